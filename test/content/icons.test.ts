/** Pictures of cards and bases: every one has a fitting one, and authors are told of names that do not exist. */
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSound } from '../../server/content/project';
import { validate } from '../../server/content/validate';
import { iconGroups } from '../../server/http/icons';

const PACK = join(import.meta.dirname, 'wrong-icons');

describe('icons', () => {
  it('that do not exist or are used twice in a faction are reported by validate', async () => {
    const { problems } = await validate([PACK]);
    const lines = problems.map(
      ({ file, line, col, message }) => `${relative(PACK, file).replaceAll('\\', '/')}:${line}:${col} ${message}`,
    );
    expect(lines).toEqual([
      'bases/lab/bases.yaml:4:68 there is no icon "tabel" in the game-icons collection (did you mean "table"?)',
      'factions/lab/mice/faction.yaml:5:7 there is no icon "mouze" in the game-icons collection (did you mean "mouse"?)',
      'factions/lab/mice/faction.yaml:13:11 there is no icon "zzzzzzzzzzzz" in the game-icons collection',
      'factions/lab/mice/faction.yaml:20:11 the icon "mouse" is already used by another card',
    ]);
  });

  it('that do not exist keep no pack from being played; they are only not sent', async () => {
    const { content, leftOut } = await loadSound([PACK]);
    expect(leftOut).toEqual([]);
    expect(Object.keys(iconGroups(content).get('mice') ?? {})).toEqual(['mouse']);
    expect(Object.keys(iconGroups(content).get('lab') ?? {})).toEqual([]);
  });

  it('are on every card and base of the project', async () => {
    const { content } = await loadSound([]);
    const bare = [
      ...content.factions.flatMap(({ file }) => file.cards.map((card) => ({ ...card, id: `${file.id}/${card.id}` }))),
      ...content.bases.flatMap(({ file }) => file.bases),
    ].filter(({ icon }) => icon === undefined);
    expect(bare.map(({ id }) => id)).toEqual([]);
  });
});
