/** Whoever asks too much is refused, then cut off; everybody else notices nothing. The clock stands still but where it is set. */
import { afterEach, describe, expect, it } from 'vitest';
import { Dice } from '../../../server/simulation/dice';
import { type Attacked, attacked, newTable, playOn, survives, type Table } from './target';
import { ask, packetOf, Wire } from './wire';

let target: Attacked | undefined;
afterEach(() => target?.server.stop());

/** Behind a proxy, which says who asks: the attacker is another than the players of the other match. */
async function behindProxy(environment: Readonly<Record<string, string>>): Promise<Attacked> {
  target = await attacked({ TRUST_PROXY: 'true', ...environment });
  return target;
}

const from = (address: string) => ({ 'X-Forwarded-For': address });
const ATTACKER = from('203.0.113.7');

/** Refused at once, for another reason than that there were too many. */
const NOTHING = packetOf('nosuchmessage');
const flood = (count: number): string[] => Array.from({ length: count }, () => NOTHING);

/** Why messages were refused, in order; waits for so many. */
async function reasons(wire: Wire, count: number): Promise<string[]> {
  const heard: string[] = [];
  while (heard.length < count) heard.push(((await wire.hear('refused'))[2] as { reason: string }).reason);
  return heard;
}

const repeated = (reason: string, count: number): string[] => Array.from({ length: count }, () => reason);

async function errorOf(answer: Promise<{ status: number; text: string }>): Promise<[number, string]> {
  const { status, text } = await answer;
  return [status, (JSON.parse(text) as { error: string }).error];
}

describe('messages', () => {
  it('beyond those of a connection are refused until time has passed', async () => {
    const t = await behindProxy({ MESSAGES_PER_SECOND: '10' });
    await survives(t, async () => {
      const wire = await Wire.open(t.address, ATTACKER);
      await wire.send(...flood(25));
      expect(await reasons(wire, 25)).toEqual([...repeated('badRequest', 20), ...repeated('tooMany', 5)]);
      t.clock.now += 500;
      await wire.send(...flood(6));
      expect(await reasons(wire, 6)).toEqual([...repeated('badRequest', 5), 'tooMany']);
      await wire.close();
    });
  });

  it('that are refused again and again end the connection', async () => {
    const t = await behindProxy({ MESSAGES_PER_SECOND: '10' });
    await survives(t, async () => {
      const wire = await Wire.open(t.address, ATTACKER);
      await wire.send(...flood(150));
      await wire.closed();
      expect(await reasons(wire, 101)).toEqual([...repeated('badRequest', 20), ...repeated('tooMany', 81)]);
      expect(wire.packets.filter((packet) => packet.startsWith('42'))).toHaveLength(101);
    });
  });

  it('are counted for the connection, however often it enters', async () => {
    const t = await behindProxy({ MESSAGES_PER_SECOND: '10' });
    await survives(t, async () => {
      const wire = await Wire.open(t.address, ATTACKER);
      await wire.send(...flood(20));
      await reasons(wire, 20);
      await wire.send('41/smashtable,');
      await wire.enter();
      await wire.send(NOTHING);
      expect(await reasons(wire, 1)).toEqual(['tooMany']);
      await wire.close();
    });
  });

  it('of all connections of an address are counted together', async () => {
    const t = await behindProxy({ MESSAGES_PER_SECOND: '2', CONNECTIONS_PER_ADDRESS: '5' });
    await survives(t, async () => {
      const wires: Wire[] = [];
      for (let count = 0; count < 5; count++) wires.push(await Wire.open(t.address, ATTACKER));
      for (const wire of wires) {
        await wire.send(...flood(4));
        expect(await reasons(wire, 4)).toEqual(repeated('badRequest', 4));
      }
      // What one connection is refused counts for none of the others, but what the address has used does.
      await wires[0]?.close();
      const late = await Wire.open(t.address, from('203.0.113.8, 203.0.113.7'));
      await late.send(NOTHING);
      expect(await reasons(late, 1)).toEqual(['tooMany']);
      const other = await Wire.open(t.address, from('203.0.113.8'));
      await other.send(NOTHING);
      expect(await reasons(other, 1)).toEqual(['badRequest']);
      await Promise.all([...wires, late, other].map((wire) => wire.close()));
    });
  });
});

describe('all there is to see of a match', () => {
  it('is sent to an address only so often', async () => {
    const t = await behindProxy({ CONNECTIONS_PER_ADDRESS: '10' });
    const { matchID } = await newTable(t.server, ['Ann', 'Ben']);
    await survives(t, async () => {
      const wire = await Wire.open(t.address, ATTACKER);
      const look = packetOf('sync', matchID, null, null);
      for (let count = 0; count < 20; count++) {
        await wire.send(look);
        await wire.hear('sync');
      }
      await wire.send(look);
      expect(await reasons(wire, 1)).toEqual(['tooMany']);
      const other = await Wire.open(t.address, from('203.0.113.8'));
      await other.send(look);
      await other.hear('sync');
      t.clock.now += 1000;
      await wire.send(look);
      await wire.hear('sync');
      await Promise.all([wire.close(), other.close()]);
    });
  });
});

describe('packets that are no messages', () => {
  it.each([
    ['that say nothing', '6'],
    ['that answer no ping', '3'],
    ['that acknowledge nothing', '43/smashtable,1[]'],
    ['that enter unknown namespaces', '40/nowhere,'],
  ])('%s end the connection when there are too many', async (_name, packet) => {
    const t = await behindProxy({ MESSAGES_PER_SECOND: '10' });
    await survives(t, async () => {
      const wire = await Wire.open(t.address, ATTACKER);
      await wire.send(...Array.from({ length: 250 }, () => packet));
      await wire.closed();
    });
  });
});

describe('chat', () => {
  const said = (table: Table, text: string, sender: string | null): string =>
    packetOf('chat', table.matchID, { id: 'a1', sender, payload: text }, sender && table.keys[Number(sender)]);

  it('of one player is limited over all their connections, and not that of another', async () => {
    const t = await behindProxy({ CHAT_PER_MINUTE: '30' });
    const table = await newTable(t.server, ['Ann', 'Ben']);
    await playOn(t.server, table, new Dice('chat'), (phase) => phase === 'play');
    const ann = await Wire.open(t.address, ATTACKER);
    await ann.emit('sync', table.matchID, '0', table.keys[0]);
    for (let count = 0; count < 5; count++) {
      await ann.send(said(table, `${count}`, '0'));
      expect((await ann.hear('chat'))[2]).toMatchObject({ payload: `${count}` });
    }
    await survives(t, async () => {
      await ann.send(said(table, 'more', '0'));
      expect(await reasons(ann, 1)).toEqual(['tooMany']);
      const again = await Wire.open(t.address, from('203.0.113.99'));
      await again.send(said(table, 'more', '0'));
      expect(await reasons(again, 1)).toEqual(['tooMany']);
      await again.close();
    });
    const ben = await Wire.open(t.address, ATTACKER);
    await ben.send(said(table, 'hello', '1'));
    expect((await ann.hear('chat'))[2]).toMatchObject({ payload: 'hello' });
    t.clock.now += 2000;
    await ann.send(said(table, 'later', '0'));
    expect((await ann.hear('chat'))[2]).toMatchObject({ payload: 'later' });
    await Promise.all([ann.close(), ben.close()]);
  });
});

describe('requests', () => {
  it('beyond those of an address are refused until time has passed', async () => {
    const t = await behindProxy({ REQUESTS_PER_SECOND: '5' });
    await survives(t, async () => {
      const one = (headers: object) => ask(t.address, '/games', { headers: { ...headers } });
      for (let count = 0; count < 10; count++) expect((await one(ATTACKER)).status).toBe(200);
      expect(await errorOf(one(ATTACKER))).toEqual([429, 'tooMany']);
      expect(await errorOf(one(from('198.51.100.1, 203.0.113.7')))).toEqual([429, 'tooMany']);
      expect((await one(from('203.0.113.8'))).status).toBe(200);
      t.clock.now += 200;
      expect((await one(ATTACKER)).status).toBe(200);
      expect(await errorOf(one(ATTACKER))).toEqual([429, 'tooMany']);
    });
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:3::1'],
    ['2001:db8::1', '2001:0DB8:0:0:9::', '2001:db8:0:1::1'],
    ['::1', '0:0:0:0:5::', '0:0:0:1::'],
    ['192.0.2.1', '::ffff:192.0.2.1', '::ffff:192.0.2.2'],
    ['not an address', 'not an address', 'another'],
  ])('of %s and %s are counted together, and those of %s apart', async (first, same, other) => {
    const t = await behindProxy({ REQUESTS_PER_SECOND: '1' });
    await survives(t, async () => {
      const one = async (address: string) => (await ask(t.address, '/games', { headers: from(address) })).status;
      expect([await one(first), await one(same), await one(first), await one(same)]).toEqual([200, 200, 429, 429]);
      expect(await one(other)).toBe(200);
    });
  });

  it('for new matches and seats are limited by the hour', async () => {
    const t = await behindProxy({ MATCHES_PER_HOUR: '4' });
    const post = (path: string, body: object, headers: object = ATTACKER) =>
      ask(t.address, `/games/smashtable/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const ids: string[] = [];
    for (let count = 0; count < 3; count++) {
      const { text } = await post('create', { numPlayers: 2 });
      ids.push((JSON.parse(text) as { matchID: string }).matchID);
    }
    const joined = await post(`${ids[0]}/join`, { playerName: 'Zoe' });
    const { playerCredentials: credentials } = JSON.parse(joined.text) as { playerCredentials: string };
    await survives(t, async () => {
      expect(await errorOf(post('create', { numPlayers: 2 }))).toEqual([429, 'tooMany']);
      expect(await errorOf(post(`${ids[1]}/join`, { playerName: 'Zoe' }))).toEqual([429, 'tooMany']);
      expect(await errorOf(post(`${ids[0]}/playAgain`, { playerID: '0', credentials }))).toEqual([429, 'tooMany']);
    });
    expect((await post('create', { numPlayers: 2 }, from('203.0.113.8'))).status).toBe(200);
    t.clock.now += 15 * 60 * 1000;
    expect((await post('create', { numPlayers: 2 })).status).toBe(200);
    expect(await errorOf(post('create', { numPlayers: 2 }))).toEqual([429, 'tooMany']);
  });
});

describe('connections', () => {
  it('beyond those of an address are refused until one of them ends', async () => {
    const t = await behindProxy({ CONNECTIONS_PER_ADDRESS: '3' });
    await survives(t, async () => {
      // One that enters nothing counts as well.
      const wires = [await Wire.open(t.address, ATTACKER), await Wire.open(t.address, ATTACKER)];
      const idle = await Wire.raw(t.address, ATTACKER);
      const handshake = () => ask(t.address, '/socket.io/?EIO=4&transport=polling', { headers: ATTACKER });
      const refused = await handshake();
      expect([refused.status, JSON.parse(refused.text)]).toMatchObject([403, { code: 4 }]);
      await wires[0]?.close();
      const late = await Wire.open(t.address, ATTACKER);
      expect((await handshake()).status).toBe(403);
      await Promise.all([wires[1], idle, late].map((wire) => wire?.close()));
    });
  });
});
