/** The client without manners over a websocket: it makes the frames by hand, so that it can make wrong ones. */
import { randomBytes } from 'node:crypto';
import { type OutgoingHttpHeaders, request } from 'node:http';
import type { Socket } from 'node:net';
import { Inbox } from './wire';

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const FINAL = 0x80;
const MASKED = 0x80;

interface Frame {
  readonly opcode?: number;
  readonly final?: boolean;
  /** Bits that mean nothing here. */
  readonly reserved?: number;
  readonly masked?: boolean;
  /** The length it claims to have, if another than its own. */
  readonly length?: bigint;
}

/** A frame as a client sends it, but for what is given. */
export function frameOf(content: Buffer | string, frame: Frame = {}): Buffer {
  const { opcode = TEXT, final = true, reserved = 0, masked = true } = frame;
  const payload = Buffer.from(content);
  const mask = masked ? randomBytes(4) : Buffer.alloc(0);
  const head = Buffer.alloc(10);
  head[0] = (final ? FINAL : 0) | reserved | opcode;
  head[1] = (masked ? MASKED : 0) | 127;
  head.writeBigUInt64BE(frame.length ?? BigInt(payload.length), 2);
  if (masked) for (const [at, byte] of payload.entries()) payload[at] = byte ^ (mask[at % 4] as number);
  return Buffer.concat([minimal(head, frame.length ?? BigInt(payload.length)), mask, payload]);
}

/** A length is written in as few bytes as it needs. */
function minimal(head: Buffer, length: bigint): Buffer {
  if (length > 65_535n) return head;
  const flag = (head[1] as number) & MASKED;
  if (length < 126n) return Buffer.from([head[0] as number, flag | Number(length)]);
  const short = Buffer.from([head[0] as number, flag | 126, 0, 0]);
  short.writeUInt16BE(Number(length), 2);
  return short;
}

export class FrameWire extends Inbox {
  private received: Buffer = Buffer.alloc(0);

  private constructor(private readonly socket: Socket) {
    super();
    socket.on('data', (part: Buffer) => this.receive(part));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.isOpen = false;
      this.take();
    });
  }

  static async open(address: string, further: OutgoingHttpHeaders = {}): Promise<FrameWire> {
    const socket = await new Promise<Socket>((resolve, reject) => {
      const { hostname, port } = new URL(address);
      const headers = {
        ...further,
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      };
      const path = '/socket.io/?EIO=4&transport=websocket';
      const asked = request({ hostname, port, path, headers, agent: false });
      asked.on('upgrade', (_answer, upgraded, first: Buffer) => {
        upgraded.unshift(first);
        resolve(upgraded);
      });
      asked.on('response', ({ statusCode }) => reject(new Error(`no websocket: ${statusCode}`)));
      asked.on('error', reject);
      asked.end();
    });
    const wire = new FrameWire(socket);
    await wire.enter();
    return wire;
  }

  async send(...packets: string[]): Promise<void> {
    for (const packet of packets) this.raw(packet.startsWith('b') ? binaryFrame(packet) : frameOf(packet));
  }

  /** Sends bytes as they are. */
  raw(bytes: Buffer): void {
    this.socket.write(bytes);
  }

  async close(): Promise<void> {
    this.socket.destroy();
    await this.closed();
  }

  private receive(part: Buffer): void {
    this.received = Buffer.concat([this.received, part]);
    for (;;) {
      const [opcode = 0, size = 0] = this.received;
      const wide = size === 127 ? 8 : size === 126 ? 2 : 0;
      if (this.received.length < 2 + wide) return;
      const length =
        wide === 8 ? Number(this.received.readBigUInt64BE(2)) : wide === 2 ? this.received.readUInt16BE(2) : size;
      if (this.received.length < 2 + wide + length) return;
      const content = this.received.subarray(2 + wide, 2 + wide + length).toString('utf8');
      this.received = this.received.subarray(2 + wide + length);
      const kind = opcode & 15;
      if (kind === TEXT) this.take(content);
      if (content === '2') void this.send('3');
      if (kind === CLOSE) this.socket.end();
      if (kind === PING) this.raw(frameOf(content, { opcode: PING + 1 }));
    }
  }
}

/** Polling writes binary data as `b` and base64; a websocket as it is. */
function binaryFrame(packet: string): Buffer {
  return frameOf(Buffer.from(packet.slice(1), 'base64'), { opcode: 2 });
}
