import { describe, expect, it } from 'vitest';
import { type Box, type Layout, planOf, type Spot, type Step } from '../../client/table/motion/plan';
import { heldUp, touchesIn } from '../../client/table/motion/touches';
import { destinationOf, originOf } from '../../client/table/motion/whereabouts';
import type { Cause, EventOf, LastKnown } from '../../game/events';
import type { View } from '../../game/view';

const BASE = 1;
const MATE = 2;
const KING = 3;

/** A view from seat 0 with one base; hands, piles and what is in play are given. */
function view(given: { hand?: number[]; discards?: number[][]; inPlay?: number[]; bases?: number[] } = {}): View {
  const { hand = [], discards = [[], []], inPlay = [], bases = [BASE] } = given;
  const cards: Record<number, { def: string; owner: number }> = {};
  for (const id of [...hand, ...discards.flat(), ...inPlay]) cards[id] = { def: `d/${id}`, owner: id === KING ? 1 : 0 };
  for (const id of bases) cards[id] = { def: `core:${id}`, owner: -1 };
  return {
    bases: bases.map((id) => ({ id })),
    cards,
    inPlay,
    limbo: [],
    players: discards.map((discard, seat) => ({ discard, ...(seat === 0 && { hand }) })),
  } as unknown as View;
}

const played = (card: number, player: number, more: Partial<EventOf<'played'>> = {}): EventOf<'played'> => ({
  type: 'played',
  card,
  def: `d/${card}`,
  cardType: 'minion',
  player,
  owner: player,
  on: BASE,
  base: BASE,
  from: 'hand',
  first: true,
  order: 0,
  standard: false,
  since: 1,
  ...more,
});

const cause: Cause = { source: KING, def: 'd/3', player: 1, type: 'minion', via: 'play', standard: false };

const known = (card: number): LastKnown => ({
  card,
  def: `d/${card}`,
  cardType: 'minion',
  owner: 0,
  controller: 0,
  base: BASE,
  on: BASE,
  power: 2,
  counters: 0,
  names: [],
});

const box = (x: number, y: number): Box => ({ x, y, width: 50, height: 70 });
const spot = (x: number, y: number, place: string, within: number | null = null): Spot => ({
  box: box(x, y),
  place,
  within,
});
const layout = (cards: Record<number, Spot>, zones: Record<string, Box> = {}): Layout => ({
  cards: new Map(Object.entries(cards).map(([id, one]) => [Number(id), one])),
  zones: new Map(Object.entries(zones)),
});

describe('where cards come from and go', () => {
  it('knows where they were played from', () => {
    const after = view({ inPlay: [KING] });
    expect(originOf(KING, { before: view(), after, events: [played(KING, 1)] })).toBe('hand-1');
    expect(originOf(KING, { before: view(), after, events: [played(KING, 1, { from: 'deck' })] })).toBe('deck-1');
  });

  it('takes a card that turns up in the hand to be drawn, unless it lay on a discard pile', () => {
    const after = view({ hand: [MATE] });
    expect(originOf(MATE, { before: view(), after, events: [] })).toBe('deck-0');
    expect(originOf(MATE, { before: view({ discards: [[MATE], []] }), after, events: [] })).toBe('discard-0');
  });

  it('takes new bases off the base deck', () => {
    expect(originOf(9, { before: view(), after: view({ bases: [9] }), events: [] })).toBe('basedeck');
  });

  it('knows where they go', () => {
    const before = view({ inPlay: [KING, MATE] });
    expect(destinationOf(MATE, { before, after: view({ discards: [[MATE], []] }), events: [] })).toBe('discard-0');
    expect(destinationOf(MATE, { before, after: view({ hand: [MATE] }), events: [] })).toBe('hand-0');
    const left = { type: 'leftPlay', to: 'hand', ...known(KING), owner: 1 } as const;
    expect(destinationOf(KING, { before, after: view(), events: [left] })).toBe('hand-1');
    expect(destinationOf(MATE, { before: view({ hand: [MATE] }), after: view(), events: [] })).toBe('deck-0');
  });
});

describe('what is pointed at', () => {
  it('is what was played, and what it did to what', () => {
    const destroyed = { type: 'destroyed', cause, ...known(MATE) } as const;
    expect(touchesIn([played(KING, 1), destroyed], 1)).toEqual([
      { source: null, target: KING, player: 1 },
      { source: KING, target: MATE, player: 1 },
    ]);
  });

  it('is put down to the card played last where an event names no cause, and told once', () => {
    const counters = { type: 'countersChanged', card: MATE, def: 'd/2', by: 1, count: 1 } as const;
    expect(touchesIn([played(KING, 1), counters, counters], 1)).toContainEqual({
      source: KING,
      target: MATE,
      player: 1,
    });
    expect(touchesIn([counters, counters], 0)).toEqual([{ source: null, target: MATE, player: 0 }]);
  });

  it('holds up actions that do not stay', () => {
    expect(heldUp([played(KING, 1), played(MATE, 0, { cardType: 'action', standard: true })])).toEqual([
      { card: MATE, def: 'd/2', player: 0 },
    ]);
  });
});

describe('the plan of a scene', () => {
  const of = (steps: readonly Step[], kind: Step['kind']): Step[] => steps.filter((step) => step.kind === kind);

  it('is empty if nothing moved', () => {
    const same = layout({ [BASE]: spot(0, 0, 'table'), [MATE]: spot(10, 90, 'lane 1-0', BASE) });
    expect(planOf({ before: view(), after: view(), events: [] }, 0, same, same)).toEqual([]);
  });

  it('has cards make room at once: only what goes somewhere else flies', () => {
    const old = layout({ [BASE]: spot(0, 0, 'table'), [MATE]: spot(10, 90, 'lane 1-0', BASE) });
    const now = layout({ [BASE]: spot(100, 0, 'table'), [MATE]: spot(110, 90, 'lane 1-0', BASE) });
    expect(planOf({ before: view(), after: view(), events: [] }, 0, old, now)).toEqual([]);
  });

  it('lets a card from the hand fly to its lane, and a card of another player come out of their hand', () => {
    const old = layout({ [MATE]: spot(10, 500, 'zone hand-0') });
    const now = layout(
      { [MATE]: spot(10, 90, 'lane 1-0'), [KING]: spot(70, 90, 'lane 1-1') },
      { 'hand-1': box(300, 0) },
    );
    const change = { before: view({ hand: [MATE] }), after: view({ inPlay: [MATE, KING] }), events: [played(KING, 1)] };
    expect(of(planOf(change, 1, old, now), 'arrive')).toMatchObject([
      { card: MATE, from: box(10, 500), to: box(10, 90) },
      { card: KING, from: box(300, 0), to: box(70, 90) },
    ]);
  });

  it('breaks a base that scored, sends its cards to the discard piles and its points to the tracks', () => {
    const old = layout({ [BASE]: spot(0, 0, 'table'), [MATE]: spot(10, 90, 'lane 1-0', BASE) });
    const now = layout(
      { 9: spot(0, 0, 'table') },
      { 'discard-0': box(400, 400), 'vp-0': box(0, 600), basedeck: box(600, 0) },
    );
    const change = {
      before: view({ inPlay: [MATE] }),
      after: view({ bases: [9], discards: [[MATE], []] }),
      events: [
        { type: 'whenScoring', base: BASE, def: 'core:1', places: [] },
        { type: 'gainedVp', player: 0, amount: 4, source: '' },
        { type: 'baseReplaced', old: BASE, base: 9, def: 'core:9', places: [] },
      ] as const,
    };
    const steps = planOf(change, 0, old, now);
    expect(of(steps, 'break')).toMatchObject([{ card: BASE }]);
    expect(of(steps, 'leave')).toMatchObject([{ card: MATE, to: box(400, 400) }]);
    expect(of(steps, 'medals')).toMatchObject([{ from: box(0, 0), to: box(0, 600), amount: 4 }]);
    expect(of(steps, 'arrive')).toMatchObject([{ card: 9, from: box(600, 0) }]);
  });

  it('keeps only so many cards in the air', () => {
    const ids = Array.from({ length: 60 }, (_, index) => 100 + index);
    const old = layout(Object.fromEntries(ids.map((id) => [id, spot(id, 0, 'lane 1-0')])));
    const now = layout({}, { 'discard-0': box(0, 900) });
    const change = { before: view({ inPlay: ids }), after: view({ discards: [ids, []] }), events: [] };
    const steps = of(planOf(change, 0, old, now), 'leave');
    expect(steps).toHaveLength(60);
    expect(steps.filter((step) => step.kind === 'leave' && step.to)).toHaveLength(24);
  });
});
