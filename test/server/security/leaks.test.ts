/** Over a whole game, nothing that is sent to anyone tells of what is hidden from them; and that this would be noticed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { argumentsOf } from '../../../game/clientGame';
import type { State } from '../../../game/state';
import type { View } from '../../../game/view';
import { hashOf } from '../../../server/matches/keys';
import { Dice } from '../../../server/simulation/dice';
import { chooseMove } from '../../../server/simulation/players';
import { FrameWire } from './frames';
import { hiddenFrom, leaksIn, type Truth, type Viewer } from './leakage';
import { type Attacked, attacked, newTable, type Table } from './target';
import { recorded } from './truth';
import { ask, messageIn, packetOf } from './wire';

const SEED = 'a-seed-that-nobody-is-told';
/** The number of a state in the middle of the game. */
const MIDDLE = 100;

let target: Attacked;
let table: Table;
let truth: Truth;
/** Everything that was sent to each viewer, as it came. */
const sent = new Map<Viewer, Set<string>>();
/** Every answer to a request, before the game was over. */
const answers: string[] = [];

interface Sent {
  readonly ctx: object;
  readonly G: View;
  readonly _stateID: number;
}

/** The state in a message, if there is one. */
function stateIn(packet: string): Sent | null {
  const message = messageIn(packet);
  if (message?.[0] === 'update') return message[2] as Sent;
  return message?.[0] === 'sync' ? (message[2] as { state: Sent }).state : null;
}

/** Someone at the table, who knows only what the socket says. */
class Guest {
  private constructor(
    readonly viewer: Viewer,
    readonly wire: FrameWire,
    private known: Sent,
  ) {}

  static async seat(viewer: Viewer): Promise<Guest> {
    const wire = await FrameWire.open(target.address);
    await wire.emit('sync', table.matchID, viewer === null ? null : String(viewer), table.keys[viewer ?? -1] ?? null);
    const packet = await wire.next((one) => stateIn(one) !== null);
    return new Guest(viewer, wire, stateIn(packet) as Sent);
  }

  get view(): View {
    return this.known.G;
  }

  get stateID(): number {
    return this.known._stateID;
  }

  /** Waits for the state of this number. */
  async hear(stateID: number): Promise<void> {
    const packet = await this.wire.next((one) => stateIn(one)?._stateID === stateID);
    this.known = stateIn(packet) as Sent;
  }

  async move(type: string, args: readonly unknown[]): Promise<void> {
    const payload = { type, args, playerID: String(this.viewer), credentials: table.keys[this.viewer ?? -1] };
    const action = { type: 'MAKE_MOVE', payload };
    await this.wire.emit('update', action, this.stateID, table.matchID, String(this.viewer));
  }

  /** A legal move by lot; null if it is not for this guest to move. */
  choose(dice: Dice) {
    const { legal, decision } = this.view;
    return chooseMove(legal, decision && 'options' in decision ? decision : null, dice, 'random');
  }
}

/** What the guest whose turn it is hears when they try to play cards that they do not see: as many as one may before one is cut off. */
async function probe(guest: Guest, state: State): Promise<Set<string>> {
  const heard = new Set<string>();
  const hidden = [...hiddenFrom(target.server.matches.catalog, state, guest.viewer)];
  for (const card of hidden.filter((_, at) => at % 2 === 0).slice(0, 100)) {
    await guest.move('play', [{ card, on: state.table[0] }]);
    heard.add(JSON.stringify((await guest.wire.hear('refused'))[2]));
  }
  return heard;
}

beforeAll(async () => {
  target = await attacked();
  const { server, address } = target;
  const { matches } = server;
  table = await newTable(server, ['Ann', 'Ben', 'Cat', 'Dan'], { numPlayers: 4, seed: SEED });
  const truthWith = await recorded(matches, table.matchID);
  const { states } = truthWith([]);
  const guests = await Promise.all([null, 0, 1, 2, 3].map((viewer) => Guest.seat(viewer)));
  const late: Guest[] = [];
  const dice = new Dice('leaks');
  for (let moves = 0; ; moves++) {
    const state = states.get(guests[0]?.stateID ?? 0) as State;
    if (state.phase === 'over') break;
    const mover = guests.find((guest) => guest.choose(new Dice('who')) !== null) as Guest;
    if (moves === 60) {
      // Others come and look, ask the lobby, chat, and are refused.
      late.push(...(await Promise.all([null, 0, 1, 2, 3].map((viewer) => Guest.seat(viewer)))));
      const { matchID, keys } = table;
      const at = `/games/smashtable/${matchID}`;
      for (const path of ['/games/smashtable', at, `/replays/${matchID}`, `/replays/${matchID}/steps?from=0`])
        answers.push((await ask(address, path)).text);
      await mover.wire.send(
        packetOf('chat', matchID, { id: 'a', sender: String(mover.viewer), payload: 'hi' }, keys[mover.viewer ?? 0]),
      );
      await mover.wire.hear('chat');
      expect([...(await probe(mover, state))]).toHaveLength(1);
    }
    const what = mover.choose(dice);
    if (!what) throw new Error('nobody can move');
    const next = mover.stateID + 1;
    await mover.move(what.type, argumentsOf(what));
    await Promise.all([...guests, ...late].map((guest) => guest.hear(next)));
  }
  for (const { viewer, wire } of [...guests, ...late]) {
    sent.set(viewer, new Set([...(sent.get(viewer) ?? []), ...wire.packets]));
    await wire.close();
  }
  truth = truthWith([SEED, ...table.keys, ...table.keys.map(hashOf)]);
}, 120_000);
afterAll(() => target.server.stop());

describe('everything sent in a four-player game', () => {
  it('to players and spectators tells nothing of what is hidden from them', () => {
    for (const [viewer, packets] of sent)
      expect([...packets].flatMap((packet) => leaksIn(truth, viewer, packet))).toEqual([]);
  }, 120_000);

  it('was looked at: states, logs, seats, chat and refusals, from the first move to the last', () => {
    expect(sent.size).toBe(5);
    expect(truth.states.size).toBeGreaterThan(200);
    const names = new Set<unknown>();
    for (const packets of sent.values()) {
      for (const packet of packets) names.add(messageIn(packet)?.[0]);
      const seen = new Set([...packets].map((packet) => stateIn(packet)?._stateID));
      for (const stateID of truth.states.keys()) if (stateID > 0) expect(seen.has(stateID)).toBe(true);
    }
    expect([...names].sort()).toEqual(['chat', 'matchData', 'refused', 'sync', 'update', undefined]);
  });

  it('by the lobby tells nothing of any card', () => {
    expect(answers).toHaveLength(4);
    expect(answers.flatMap((text) => leaksIn(truth, null, text))).toEqual([]);
  });
});

describe('a leak is noticed', () => {
  type Change = (state: Sent, log: LogEntry[], truly: State) => unknown;

  /** What is found in an update in the middle of the game, as player 1 got it, after something in it was changed. */
  function changed(change: Change): string[] {
    const found = [...(sent.get(1) ?? [])].find((packet) => stateIn(packet)?._stateID === MIDDLE);
    const [name = '', matchID, state, log] = messageIn(found ?? '') ?? [];
    change(state as Sent, log as LogEntry[], truth.states.get(MIDDLE) as State);
    return leaksIn(truth, 1, packetOf(name, matchID, state, log));
  }

  interface LogEntry {
    metadata?: { events: object[] };
    action: { payload: { args: unknown; playerID: string } };
  }

  const handOf = (state: State, seat: number): number => state.players[seat]?.hand[0] ?? 0;

  it('only where there is one', () => {
    expect(changed(() => undefined)).toEqual([]);
  });

  /** Tells one thing more of the move. */
  const told =
    (event: (truly: State) => object): Change =>
    (_, log, truly) =>
      log[0]?.metadata?.events.push(event(truly));
  /** Shows one thing more in the view. */
  const shown =
    (what: (truly: State) => object): Change =>
    ({ G }, _, truly) =>
      Object.assign(G, what(truly));
  const drew = { type: 'drew', player: 0, count: 1 };
  const asked = { player: 0, kind: 'choose', prompt: 'x', source: 0 };

  it.each<[string, Change]>([
    ['a card of another hand', ({ G }, _, t) => Object.assign(G.cards, { [handOf(t, 0)]: t.cards[handOf(t, 0)] })],
    ['the order of a deck', shown(({ players }) => ({ deck: players[0]?.deck }))],
    ['the next card of a deck', ({ G }, _, t) => Object.assign(G.players[1] ?? {}, { next: t.players[1]?.deck[0] })],
    ['the hand of another', ({ G }, _, t) => Object.assign(G.players[0] ?? {}, { hand: t.players[0]?.hand })],
    ['the base to come', shown(({ baseDeck }) => ({ topBase: baseDeck[0] }))],
    ['the state before a move', shown((truly) => ({ resolution: { checkpoint: truly } }))],
    ['what another is shown', shown(({ players }) => ({ decision: { ...asked, shows: players[0]?.deck } }))],
    ['a hidden card that asks', shown((truly) => ({ decision: { ...asked, source: handOf(truly, 0) } }))],
    ['a random number', (state, _, { rng }) => Object.assign(state.ctx, { turn: Math.max(...rng) })],
    ['the seed', (state) => Object.assign(state, { plugins: { random: { data: { seed: SEED } } } })],
    ['a plugin', (state) => Object.assign(state, { plugins: { engine: { data: 1 } } })],
    ['a card in ctx', (state, _, { cards }) => Object.assign(state.ctx, { next: cards[1]?.def })],
    ['an older state', (state) => Object.assign(state, { _undo: [{ G: {} }] })],
    ['the arguments of another', (_, log) => Object.assign(log[0]?.action.payload ?? {}, { playerID: '2', args: [3] })],
    ['a card in the arguments', (_, log) => Object.assign(log[0]?.action.payload ?? {}, { card: hiddenName() })],
    ['a hidden card in an event', told((truly) => ({ ...drew, card: handOf(truly, 0) }))],
    ['the definition of a hidden card in an event', told(() => ({ ...drew, def: hiddenName() }))],
    ['the same, deep in it', told(() => ({ ...drew, a: [{ b: { c: hiddenName() } }] }))],
    ['a wrong definition', told((t) => ({ type: 'moved', card: t.inPlay[0], def: t.cards[t.table[0] ?? 0]?.def }))],
    ['a key', told(() => ({ type: 'passed', player: 0, key: table.keys[0] }))],
  ])('%s', (_name, change) => {
    expect(changed(change)).not.toEqual([]);
  });

  /** The name of a card of which player 1 sees no copy, neither before nor after the move. */
  function hiddenName(): string | undefined {
    const seen = new Set<string>();
    const all = new Set<string>();
    for (const state of [truth.states.get(MIDDLE - 1), truth.states.get(MIDDLE)]) {
      const hidden = hiddenFrom(truth.catalog, state as State, 1);
      for (const [id, { def }] of state?.cards.entries() ?? []) (hidden.has(id) ? all : seen).add(def);
    }
    return [...all].find((def) => !seen.has(def));
  }

  it('in other messages: a name in the chat, in the seats, in a refusal and in the lobby', () => {
    const { def } = truth.states.get(50)?.cards[1] ?? { def: '' };
    expect(leaksIn(truth, 1, packetOf('chat', 'm', { id: 'a', payload: def }))).not.toEqual([]);
    expect(leaksIn(truth, 1, packetOf('matchData', 'm', [{ id: 0, data: { card: def } }]))).not.toEqual([]);
    expect(leaksIn(truth, 1, packetOf('refused', 'm', { reason: 'moveRefused', detail: def }))).not.toEqual([]);
    expect(leaksIn(truth, null, JSON.stringify({ matches: [{ card: def }] }))).not.toEqual([]);
    expect(leaksIn(truth, null, JSON.stringify({ seed: SEED }))).not.toEqual([]);
  });
});
