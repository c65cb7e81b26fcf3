/** Whoever loses a seat sees from then on what a spectator sees, byte by byte, however many connections they keep open. */
import { afterEach, describe, expect, it } from 'vitest';
import { Dice } from '../../../server/simulation/dice';
import { FrameWire } from './frames';
import { leaksIn } from './leakage';
import { type Attacked, attacked, newTable, playOn, type Table } from './target';
import { recorded } from './truth';
import { ask, type Inbox, messageIn, Wire } from './wire';

let target: Attacked | undefined;
afterEach(() => target?.server.stop());

/** Bots wait, so that whoever sits down finds the game as it was left. */
const start = async (): Promise<Attacked> => {
  target = await attacked({ BOT_PAUSE_MS: '10000' });
  return target;
};

interface Sent {
  readonly _stateID: number;
  readonly G: { readonly players: readonly { readonly hand?: readonly number[] }[] };
}

/** The state in a packet, if there is one. */
function stateIn(packet: string): Sent | null {
  const message = messageIn(packet);
  if (message?.[0] === 'update') return message[2] as Sent;
  return message?.[0] === 'sync' ? (message[2] as { state: Sent }).state : null;
}

const namesIn = (packets: readonly string[]): unknown[] => packets.map((packet) => messageIn(packet)?.[0]);
const reasonsIn = (packets: readonly string[]): unknown[] =>
  packets.flatMap((packet) => {
    const [name, , refused] = messageIn(packet) ?? [''];
    return name === 'refused' ? [(refused as { reason: string }).reason] : [];
  });

async function look(wire: Inbox, matchID: string, seat: number | null, key: string | null): Promise<void> {
  await wire.emit('sync', matchID, seat === null ? null : String(seat), key);
  await wire.hear('sync');
}

/** A spy who had the second seat and still looks with the key of then, over each kind of connection. */
async function spies({ address }: Attacked, { matchID, keys }: Table): Promise<Inbox[]> {
  const wires = [await FrameWire.open(address), await Wire.open(address), await FrameWire.open(address)];
  for (const wire of wires) await look(wire, matchID, 1, keys[1] ?? '');
  return wires;
}

/** How the seat gets a new player; what comes back is the key of that player. */
type Change = (t: Attacked, table: Table) => Promise<string>;

const leaving: Change = async ({ server: { matches } }, { matchID, keys, hostKey }) => {
  await matches.leave(matchID, 1, keys[1] ?? '');
  await matches.openSeat(matchID, { hostKey }, 1);
  return (await matches.join(matchID, { name: 'Cat', seat: 1 })).key;
};

const comingBack: Change = async ({ server: { matches } }, { matchID, keys }) => {
  await matches.leave(matchID, 1, keys[1] ?? '');
  return (await matches.join(matchID, { name: 'Ben', seat: 1, credentials: keys[1] ?? '' })).key;
};

const removal: Change = async ({ server: { matches } }, { matchID, hostKey }) => {
  await matches.unseat(matchID, { hostKey }, 1);
  return (await matches.join(matchID, { name: 'Cat', seat: 1 })).key;
};

describe.each<[string, string, number, Change]>([
  ['left, and a newcomer sits there', 'play', 2, leaving],
  ['left, and its player came back with a new key', 'play', 2, comingBack],
  ['emptied by the host before the start, and a newcomer sits there', 'waiting', 3, removal],
])('a seat that was %s', (_name, phase, numPlayers, change) => {
  it('is seen by who sits there, and not by who sat there', async () => {
    const t = await start();
    const { matches } = t.server;
    const table = await newTable(t.server, ['Ann', 'Ben'], { numPlayers, seed: 'spy' });
    const truthWith = await recorded(matches, table.matchID);
    if (phase === 'play') await playOn(t.server, table, new Dice('spy'), (now) => now === 'play');
    const old = await spies(t, table);
    const read = old.map(({ packets }) => packets.length);
    const key = await change(t, table);
    if (phase === 'waiting') await matches.join(table.matchID, { name: 'Dan' });
    // Before anyone looks with the new key, and after.
    await playOn(t.server, table, new Dice('early'), (_, moves) => moves === 20);
    const player = await FrameWire.open(t.address);
    await look(player, table.matchID, 1, key);
    // Long enough for cards to be drawn and for every kind of question to be put.
    await playOn(t.server, table, new Dice('spied'), (_, moves) => moves === 120);
    const { state } = await matches.find(table.matchID);
    const isLast = (packet: string): boolean => stateIn(packet)?._stateID === state._stateID;
    for (const wire of [...old, player]) await wire.next(isLast);
    const truth = truthWith([...table.keys, key, table.hostKey]);
    const asked = [...truth.states.values()].filter(({ resolution }) => resolution?.decision.player === 1);
    expect(asked.length).toBeGreaterThan(3);
    for (const [at, wire] of old.entries()) {
      const received = wire.packets.slice(read[at]);
      expect(received.flatMap((packet) => leaksIn(truth, null, packet))).toEqual([]);
      expect(received.filter((packet) => packet.includes('"hand":'))).toEqual([]);
      expect(reasonsIn(received)).toEqual(['seatLost']);
      expect(namesIn(received).filter((name) => name === 'sync')).toHaveLength(1);
      expect(received.findIndex((packet) => stateIn(packet))).toBeGreaterThan(namesIn(received).indexOf('refused'));
    }
    // What the spies do not get is there to be got.
    expect(player.packets.flatMap((packet) => leaksIn(truth, 1, packet))).toEqual([]);
    expect(player.packets.flatMap((packet) => leaksIn(truth, null, packet))).not.toEqual([]);
    await Promise.all([...old, player].map((wire) => wire.close()));
  }, 60_000);
});

describe('a seat that changes hands in the middle of a message', () => {
  async function playing() {
    const t = await start();
    const table = await newTable(t.server, ['Ann', 'Ben'], { seed: 'spy' });
    await playOn(t.server, table, new Dice('spy'), (phase) => phase === 'play');
    return { t, table, matches: t.server.matches, wire: await FrameWire.open(t.address) };
  }

  it('is not shown to who asked for it before', async () => {
    const { t, table, matches, wire } = await playing();
    const whole = matches.whole.bind(matches);
    matches.whole = async (id) => {
      matches.whole = whole;
      const found = await whole(id);
      await leaving(t, table);
      return found;
    };
    await wire.emit('sync', table.matchID, '1', table.keys[1]);
    await wire.hear('sync');
    expect(wire.packets.filter((packet) => packet.includes('"hand":'))).toEqual([]);
    expect(reasonsIn(wire.packets)).toEqual(['seatLost']);
    await wire.close();
  });

  it('goes on being played by a bot when its player comes back too late', async () => {
    const { table, matches, wire } = await playing();
    await matches.standIn(table.matchID, 1, 'greedy');
    const comeBack = matches.comeBack.bind(matches);
    matches.comeBack = async (...args) => {
      await matches.leave(table.matchID, 1, table.keys[1] ?? '');
      return comeBack(...args);
    };
    await wire.emit('sync', table.matchID, '1', table.keys[1]);
    expect((await wire.hear('refused'))[2]).toMatchObject({ about: 'sync', reason: 'unauthorized' });
    expect((await matches.find(table.matchID)).match.seats[1]).toMatchObject({
      standIn: 'greedy',
      former: { name: 'Ben' },
    });
    expect(wire.packets.filter((packet) => packet.includes('"hand":'))).toEqual([]);
    await wire.close();
  });

  it('is not moved or spoken for by who had it when they sent that', async () => {
    const { table, matches } = await playing();
    const { matchID, keys } = table;
    const { state } = await matches.find(matchID);
    const [key = '', message] = [keys[1], { id: 'a', sender: '1', name: 'Ben', text: 'hi', at: 1 }];
    const left = matches.leave(matchID, 1, key);
    const late = [
      matches.move(matchID, 1, 'finish', [], state._stateID, key),
      matches.say(matchID, message, key),
      matches.comeBack(matchID, 1, key),
    ];
    for (const one of late) await expect(one).rejects.toMatchObject({ reason: 'unauthorized' });
    await left;
  });
});

/** How many the server says are connected. */
async function connections({ address }: Attacked): Promise<number> {
  const { text } = await ask(address, '/metrics');
  return Number(/^smashtable_connections (\d+)/m.exec(text)?.[1]);
}

describe('a connection that is gone before it was let in', () => {
  it('does not count as its player being there', async () => {
    const t = await start();
    const { matches } = t.server;
    const { matchID, keys, hostKey } = await newTable(t.server, ['Ann', 'Ben']);
    await matches.standIn(matchID, 1, 'greedy');
    const wire = await FrameWire.open(t.address);
    const host = await FrameWire.open(t.address);
    await look(host, matchID, 0, keys[0] ?? '');
    const comeBack = matches.comeBack.bind(matches);
    const asked = new Promise<void>((resolve) => {
      matches.comeBack = async (...args) => {
        await wire.close();
        while ((await connections(t)) > 1);
        await comeBack(...args);
        setImmediate(resolve);
      };
    });
    await wire.emit('sync', matchID, '1', keys[1]);
    await asked;
    t.clock.now += 120_000;
    await matches.unseat(matchID, { hostKey }, 1);
    await host.close();
  });
});
