/** Until everyone has decided about the opening hand, nobody can tell who may change theirs, or will (OPEN-50). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stagesOf } from '../../../game/boardgame';
import type { Card, State } from '../../../game/state';
import { legalFor } from '../../../game/view';
import { FrameWire } from './frames';
import { type Attacked, attacked, newTable } from './target';

/** What the first player does who has a hand without minions, or (`cannot`) who does have a minion. */
const WAYS = ['keeps', 'changes', 'cannot'] as const;
type Way = (typeof WAYS)[number];

/** Who decides one after the other; the last of them is the one whose decision ends the opening. */
const ORDERS = [
  [0, 1, 2],
  [1, 0, 2],
] as const;

let target: Attacked;
let seed = '';
/** All that was sent to the others before and after the last decision, by way and order. */
const sent = new Map<string, { before: string[]; after: string[] }>();

const mayChange = (state: State): boolean => legalFor(target.server.matches.catalog, state, 0).mulligan;

/** Gives the first player a minion in hand for a card of the deck, before anybody has looked. */
function giveMinion(state: State): void {
  const { catalog } = target.server.matches;
  const { hand, deck } = state.players[0] ?? { hand: [], deck: [] };
  const cards = state.cards as Card[];
  const minion = deck.find((id) => catalog.definition(cards[id]?.def ?? '').type === 'minion') ?? 0;
  const first = hand[0] ?? 0;
  [cards[first], cards[minion]] = [cards[minion] as Card, cards[first] as Card];
}

async function opening(way: Way, order: readonly number[]): Promise<{ before: string[]; after: string[] }> {
  const { matches } = target.server;
  const { matchID, keys } = await newTable(target.server, ['Ann', 'Ben', 'Cat'], { numPlayers: 3, seed });
  const { state } = await matches.find(matchID);
  if (way === 'cannot') giveMinion(state.G);
  expect(mayChange(state.G)).toBe(way !== 'cannot');
  const lookers = [null, '1', '2'];
  const wires = await Promise.all(lookers.map(() => FrameWire.open(target.address)));
  const others = lookers.map((seat, at) => ({ seat, wire: wires[at] as FrameWire }));
  for (const { seat, wire } of others) {
    await wire.emit('sync', matchID, seat, keys[Number(seat ?? -1)] ?? null);
    await wire.hear('sync');
  }
  const decide = async (seat: number): Promise<void> => {
    const now = (await matches.find(matchID)).state;
    await matches.move(matchID, seat, 'keep', [seat !== 0 || way !== 'changes'], now._stateID);
    for (const { wire } of others) await wire.hear('update');
  };
  const packets = (): string[] =>
    others.map(({ wire }) =>
      wire.packets
        .filter((packet) => packet.includes(matchID))
        .map((packet) => packet.replaceAll(matchID, 'the match'))
        .join('\n'),
    );
  for (const seat of order.slice(0, -1)) await decide(seat);
  const before = packets();
  await decide(order.at(-1) ?? 0);
  const after = packets();
  for (const { wire } of others) await wire.close();
  return { before, after };
}

beforeAll(async () => {
  target = await attacked();
  for (let tries = 0; seed === ''; tries++) {
    const { matchID } = await newTable(target.server, ['Ann', 'Ben', 'Cat'], { numPlayers: 3, seed: String(tries) });
    if (mayChange((await target.server.matches.find(matchID)).state.G)) seed = String(tries);
  }
  for (const way of WAYS) for (const order of ORDERS) sent.set(`${way} ${order}`, await opening(way, order));
}, 60_000);
afterAll(() => target.server.stop());

describe('OPEN-50 what is sent to the others while opening hands are looked at', () => {
  it.each(ORDERS)('is the same to the byte whatever the first player may do and does: %i, %i, %i', (...order) => {
    const [kept, changed, could] = WAYS.map((way) => sent.get(`${way} ${order}`)?.before);
    expect(kept?.map((text) => text.length > 1000)).toEqual([true, true, true]);
    expect(changed).toEqual(kept);
    expect(could).toEqual(kept);
  });

  it('tells of the mulligan that was taken when all have decided, and of nothing where none was', () => {
    for (const order of ORDERS) {
      const told = WAYS.map((way) => sent.get(`${way} ${order}`)?.after.map((text) => text.includes('"shown"')));
      const [no, yes] = [Array(3).fill(false), Array(3).fill(true)];
      expect(told).toEqual([no, yes, no]);
    }
  });

  it('has everyone asked who has not decided', async () => {
    const { matchID } = await newTable(target.server, ['Ann', 'Ben', 'Cat'], { numPlayers: 3, seed });
    const { state } = await target.server.matches.find(matchID);
    expect(stagesOf(state.G)).toEqual({ 0: 'mulligan', 1: 'mulligan', 2: 'mulligan' });
  });
});
