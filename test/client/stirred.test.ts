import { describe, expect, it } from 'vitest';
import { stirred } from '../../client/table/motion/stirred';
import { placeIn } from '../../client/table/motion/whereabouts';
import type { GameEvent } from '../../game/events';
import type { View } from '../../game/view';

const HERE = 1;
const THERE = 2;

/** A view from seat 0 with two bases; what is in play is given as card, what it lies on, and who controls it. */
function view(
  inPlay: readonly (readonly [number, number, number])[],
  more: { hand?: number[]; limbo?: number[] } = {},
) {
  const { hand = [], limbo = [] } = more;
  const cards: Record<number, object> = {};
  for (const id of [HERE, THERE, ...hand, ...limbo]) cards[id] = { def: `d/${id}`, owner: 0 };
  for (const [id, on, controller] of inPlay) cards[id] = { def: `d/${id}`, owner: 0, play: { on, controller } };
  return {
    bases: [{ id: HERE }, { id: THERE }],
    cards,
    inPlay: inPlay.map(([id]) => id),
    limbo,
    players: [{ hand }, {}],
    scoring: null,
  } as unknown as View;
}

const among = (before: View, after: View, events: GameEvent[] = []) =>
  [...stirred({ before, after, events }, 0)].sort((a, b) => a - b);

describe('what may have moved', () => {
  it('is only the bases if nothing came or went', () => {
    const same = view([[10, HERE, 0]], { hand: [30] });
    expect(among(same, same)).toEqual([HERE, THERE]);
  });

  it('is everything at the base where a card has come, with what lies on it, and nothing elsewhere', () => {
    const before = view([
      [10, HERE, 0],
      [11, 10, 1],
      [20, THERE, 1],
    ]);
    const after = view([
      [10, HERE, 0],
      [11, 10, 1],
      [20, THERE, 1],
      [12, HERE, 1],
    ]);
    expect(among(before, after)).toEqual([HERE, THERE, 10, 11, 12]);
  });

  it('is what was and what is there when a card changes hands or an action goes over to another minion', () => {
    const cards = [
      [10, HERE, 0],
      [20, THERE, 1],
    ] as const;
    expect(among(view([...cards, [11, 10, 0]]), view([...cards, [11, 20, 0]]))).toEqual([HERE, THERE, 10, 11, 20]);
    expect(among(view(cards), view([cards[0], [20, THERE, 0]]))).toEqual([HERE, THERE, 20]);
  });

  it('is the hand and what is put aside where they change', () => {
    expect(among(view([], { hand: [30, 31] }), view([], { hand: [31], limbo: [30] }))).toEqual([HERE, THERE, 30, 31]);
  });

  it('is what is pointed at, with what it lies on, and who gave points', () => {
    const same = view([
      [10, HERE, 0],
      [11, 10, 0],
      [20, THERE, 1],
      [21, THERE, 1],
    ]);
    const grown: GameEvent = { type: 'countersChanged', card: 11, def: 'd/11', by: 1, count: 1 };
    const gained: GameEvent = { type: 'gainedVp', player: 1, amount: 1, source: 'd/20' };
    expect(among(same, same, [grown, gained])).toEqual([HERE, THERE, 10, 11, 20]);
  });
});

describe('where a card is seen', () => {
  it('is another place when it, or what it lies on, is elsewhere or has another controller', () => {
    const here = view([
      [10, HERE, 0],
      [11, 10, 1],
    ]);
    const there = view([
      [10, THERE, 0],
      [11, 10, 1],
    ]);
    const taken = view([
      [10, HERE, 1],
      [11, 10, 1],
    ]);
    for (const card of [10, 11]) {
      expect(placeIn(there, card)).not.toBe(placeIn(here, card));
      expect(placeIn(taken, card)).not.toBe(placeIn(here, card));
      expect(placeIn(here, card)).toBe(placeIn(here, card));
    }
  });

  it('is the table, a hand, aside, or nowhere', () => {
    const given = view([], { hand: [30], limbo: [31] });
    expect([HERE, 30, 31, 32].map((card) => placeIn(given, card))).toEqual(['table', 'hand', 'limbo', null]);
  });
});
