/** Over a whole game, nothing that is sent to anyone names a card that is hidden from them, the seed, or a key. */
import { afterAll, describe, expect, it } from 'vitest';
import type { State } from '../../../game/state';
import { viewOf } from '../../../game/view';
import { hashOf } from '../../../server/matches/keys';
import { Dice } from '../../../server/simulation/dice';
import { withHiddenCardsSwapped } from '../../../server/simulation/invariants';
import { type Attacked, attacked, newTable, playOn } from './target';
import { ask, messageIn, Wire } from './wire';

const SEED = 'a-seed-that-nobody-is-told';
const VIEWERS = [null, 0, 1, 2, 3] as const;

let target: Attacked | undefined;
afterAll(() => target?.server.stop());

interface Sent {
  readonly G: Record<string, unknown>;
  readonly _stateID: number;
  readonly ctx: { readonly gameover?: unknown };
}

interface Entry {
  readonly action: { readonly type: string; readonly payload: { readonly playerID: string; readonly args?: unknown } };
}

/** The state in a message, and the log with it. */
function sentIn(packet: string): { state: Sent; log: readonly Entry[] } | null {
  const message = messageIn(packet);
  if (message?.[0] === 'update') return { state: message[2] as Sent, log: message[3] as Entry[] };
  if (message?.[0] !== 'sync') return null;
  return message[2] as { state: Sent; log: readonly Entry[] };
}

/** The cards in a state that a viewer sees the back of. */
function hiddenFrom(state: State, viewer: number | null): number[] {
  const { decision } = state.resolution ?? {};
  const shown = decision?.player === viewer ? [...(decision?.shows ?? []), ...(decision?.options ?? [])] : [];
  const hands = state.players.flatMap(({ hand }, seat) => (seat === viewer ? [] : hand));
  const decks = state.players.flatMap(({ deck }) => deck);
  return [...hands, ...decks, ...state.baseDeck.slice(1), ...state.hidden].filter((id) => !shown.includes(id));
}

describe('everything sent in a four-player game', () => {
  it('keeps hidden cards, the seed, random numbers, keys and the moves of others', async () => {
    target = await attacked();
    const { server, address } = target;
    const { matches } = server;
    const table = await newTable(server, ['Ann', 'Ben', 'Cat', 'Dan'], { numPlayers: 4, seed: SEED });
    const truth = new Map<number, State>();
    const first = await matches.find(table.matchID);
    truth.set(first.state._stateID, first.state.G);
    matches.listen((change) => {
      if (change.kind === 'moved') truth.set(change.state._stateID, change.state.G);
    });
    const requests: string[] = [];
    const look = async (): Promise<Wire[]> => {
      const wires = await Promise.all(VIEWERS.map(() => Wire.open(address)));
      for (const [at, viewer] of VIEWERS.entries())
        await wires[at]?.emit('sync', table.matchID, viewer === null ? null : String(viewer), table.keys[viewer ?? -1]);
      for (const wire of wires) await wire.hear('sync');
      for (const path of ['/games/smashtable', `/games/smashtable/${table.matchID}`, `/replays/${table.matchID}`])
        requests.push((await ask(address, path)).text);
      return wires;
    };
    const dice = new Dice('leaks');
    const early = await look();
    await playOn(server, table, dice, (_, moves) => moves === 100);
    const late = await look();
    await playOn(server, table, dice, () => false);
    const last = Math.max(...truth.keys());
    for (const wire of [...early, ...late]) await wire.next((packet) => sentIn(packet)?.state._stateID === last);

    const secrets = [SEED, ...table.keys, ...table.keys.map(hashOf)];
    for (const text of requests) for (const secret of secrets) expect(text).not.toContain(secret);
    let checked = 0;
    for (const [at, wire] of [...early, ...late].entries()) {
      const viewer = VIEWERS[at % VIEWERS.length] ?? null;
      for (const packet of wire.packets) {
        for (const secret of secrets) expect(packet.includes(secret)).toBe(false);
        const sent = sentIn(packet);
        if (!sent) continue;
        const state = truth.get(sent.state._stateID) as State;
        for (const word of state.rng) if (word > 1e6) expect(packet.includes(String(word))).toBe(false);
        const { cards, topBase } = sent.state.G as { cards: Record<string, unknown>; topBase: number | null };
        expect(hiddenFrom(state, viewer).filter((id) => id in cards)).toEqual([]);
        for (const { action } of sent.log)
          if (action.type === 'MAKE_MOVE' && action.payload.playerID !== String(viewer))
            expect(action.payload.args ?? null).toBeNull();
        // With other cards in all hidden places, the very same would have been sent.
        const other = viewOf(matches.catalog, withHiddenCardsSwapped(state, viewer, topBase), viewer);
        expect(JSON.stringify(sent.state.G)).toBe(JSON.stringify(other));
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(VIEWERS.length * 100);
    await Promise.all([...early, ...late].map((wire) => wire.close()));
  }, 120_000);
});
