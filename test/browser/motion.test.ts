/** Cards are seen to go from where they were to where they are. */
import { expect, it } from 'vitest';
import type { State } from '../../game/state';
import { useHouse } from './house';
import { playOn, wayFrom } from './lot';
import { Person } from './person';
import { position } from './positions';

const house = useHouse();
const DESK = { viewport: { width: 1440, height: 900 } };

/** Where the likeness of a card begins and ends its way, and what it is a likeness of. */
interface Flight {
  readonly what: string;
  readonly start: readonly [number, number];
  readonly end: readonly [number, number];
}

/** Opens a match just before a state in which something holds, and looks on while it comes about. */
async function watch(
  wanted: (state: State, from: State) => boolean,
  { motion, ...screen }: { motion: string; reducedMotion?: 'reduce' },
) {
  const { id, state } = await position(house, 'turn', 2);
  const { moves } = wayFrom(house.server.matches.catalog, state, (now) => wanted(now, state), 40);
  await playOn(house, id, moves.slice(0, -1));
  const eve = await Person.comes(house, { screen: { ...DESK, ...screen }, settings: { motion } });
  await eve.opens(`/match/${id}`);
  await eve.see('.board .minion').first().waitFor();
  await eve.page.evaluate(() => {
    const flights: Flight[] = [];
    Object.assign(window, { flights });
    const seen = new Set<Element>();
    const look = (): void => {
      for (const animation of document.querySelector('.motion')?.getAnimations({ subtree: true }) ?? []) {
        const effect = animation.effect as KeyframeEffect;
        const ghost = effect.target as HTMLElement;
        if (!ghost.matches('.motion__ghost') || seen.has(ghost)) continue;
        seen.add(ghost);
        const home = [ghost.offsetLeft + ghost.offsetWidth / 2, ghost.offsetTop + ghost.offsetHeight / 2] as const;
        const [start, end] = [effect.getKeyframes()[0], effect.getKeyframes().at(-1)].map((frame) => {
          const [x = 0, y = 0] = String(frame?.translate).split(' ').map(Number.parseFloat);
          return [home[0] + x, home[1] + y] as const;
        }) as [[number, number], [number, number]];
        flights.push({ what: ghost.firstElementChild?.className ?? '', start, end });
      }
      requestAnimationFrame(look);
    };
    look();
  });
  /** What lies or lay at a point. */
  const places = () =>
    eve.see('[data-zone], .minion').evaluateAll((all) =>
      all.map((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return { name: one.getAttribute('data-zone') ?? 'minion', left, top, right, bottom };
      }),
    );
  const before = await places();
  const minions = await eve.see('.board .minion').count();
  await playOn(house, id, moves.slice(-1));
  const flights = () => eve.page.evaluate(() => (window as unknown as { flights: Flight[] }).flights);
  const at = async ([x, y]: Flight['start']): Promise<string[]> => {
    const there = [...before, ...(await places())].filter(
      ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    );
    return [...new Set(there.map(({ name }) => name))];
  };
  return { eve, flights, at, minions };
}

const minionsIn = ({ inPlay, cards }: State) => {
  const { catalog } = house.server.matches;
  return inPlay.filter((id) => catalog.definition(cards[id]?.def ?? '').type === 'minion');
};

/** Somebody has played one more minion. */
const oneMore = (now: State, from: State): boolean => minionsIn(now).length > minionsIn(from).length;

/** A minion of the second player has been discarded from play. */
const oneLess = (now: State, from: State): boolean =>
  minionsIn(from).some((id) => now.players[1]?.discard.includes(id) && !now.inPlay.includes(id));

it('shows a minion on its way from the hand to the base', async () => {
  const { eve, flights, at } = await watch(oneMore, { motion: 'slow' });
  await expect.poll(async () => (await flights()).map(({ what }) => what)).toEqual([expect.stringContaining('minion')]);
  const [flight] = await flights();
  expect(await at(flight?.start ?? [0, 0])).toEqual([expect.stringMatching(/^hand-/)]);
  expect(await at(flight?.end ?? [0, 0])).toEqual(['minion']);
  eve.isFine();
});

it('shows a minion on its way from the base to the discard pile', async () => {
  const { eve, flights, at } = await watch(oneLess, { motion: 'slow' });
  const gone = async () => {
    const ends = await Promise.all((await flights()).map(async ({ start, end }) => [await at(start), await at(end)]));
    return ends.map(([from, to]) => `${from} > ${to}`);
  };
  await expect.poll(gone).toContain('minion > discard-1');
  eve.isFine();
});

it.each([{ motion: 'off' }, { motion: 'slow', reducedMotion: 'reduce' }] as const)(
  'has nothing fly with %o',
  async (manner) => {
    const { eve, flights, minions } = await watch(oneMore, manner);
    await expect.poll(() => eve.see('.board .minion').count()).toBeGreaterThan(minions);
    await eve.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await flights()).toEqual([]);
    eve.isFine();
  },
);
