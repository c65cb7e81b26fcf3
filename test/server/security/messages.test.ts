/** Messages that no honest client sends: each is refused with its reason, and nothing comes of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTarget, survives, type Table, type Target } from './target';
import { type Message, Wire } from './wire';

let target: Target;
beforeAll(async () => {
  target = await newTarget();
}, 60_000);
afterAll(() => target.server.stop());

interface Crafted {
  readonly type?: unknown;
  readonly move?: unknown;
  readonly args?: unknown;
  readonly seat?: unknown;
  readonly payloadSeat?: unknown;
  readonly key?: unknown;
  readonly stateID?: unknown;
  readonly table?: Table;
  readonly matchID?: unknown;
  readonly payload?: unknown;
}

/** A move as the player to move would make it, but for what is given. */
function update(t: Target, given: Crafted): Message {
  const { table = t.playing, seat = String(t.mover) } = given;
  const { payloadSeat = seat, key = table.keys[Number(seat)] ?? '', move = 'finish', args = [] } = given;
  const payload = 'payload' in given ? given.payload : { type: move, args, playerID: payloadSeat, credentials: key };
  const action = { type: given.type ?? 'MAKE_MOVE', payload };
  return ['update', action, 'stateID' in given ? given.stateID : t.stateID, given.matchID ?? table.matchID, seat];
}

const otherSeat = (t: Target): string => String(1 - t.mover);

function chat(t: Target, payload: unknown, rest: object = {}): Message {
  return ['chat', t.playing.matchID, { id: 'a1', sender: '0', payload, ...rest }, t.playing.keys[0]];
}

const deep = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;

/** JSON that JavaScript cannot write as a literal: `__proto__` as a key of its own. */
const poisoned = (text: string): unknown => JSON.parse(text) as unknown;

type Case = readonly [name: string, reason: string, make: (t: Target) => Message];

const SYNC: Case[] = [
  ['no arguments', 'badRequest', () => ['sync']],
  ['too many arguments', 'badRequest', (t) => ['sync', t.playing.matchID, null, null, 2, 5]],
  ['a number for a match', 'badRequest', () => ['sync', 7]],
  ['null for a match', 'badRequest', () => ['sync', null]],
  ['an object for a match', 'badRequest', () => ['sync', { toString: 'x' }]],
  ['an array for a match', 'badRequest', (t) => ['sync', [t.playing.matchID]]],
  ['an empty match id', 'badRequest', () => ['sync', '']],
  ['a path for a match', 'badRequest', () => ['sync', '../../etc/passwd']],
  ['SQL for a match', 'badRequest', () => ['sync', "' OR 1=1 --"]],
  ['a match id with a NUL', 'badRequest', (t) => ['sync', `${t.playing.matchID}\u0000`]],
  ['a match id that is too long', 'badRequest', () => ['sync', 'a'.repeat(41)]],
  ['an unknown match', 'matchNotFound', () => ['sync', 'nosuchmatch', null, null]],
  ['an unknown match with a seat', 'matchNotFound', () => ['sync', 'nosuchmatch', '0', 'key']],
  ['__proto__ for a match', 'matchNotFound', () => ['sync', '__proto__']],
  ['constructor for a match', 'matchNotFound', () => ['sync', 'constructor', null]],
  ['toString for a match', 'matchNotFound', () => ['sync', 'toString', null]],
  ['__proto__ for a seat', 'badRequest', (t) => ['sync', t.playing.matchID, '__proto__', t.playing.keys[0]]],
  ['length for a seat', 'badRequest', (t) => ['sync', t.playing.matchID, 'length', t.playing.keys[0]]],
  ['a number for a seat', 'badRequest', (t) => ['sync', t.playing.matchID, 0, t.playing.keys[0]]],
  ['a negative seat', 'badRequest', (t) => ['sync', t.playing.matchID, '-1', t.playing.keys[0]]],
  ['an empty seat id', 'badRequest', (t) => ['sync', t.playing.matchID, '', t.playing.keys[0]]],
  ['a seat the match does not have', 'seatNotFound', (t) => ['sync', t.playing.matchID, '3', t.playing.keys[0]]],
  ['a seat without a key', 'unauthorized', (t) => ['sync', t.playing.matchID, '0', null]],
  ['a seat with an empty key', 'unauthorized', (t) => ['sync', t.playing.matchID, '0', '']],
  ['a seat nobody has, with an empty key', 'unauthorized', (t) => ['sync', t.waiting.matchID, '1', '']],
  ['the key of another seat', 'unauthorized', (t) => ['sync', t.playing.matchID, '0', t.playing.keys[1]]],
  ['the key of another match', 'unauthorized', (t) => ['sync', t.playing.matchID, '0', t.waiting.keys[0]]],
  ['a key that is an object', 'badRequest', (t) => ['sync', t.playing.matchID, '0', { length: 32 }]],
  ['a key that is true', 'badRequest', (t) => ['sync', t.playing.matchID, '0', true]],
  ['a key that is too long', 'badRequest', (t) => ['sync', t.playing.matchID, '0', 'k'.repeat(101)]],
];

const ACTIONS = ['GAME_EVENT', 'UNDO', 'REDO', 'UPDATE', 'PATCH', 'PLUGIN', 'SYNC', 'RESET', 'STRIP_TRANSIENTS'];
const state = { G: {}, ctx: { gameover: { winners: [0] } }, _stateID: 999, plugins: {}, _undo: [], _redo: [] };

const UPDATE: Case[] = [
  ...ACTIONS.map((type): Case => [`the action ${type}`, 'badRequest', (t) => update(t, { type })]),
  ['an event to end the turn', 'badRequest', (t) => update(t, { type: 'GAME_EVENT', move: 'endTurn' })],
  ['an event to end the game', 'badRequest', (t) => update(t, { type: 'GAME_EVENT', move: 'endGame', args: [1] })],
  ['a state of its own', 'badRequest', (t) => ['update', { type: 'UPDATE', state }, t.stateID, t.playing.matchID, '0']],
  [
    'a patch of the state',
    'badRequest',
    (t) => [
      'update',
      { type: 'PATCH', patch: [{ op: 'replace', path: '/G/players/0/vp', value: 15 }], prevStateID: t.stateID },
      t.stateID,
      t.playing.matchID,
      '0',
    ],
  ],
  ['no arguments', 'badRequest', () => ['update']],
  ['an action that is a list of actions', 'badRequest', (t) => ['update', [], t.stateID, t.playing.matchID, '0']],
  ['an action that is null', 'badRequest', (t) => ['update', null, t.stateID, t.playing.matchID, '0']],
  ['an action that is text', 'badRequest', (t) => ['update', 'MAKE_MOVE', t.stateID, t.playing.matchID, '0']],
  ['a payload that is null', 'badRequest', (t) => update(t, { payload: null })],
  ['a payload without anything', 'badRequest', (t) => update(t, { payload: {} })],
  [
    'a payload with more than there is',
    'badRequest',
    (t) => {
      const payload = { type: 'finish', args: [], playerID: '0', credentials: '', G: {} };
      return update(t, { payload });
    },
  ],
  [
    'a payload with __proto__',
    'badRequest',
    (t) =>
      update(t, {
        payload: poisoned('{"type":"finish","playerID":"0","credentials":"","__proto__":{"isHost":true}}'),
      }),
  ],
  ['a payload that names another seat', 'unauthorized', (t) => update(t, { payloadSeat: otherSeat(t) })],
  [
    'another seat with its own key',
    'unauthorized',
    (t) => {
      const key = t.playing.keys[1 - t.mover];
      return update(t, { key });
    },
  ],
  [
    'a move for another seat with the mover named',
    'unauthorized',
    (t) => {
      return update(t, { seat: otherSeat(t), payloadSeat: String(t.mover), key: t.playing.keys[1 - t.mover] });
    },
  ],
  ['a key of another match', 'unauthorized', (t) => update(t, { key: t.finished.keys[t.mover] })],
  ['no key', 'unauthorized', (t) => update(t, { key: '' })],
  [
    'a key that is null',
    'badRequest',
    (t) => update(t, { payload: { type: 'finish', playerID: '0', credentials: null } }),
  ],
  ['a spectator', 'badRequest', (t) => update(t, { payload: { type: 'finish', playerID: null, credentials: '' } })],
  ['a seat the match does not have', 'seatNotFound', (t) => update(t, { seat: '2', key: t.playing.keys[0] })],
  ['a seat that is __proto__', 'badRequest', (t) => update(t, { seat: '__proto__' })],
  ['a seat that is a number', 'badRequest', (t) => update(t, { seat: 0 })],
  ['an unknown match', 'matchNotFound', (t) => update(t, { matchID: 'nosuchmatch' })],
  ['a match that is __proto__', 'matchNotFound', (t) => update(t, { matchID: '__proto__' })],
  ['a seat in a match where it has none', 'unauthorized', (t) => update(t, { matchID: t.finished.matchID })],
  ['a match that is an object', 'badRequest', (t) => update(t, { matchID: { id: t.playing.matchID } })],
  ['a move out of turn', 'moveRefused', (t) => update(t, { seat: otherSeat(t) })],
  ['a move before the start', 'notStarted', (t) => update(t, { table: t.waiting, seat: '0', stateID: 0 })],
  ['a move after the end', 'gameOver', (t) => update(t, { table: t.finished, seat: '0', stateID: 0 })],
  ['a stale state', 'stale', (t) => update(t, { stateID: t.stateID - 1 })],
  ['a state to come', 'stale', (t) => update(t, { stateID: t.stateID + 1 })],
  ['a negative state', 'badRequest', (t) => update(t, { stateID: -1 })],
  ['half a state', 'badRequest', (t) => update(t, { stateID: t.stateID + 0.5 })],
  ['a state that is text', 'badRequest', (t) => update(t, { stateID: String(t.stateID) })],
  ['a state that is null', 'badRequest', (t) => update(t, { stateID: null })],
  ['a state beyond all numbers', 'stale', (t) => update(t, { stateID: 1e300 })],
  ...['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'setup', ''].map(
    (move): Case => [`a move named "${move}"`, 'moveRefused', (t) => update(t, { move })],
  ),
  ['a move whose name is a number', 'badRequest', (t) => update(t, { move: 1 })],
  ['a move whose name is too long', 'badRequest', (t) => update(t, { move: 'finish'.repeat(10) })],
  ['a move that begins the match again', 'moveRefused', (t) => update(t, { move: 'start' })],
  [
    'a pick of a faction in the middle of the game',
    'moveRefused',
    (t) => update(t, { move: 'pick', args: ['ninjas'] }),
  ],
  ['a mulligan in the middle of the game', 'moveRefused', (t) => update(t, { move: 'keep', args: [false] })],
  ['an answer that nobody asked for', 'moveRefused', (t) => update(t, { move: 'answer', args: [[1]] })],
  ['an undo of nothing', 'moveRefused', (t) => update(t, { move: 'undo' })],
  ['arguments that are an object', 'badRequest', (t) => update(t, { args: { length: 1 } })],
  ['arguments that are text', 'badRequest', (t) => update(t, { args: 'finish' })],
  ['too many arguments for any move', 'badRequest', (t) => update(t, { args: [1, 2, 3, 4, 5] })],
  ['an argument for a move without one', 'moveRefused', (t) => update(t, { args: [{}] })],
  ['an argument that is deep', 'moveRefused', (t) => update(t, { args: [deep(5000)] })],
  ['an answer that is deep', 'moveRefused', (t) => update(t, { move: 'answer', args: [deep(5000)] })],
  ['an answer that is long', 'moveRefused', (t) => update(t, { move: 'answer', args: [Array(4000).fill(1)] })],
  ['a card that is negative', 'moveRefused', (t) => update(t, { move: 'play', args: [{ card: -1 }] })],
  ['half a card', 'moveRefused', (t) => update(t, { move: 'play', args: [{ card: 1.5 }] })],
  [
    'a card that is not a number (null in JSON)',
    'moveRefused',
    (t) => update(t, { move: 'play', args: [{ card: NaN }] }),
  ],
  ['a card beyond all cards', 'moveRefused', (t) => update(t, { move: 'play', args: [{ card: 1e15 }] })],
  ['a card that is text', 'moveRefused', (t) => update(t, { move: 'play', args: [{ card: '1' }] })],
  ['a card that is __proto__', 'moveRefused', (t) => update(t, { move: 'play', args: [{ card: '__proto__' }] })],
  ['a card by its definition', 'moveRefused', (t) => update(t, { move: 'play', args: [{ card: 'ninjas/shinobi' }] })],
  ['a play with keys of its own', 'moveRefused', (t) => update(t, { move: 'play', args: [{ card: 1, vp: 15 }] })],
  [
    'a play with __proto__',
    'moveRefused',
    (t) => update(t, { move: 'play', args: [poisoned('{"card":1,"__proto__":{}}')] }),
  ],
  ['a play with nothing', 'moveRefused', (t) => update(t, { move: 'play', args: [null] })],
  [
    'an ability named constructor',
    'moveRefused',
    (t) => {
      return update(t, { move: 'use', args: [{ card: 1, ability: 'constructor' }] });
    },
  ],
  [
    'an allowance named __proto__',
    'moveRefused',
    (t) => {
      return update(t, { move: 'play', args: [{ card: 1, on: 2, using: '__proto__' }] });
    },
  ],
];

const CHAT: Case[] = [
  ['no arguments', 'badRequest', () => ['chat']],
  ['text instead of a message', 'badRequest', (t) => ['chat', t.playing.matchID, 'hello', t.playing.keys[0]]],
  ['a number for a text', 'badRequest', (t) => chat(t, 5)],
  ['an object for a text', 'badRequest', (t) => chat(t, { html: '<b>' })],
  ['an empty text', 'badRequest', (t) => chat(t, '')],
  ['a text of blanks', 'badRequest', (t) => chat(t, '   ')],
  ['a text that is too long', 'badRequest', (t) => chat(t, 'x'.repeat(301))],
  ['a text with a NUL', 'badRequest', (t) => chat(t, 'a\u0000b')],
  ['a text with an escape sequence', 'badRequest', (t) => chat(t, '\u001b[2Jhello')],
  ['a text that turns its direction round', 'badRequest', (t) => chat(t, 'abc\u202etxt.exe')],
  ['half a character', 'badRequest', (t) => chat(t, 'a\ud800')],
  ['an id that is too long', 'badRequest', (t) => chat(t, 'hi', { id: 'x'.repeat(41) })],
  ['an id with markup', 'badRequest', (t) => chat(t, 'hi', { id: '<img src=x>' })],
  ['a name of its own', 'badRequest', (t) => chat(t, 'hi', { name: 'Admin' })],
  ['another sender', 'unauthorized', (t) => chat(t, 'hi', { sender: '1' })],
  ['a sender that is __proto__', 'badRequest', (t) => chat(t, 'hi', { sender: '__proto__' })],
  ['a sender the match does not have', 'seatNotFound', (t) => chat(t, 'hi', { sender: '3' })],
  ['a spectator who does not look', 'unauthorized', (t) => chat(t, 'hi', { sender: null })],
  ['an unknown match', 'matchNotFound', () => ['chat', 'nosuchmatch', { id: 'a', sender: '0', payload: 'hi' }, 'k']],
  [
    'a match that is __proto__',
    'matchNotFound',
    () => ['chat', '__proto__', { id: 'a', sender: '0', payload: 'hi' }, 'k'],
  ],
  [
    'a key of another match',
    'unauthorized',
    (t) => {
      return ['chat', t.playing.matchID, { id: 'a', sender: '0', payload: 'hi' }, t.waiting.keys[0]];
    },
  ],
];

const UNKNOWN: Case[] = ['patch', 'matchData', 'refused', 'error', 'constructor', '__proto__', 'toString', ''].map(
  (name): Case => [`"${name}"`, 'badRequest', (t) => [name, t.playing.matchID, {}]],
);

describe.each([
  ['sync', SYNC],
  ['update', UPDATE],
  ['chat', CHAT],
  ['unknown', UNKNOWN],
] as const)('the message %s', (about, cases) => {
  it.each(cases)('with %s is refused: %s', async (_name, reason, make) => {
    const packets = await survives(target, async () => {
      const wire = await Wire.open(target.address);
      await wire.emit(...make(target));
      const refused = await wire.hear('refused');
      expect(refused[2]).toMatchObject({ about, reason });
      await wire.close();
      return wire.packets;
    });
    // Nothing of the match is told to who was refused.
    expect(packets.filter((packet) => packet.startsWith('42'))).toHaveLength(1);
  });
});

describe('a spectator', () => {
  const looking = async (): Promise<Wire> => {
    const wire = await Wire.open(target.address);
    await wire.emit('sync', target.playing.matchID, null, null);
    await wire.hear('sync');
    return wire;
  };

  it.each([
    ['moves without a key', 'unauthorized', (t: Target) => update(t, { key: '' })],
    ['moves with a key of another match', 'unauthorized', (t: Target) => update(t, { key: t.waiting.keys[0] })],
    ['chats where spectators may not', 'chatOff', (t: Target) => chat(t, 'hi', { sender: null })],
    [
      'chats as a player',
      'unauthorized',
      (t: Target): Message => {
        return ['chat', t.playing.matchID, { id: 'a', sender: '0', payload: 'hi' }, null];
      },
    ],
    [
      'chats in a match it does not look at',
      'unauthorized',
      (t: Target): Message => {
        return ['chat', t.waiting.matchID, { id: 'a', sender: null, payload: 'hi' }, null];
      },
    ],
  ] as const)('who %s is refused: %s', async (_name, reason, make) => {
    await survives(target, async () => {
      const wire = await looking();
      await wire.emit(...make(target));
      expect((await wire.hear('refused'))[2]).toMatchObject({ reason });
      await wire.close();
    });
  });
});
