/** The log of refusals: what is in it, and that a flood does not fill the disk. */
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { AccessLog } from '../../server/ops/accessLog';
import { type Attacked, attacked, newTable } from './security/target';
import { ask, talk, Wire } from './security/wire';

interface Line {
  readonly msg: string;
  readonly address?: string;
  readonly about?: string;
  readonly reason?: string;
  readonly times?: number;
}

function logged(isOn = true) {
  const lines: Line[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
  const calls: (() => void)[] = [];
  const after = (_: number, call: () => void) => {
    calls.push(call);
    return () => void calls.splice(calls.indexOf(call), 1);
  };
  return {
    access: new AccessLog(log, { after }, isOn),
    lines,
    minute: () => calls.splice(0).forEach((call) => void call()),
  };
}

const short = ({ msg, address, about, reason, times }: Line): unknown[] => [msg, address, about, reason, times];

describe('refusals', () => {
  it('are written at once, and counted when they come again within a minute', () => {
    const { access, lines, minute } = logged();
    for (let count = 0; count < 1000; count++) access.refused('192.0.2.1', 'games', 'tooMany');
    access.refused('192.0.2.1', 'games', 'badRequest');
    expect(lines.map(short)).toEqual([
      ['refused', '192.0.2.1', 'games', 'tooMany', undefined],
      ['refused', '192.0.2.1', 'games', 'badRequest', undefined],
    ]);
    minute();
    expect(lines.slice(2).map(short)).toEqual([['refused again', '192.0.2.1', 'games', 'tooMany', 999]]);
    minute();
    expect(lines).toHaveLength(3);
    access.refused('192.0.2.1', 'games', 'tooMany');
    expect(lines).toHaveLength(4);
  });

  it('of very many addresses make few lines', () => {
    const { access, lines, minute } = logged();
    for (let count = 0; count < 5000; count++) access.refused(`192.0.2.${count}`, 'page', 'notFound');
    minute();
    expect(lines).toHaveLength(201);
    expect(short(lines[200] as Line)).toEqual([
      'refused, of further addresses or kinds',
      undefined,
      undefined,
      undefined,
      4800,
    ]);
  });

  it('that were only counted are written at the end', () => {
    const { access, lines } = logged();
    for (let count = 0; count < 3; count++) access.refused('192.0.2.1', 'chat', 'muted');
    access.close();
    expect(lines.map(({ times }) => times)).toEqual([undefined, 2]);
  });

  it('that everybody meets in play are not written, and nothing is if it is switched off', () => {
    const { access, lines } = logged();
    for (const reason of ['stale', 'moveRefused', 'seatTaken', 'matchFull'])
      access.refused('192.0.2.1', 'update', reason);
    const off = logged(false);
    off.access.refused('192.0.2.1', 'games', 'tooMany');
    expect([lines, off.lines]).toEqual([[], []]);
  });
});

describe('the log of a server', () => {
  let server: Attacked | undefined;
  afterEach(() => server?.server.stop());

  it('tells which address was refused what and why, and nothing else', async () => {
    server = await attacked({
      TRUST_PROXY: 'true',
      PUBLIC_ORIGIN: 'https://smash.example.org',
      CONNECTIONS_PER_ADDRESS: '1',
    });
    const { address } = server;
    const { matchID } = await newTable(server.server, ['Ann']);
    const headers = { Host: 'smash.example.org', 'X-Forwarded-For': '203.0.113.7' };
    const polling = '/socket.io/?EIO=4&transport=polling';
    await ask(address, '/games', { headers: { ...headers, Host: 'evil.example' } });
    await ask(address, `/games/smashtable/${matchID}`, { headers: { ...headers, Origin: 'https://evil.example' } });
    await ask(address, '/secret/path', { headers });
    await ask(address, `${polling}&j=1`, { headers });
    await talk(
      address,
      'GET /games HTTP/1.1\r\nHost: smash.example.org\r\nX-Forwarded-For: 203.0.113.7\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
    );
    const wire = await Wire.open(address, headers);
    await ask(address, polling, { headers });
    await wire.emit('sync', matchID, '0', 'a-wrong-key');
    await wire.hear('refused');
    await wire.close();
    const lines = server.notes.map((line) => JSON.parse(line) as Line);
    expect(lines.map(short)).toEqual(
      [
        ['games', 'wrongHost'],
        ['games', 'unauthorized'],
        ['page', 'notFound'],
        ['socket.io', 'badRequest'],
        ['upgrade', 'notFound'],
        ['connection', 'tooMany'],
        ['sync', 'unauthorized'],
      ].map(([about, reason]) => ['refused', '203.0.113.7', about, reason, undefined]),
    );
    expect(server.notes.join()).not.toMatch(/Ann|a-wrong-key|secret|evil/);
  });

  it('says nothing of refusals if it is told so', async () => {
    server = await attacked({ ACCESS_LOG: 'off' });
    await ask(server.address, '/nothing');
    expect(server.notes).toEqual([]);
  });
});
