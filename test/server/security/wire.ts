/**
 * A client without manners: it speaks engine.io's polling and socket.io's packets by hand, sends whatever it is told to
 * and keeps every byte that comes back.
 */
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

interface Asked {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The body as it came, perhaps compressed. */
  readonly bytes: Buffer;
}

/** An HTTP request exactly as it is given. */
export function ask(
  address: string,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: bytes.toString('utf8'), bytes });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends bytes to the port and reads all that comes back until the server closes the connection. */
export function talk(address: string, bytes: string): Promise<Omit<Answer, 'bytes'>> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (part) => parts.push(part));
    socket.on('error', reject);
    socket.on('close', () => resolve(answerIn(Buffer.concat(parts).toString('latin1'))));
  });
}

/** Sends bytes to the port and reads the head of the answer, after which the connection is closed. */
export function headOf(address: string, bytes: string): Promise<Omit<Answer, 'bytes'>> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (part) => {
      text += part.toString('latin1');
      if (text.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answerIn(text)));
  });
}

function answerIn(answer: string): Omit<Answer, 'bytes'> {
  const [head = '', ...text] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status: Number(first.split(' ')[1]), headers, text: text.join('\r\n\r\n') };
}

/** What parts packets that come together. */
const BETWEEN = '\u001e';
const NAMESPACE = '/smashtable';
const EVENT = `42${NAMESPACE},`;

export type Message = readonly [name: string, ...args: unknown[]];

/** A message as a packet. */
export function packetOf(...message: Message): string {
  return EVENT + JSON.stringify(message);
}

/** Everything that came over one connection, to be waited for. */
export abstract class Inbox {
  /** Every packet that came, as it came. */
  readonly packets: string[] = [];
  isOpen = true;
  private read = 0;
  private waiting: (() => void)[] = [];

  /** Sends packets as they are. */
  abstract send(...packets: string[]): Promise<unknown>;

  abstract close(): Promise<void>;

  async emit(...message: Message): Promise<void> {
    await this.send(packetOf(...message));
  }

  /** Enters the namespace of the game, as clients do. */
  async enter(): Promise<void> {
    await this.send(`40${NAMESPACE},`);
    await this.next((packet) => packet.startsWith(`40${NAMESPACE},`));
  }

  /** The next packet that fits, of those not yet read. */
  async next(fits: (packet: string) => boolean): Promise<string> {
    for (;;) {
      while (this.read < this.packets.length) {
        const packet = this.packets[this.read++] as string;
        if (fits(packet)) return packet;
      }
      if (!this.isOpen) throw new Error('the connection was closed');
      await this.more();
    }
  }

  /** The next message of this name. */
  async hear(name: string): Promise<Message> {
    const packet = await this.next((one) => messageIn(one)?.[0] === name);
    return messageIn(packet) as Message;
  }

  /** Waits until the server closes the connection. */
  async closed(): Promise<void> {
    while (this.isOpen) await this.more();
  }

  protected take(...packets: string[]): void {
    this.packets.push(...packets);
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  private more(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
    });
  }
}

export class Wire extends Inbox {
  private constructor(
    private readonly address: string,
    private readonly path: string,
    private readonly headers: OutgoingHttpHeaders,
  ) {
    super();
  }

  /** Connects; not yet to any namespace. */
  static async raw(address: string, headers: OutgoingHttpHeaders = {}): Promise<Wire> {
    const { status, text } = await ask(address, '/socket.io/?EIO=4&transport=polling', { headers });
    if (status !== 200) throw new Error(`no connection: ${status} ${text}`);
    const { sid } = JSON.parse(text.slice(1)) as { sid: string };
    const wire = new Wire(address, `/socket.io/?EIO=4&transport=polling&sid=${sid}`, headers);
    void wire.listen();
    return wire;
  }

  /** Connects as clients do. */
  static async open(address: string, headers: OutgoingHttpHeaders = {}): Promise<Wire> {
    const wire = await Wire.raw(address, headers);
    await wire.enter();
    return wire;
  }

  async send(...packets: string[]): Promise<Answer> {
    return ask(this.address, this.path, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain;charset=UTF-8', ...this.headers },
      body: packets.join(BETWEEN),
    });
  }

  async close(): Promise<void> {
    if (!this.isOpen) return;
    this.isOpen = false;
    await this.send('1');
  }

  private async listen(): Promise<void> {
    while (this.isOpen) {
      const answer = await ask(this.address, this.path, { headers: this.headers }).catch(() => null);
      const packets = answer?.status === 200 ? answer.text.split(BETWEEN) : ['1'];
      if (packets.includes('1')) this.isOpen = false;
      if (packets.includes('2')) await this.send('3');
      this.take(...packets);
    }
  }
}

/** The message in a packet, if there is one. */
export function messageIn(packet: string): Message | null {
  return packet.startsWith(EVENT) ? (JSON.parse(packet.slice(EVENT.length)) as Message) : null;
}
