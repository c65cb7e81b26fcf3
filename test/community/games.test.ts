/** The community pack, as a stranger would hand it in: data only, and sound enough to play with every other faction. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../server/content/loadContent';
import { projectRoot } from '../../server/content/project';
import { validate } from '../../server/content/validate';
import { simulateMatch } from '../../server/simulation/simulate';
import { catalogWith } from '../catalog';

const pack = fileURLToPath(new URL('../packs/community', import.meta.url));
const catalog = await catalogWith('community');
const others = [...catalog.factions.keys()].filter((id) => id !== 'couriers');
/** Every other faction, two by two; the last one is joined by the second if it would be alone. */
const foes = Array.from(
  { length: Math.ceil(others.length / 2) },
  (_, at) => [others[2 * at]!, others[2 * at + 1] ?? others[1]!] as const,
);

describe('the community pack', () => {
  it('is clean, and 20 cards and two bases in YAML alone', async () => {
    const { problems, figures } = await validate([pack]);
    expect(problems).toEqual([]);
    expect(figures).toMatchObject({ factions: 1, cards: 14, yamlOnlyCards: 14, bases: 2, yamlOnlyBases: 2 });
  });

  it('loads where code is refused', async () => {
    const { content, leftOut } = await loadContent([projectRoot, pack], { code: 'refuse' });
    expect(content.factions.map(({ file }) => file.id)).toContain('couriers');
    expect(content.sets.map(({ id }) => id)).toContain('night-post');
    expect(leftOut.filter((folder) => folder.includes('night-post'))).toEqual([]);
  });
});

describe('random games of the Couriers', () => {
  it.each(foes.map((foe, at) => [foe.join(' and '), at] as const))(
    'against %s finish with all invariants kept',
    (_, at) => {
      const ally = foes[(at + 1) % foes.length]![0];
      const match = simulateMatch(catalog, {
        players: 2,
        seed: `couriers-${at}`,
        check: true,
        factions: [['couriers', ally], foes[at]!],
      });
      expect(match.failures, `move ${match.moves}`).toEqual([]);
      expect(match.state.faults).toEqual([]);
      expect(match.finished).toBe(true);
    },
    60_000,
  );

  it('bring the bases of their set along', () => {
    const { state } = simulateMatch(catalog, {
      players: 2,
      seed: 'couriers-bases',
      factions: [
        ['couriers', 'ninjas'],
        ['pirates', 'robots'],
      ],
    });
    const defs = state.cards.map(({ def }) => def);
    expect(defs).toEqual(expect.arrayContaining(['night-post:sorting-hall', 'night-post:all-night-counter']));
  });
});
