/** What the table draws, and where the arrow keys lead. */
import { describe, expect, it } from 'vitest';
import type { Catalog } from '../../client/net/catalog';
import { awaitedIn } from '../../client/table/board/awaited';
import { beside } from '../../client/table/board/beside';
import { nearest } from '../../client/table/board/direction';
import { arcsOf, basesOf, type Looks, medalsOf, seatOrder } from '../../client/table/board/model';
import { nowOf } from '../../client/table/board/words';
import { keyOf, shortcutFor } from '../../client/table/shortcuts';
import type { Card } from '../../game/state';
import type { View } from '../../game/view';

const looks: Looks = {
  me: 0,
  meaning: () => null,
  options: [],
  chosen: [],
  lifted: null,
  isMinion: (def) => def.startsWith('minion'),
};

const inPlay = (def: string, on: number, controller: number): Card => ({
  def,
  owner: controller,
  play: { on, controller, since: 1, counters: 0 },
});

const view = {
  phase: 'play',
  active: 1,
  decision: null,
  scoring: null,
  cards: {
    1: { def: 'base', owner: -1, tokens: 2 },
    2: inPlay('minion/a', 1, 0),
    3: inPlay('minion/b', 1, 1),
    4: inPlay('action/on-minion', 3, 0),
    5: inPlay('action/on-base', 1, 1),
  },
  power: { 2: { total: 3, parts: [] }, 3: { total: 5, parts: [] } },
  players: [{}, {}],
  inPlay: [2, 3, 4, 5],
  bases: [{ id: 1, breakpoint: 20, total: 8, power: [3, 5], places: [{ player: 1, power: 5, place: 1 }] }],
} as unknown as View;

describe('bases', () => {
  it('have a lane for each player, the own one last, with what lies on whom', () => {
    const [base] = basesOf(view, looks);
    expect(base?.lanes.map(({ seat, power }) => [seat, power])).toEqual([
      [1, 5],
      [0, 3],
    ]);
    expect(base?.lanes[0]?.minions.map(({ id, attached }) => [id, attached.map((one) => one.id)])).toEqual([[3, [4]]]);
    expect(base?.actions.map(({ id }) => id)).toEqual([5]);
    expect(base?.tokens).toBe(2);
  });

  it('are wanted when something on them can be chosen', () => {
    expect(basesOf(view, looks)[0]?.wanted).toBe(false);
    expect(basesOf(view, { ...looks, meaning: (thing) => (thing === 4 ? 'option' : null) })[0]?.wanted).toBe(true);
  });

  it('let a card stand for the only one of its abilities that is offered', () => {
    const offered = { ...looks, options: ['2/special:0', '3/special:0', '3/special:1'] };
    const minions = basesOf(view, offered)[0]?.lanes.flatMap((lane) => lane.minions) ?? [];
    expect(minions.map(({ id, press }) => [id, press])).toEqual([
      [3, 3],
      [2, '2/special:0'],
    ]);
  });

  it('are not offered for a number that is an option: the card with the number 2 is no answer to "how many"', () => {
    const counted = { ...looks, options: ['0', '1', '2'] };
    const minions = basesOf(view, counted)[0]?.lanes.flatMap((lane) => lane.minions) ?? [];
    expect(minions.map(({ id, press }) => [id, press])).toEqual([
      [3, 3],
      [2, 2],
    ]);
  });

  it('show the places as they were fixed while they score', () => {
    const scored = { ...view, scoring: { base: 1, places: [{ player: 0, power: 9, place: 1 }] } };
    expect(basesOf(scored, looks)[0]).toMatchObject({ scoring: true, places: [{ player: 0 }] });
  });
});

describe('rings and medals', () => {
  it('fill up to the breakpoint and share the whole beyond it', () => {
    const lanes = [
      { seat: 1, power: 5 },
      { seat: 0, power: 5 },
    ];
    expect(arcsOf(lanes, 20)).toEqual([
      { seat: 0, from: 0, length: 0.25 },
      { seat: 1, from: 0.25, length: 0.25 },
    ]);
    expect(arcsOf(lanes, 8).map(({ length }) => length)).toEqual([0.5, 0.5]);
    expect(arcsOf([{ seat: 0, power: 0 }], 8)).toEqual([]);
  });

  it('give tied players the same medal', () => {
    const places = [
      { player: 0, power: 5, place: 1 },
      { player: 2, power: 5, place: 1 },
      { player: 1, power: 2, place: 3 },
    ];
    expect(medalsOf([4, 2, 1], places).map(({ players }) => players)).toEqual([[0, 2], [], [1]]);
  });
});

describe('seats', () => {
  it('follow the order of play and end with the viewer', () => {
    expect(seatOrder(4, 1)).toEqual([2, 3, 0, 1]);
    expect(seatOrder(3, null)).toEqual([0, 1, 2]);
  });

  it('are awaited by phase', () => {
    expect(awaitedIn(view)).toEqual([1]);
    expect(awaitedIn({ ...view, phase: 'opening', mulligans: [0, 1] })).toEqual([0, 1]);
    expect(awaitedIn({ ...view, phase: 'draft', draft: { pool: {}, order: [1, 0], picked: 1 } })).toEqual([0]);
    expect(awaitedIn({ ...view, phase: 'over' })).toEqual([]);
  });
});

describe('arrow keys', () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const boxes = [box(0, 0), box(20, 0), box(25, 20), box(60, 0)];

  it('go straight ahead before they go aside', () => {
    expect(nearest(boxes, 0, 'right')).toBe(1);
    expect(nearest(boxes, 1, 'right')).toBe(3);
    expect(nearest(boxes, 1, 'down')).toBe(2);
    expect(nearest(boxes, 0, 'left')).toBe(-1);
  });

  it('prefer what is wanted', () => {
    expect(nearest(boxes, 0, 'right', (index) => index === 3)).toBe(3);
    expect(nearest(boxes, 0, 'right', () => false)).toBe(1);
  });
});

describe('shortcuts', () => {
  it('can be changed and switched off', () => {
    expect(shortcutFor('F', {})).toBe('finish');
    expect(shortcutFor('f', { finish: 'x' })).toBeNull();
    expect(shortcutFor('x', { finish: 'x' })).toBe('finish');
    expect(keyOf('undo', { undo: '' })).toBe('');
    expect(shortcutFor('', { undo: '' })).toBeNull();
  });
});

describe('a card in large', () => {
  const catalog = { cards: new Map([['action/howl', { name: 'Howl' }]]), bases: new Map() } as unknown as Catalog;
  const howled = {
    ...view,
    power: {
      2: {
        total: 5,
        parts: [
          { from: 'printed', amount: 3 },
          { from: 'action/howl', amount: 2 },
        ],
      },
      3: { total: 5, parts: [] },
    },
  } as View;

  it('has its power now, with how it comes about', () => {
    expect(nowOf(catalog, howled, 2)).toEqual({ power: 5, sum: '5 = 3 + 2 Howl' });
    expect(nowOf(catalog, howled, 3)).toEqual({ power: 5, sum: '' });
  });

  it('has its breakpoint now, if it is a base', () => {
    expect(nowOf(catalog, howled, 1)).toEqual({ breakpoint: 20 });
  });

  it('is as printed where it is not in play, or none of the match', () => {
    expect(nowOf(catalog, howled, 9)).toEqual({});
    expect(nowOf(catalog, howled, undefined)).toEqual({});
  });
});

describe('a hint', () => {
  const hint = { width: 100, height: 50 };
  const room = { width: 1000, height: 600 };
  const box = (left: number, top: number, width: number, height: number) => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  });

  it('lies below the thing, or above it where there is no room below', () => {
    expect(beside(box(200, 100, 60, 40), hint, room)).toEqual({ left: 200, top: 148 });
    expect(beside(box(200, 540, 60, 40), hint, room)).toEqual({ left: 200, top: 482 });
  });

  it('lies at a side of a thing that is as high as the window', () => {
    expect(beside(box(200, 20, 60, 570), hint, room)).toEqual({ left: 268, top: 20 });
    expect(beside(box(800, 20, 150, 570), hint, room)).toEqual({ left: 692, top: 20 });
  });

  it('stays in the window', () => {
    expect(beside(box(990, 100, 60, 40), hint, room)).toEqual({ left: 892, top: 148 });
    expect(beside(box(-40, 100, 60, 40), hint, room)).toEqual({ left: 8, top: 148 });
    expect(beside(box(0, 0, 1000, 600), hint, room)).toEqual({ left: 8, top: 8 });
  });
});
