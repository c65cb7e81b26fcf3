/** What goes straight to the network: frames that any WebSocket understands, and only where nothing else is waiting. */
import type { Socket } from 'socket.io';
import { describe, expect, it } from 'vitest';
import { frameOf, sendAll } from '../../server/transport/frames';

describe('a frame', () => {
  it('is the text of a message behind its length', () => {
    const frame = Buffer.from(frameOf('a'.repeat(999)) ?? '', 'latin1');
    expect([...frame.subarray(0, 4)]).toEqual([0x81, 126, 1000 >> 8, 1000 & 0xff]);
    expect(frame.subarray(4).toString()).toBe(`4${'a'.repeat(999)}`);
  });

  it.each([
    ['too short', 'a'.repeat(124), 'a'.repeat(125)],
    ['too long', 'a'.repeat(0xffff), 'a'.repeat(0xfffe)],
    ['of more than one byte for each character', `${'a'.repeat(200)}é`, `${'a'.repeat(200)}e`],
  ])('is not made of what is %s', (_why, refused, made) => {
    expect(frameOf(refused)).toBeNull();
    expect(frameOf(made)).not.toBeNull();
  });
});

describe('a packet', () => {
  const packet = 'p'.repeat(200);

  /** A connection that notes how it was sent something. */
  function connection(unlike: Record<string, unknown> = {}, network: Record<string, unknown> = {}) {
    const sent: string[] = [];
    const _socket = { writableLength: 0, write: () => sent.push('network'), ...network };
    const transport = { name: 'websocket', writable: true, socket: { readyState: 1, _socket }, ...unlike };
    const open = { readyState: 'open', writeBuffer: [], transport, write: () => sent.push('engine'), ...unlike };
    return { sent, connection: open as unknown as Socket['conn'] };
  }

  it('goes straight to the network where nothing is in its way', () => {
    const all = [connection(), connection()];
    sendAll(
      all.map((one) => one.connection),
      packet,
    );
    expect(all.map(({ sent }) => sent)).toEqual([['network'], ['network']]);
  });

  it.each([
    ['is not open', connection({ readyState: 'closing' })],
    ['is no WebSocket', connection({ name: 'polling' })],
    ['is busy', connection({ writable: false })],
    ['has packets waiting', connection({ writeBuffer: ['earlier'] })],
    ['has bytes waiting', connection({}, { writableLength: 10 })],
    ['is not known inside', connection({ socket: undefined })],
  ])('is left to engine.io where the connection %s', (_how, { sent, connection }) => {
    sendAll([connection], packet);
    expect(sent).toEqual(['engine']);
  });

  it('is left to engine.io where no frame can be made of it', () => {
    const { sent, connection: one } = connection();
    sendAll([one], 'short');
    expect(sent).toEqual(['engine']);
  });
});
