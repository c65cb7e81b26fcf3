/**
 * A client without manners: it speaks engine.io's polling and socket.io's packets by hand, sends whatever it is told to
 * and keeps every byte that comes back.
 */
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

interface Asked {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
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
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** What parts packets that come together. */
const BETWEEN = '\u001e';
const NAMESPACE = '/smashtable';
const EVENT = `42${NAMESPACE},`;

export type Message = readonly [name: string, ...args: unknown[]];

export class Wire {
  /** Every packet that came, as it came. */
  readonly packets: string[] = [];
  /** Told of each message. */
  heard: (message: Message) => void = () => undefined;
  isOpen = true;
  private read = 0;
  private wake: () => void = () => undefined;

  private constructor(
    private readonly address: string,
    private readonly path: string,
  ) {}

  /** Connects; not yet to any namespace. */
  static async raw(address: string): Promise<Wire> {
    const { status, text } = await ask(address, '/socket.io/?EIO=4&transport=polling');
    if (status !== 200) throw new Error(`no connection: ${status} ${text}`);
    const { sid } = JSON.parse(text.slice(1)) as { sid: string };
    const wire = new Wire(address, `/socket.io/?EIO=4&transport=polling&sid=${sid}`);
    void wire.listen();
    return wire;
  }

  /** Connects as clients do. */
  static async open(address: string): Promise<Wire> {
    const wire = await Wire.raw(address);
    await wire.send(`40${NAMESPACE},`);
    await wire.next((packet) => packet.startsWith(`40${NAMESPACE},`));
    return wire;
  }

  /** Sends packets as they are. */
  async send(...packets: string[]): Promise<Answer> {
    return ask(this.address, this.path, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
      body: packets.join(BETWEEN),
    });
  }

  async emit(name: string, ...args: unknown[]): Promise<void> {
    await this.send(EVENT + JSON.stringify([name, ...args]));
  }

  /** The next packet that fits, of those not yet read. */
  async next(fits: (packet: string) => boolean): Promise<string> {
    for (;;) {
      while (this.read < this.packets.length) {
        const packet = this.packets[this.read++] as string;
        if (fits(packet)) return packet;
      }
      if (!this.isOpen) throw new Error('the connection was closed');
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  /** The next message of this name. */
  async hear(name: string): Promise<Message> {
    const packet = await this.next((one) => messageIn(one)?.[0] === name);
    return messageIn(packet) as Message;
  }

  /** Waits until the server closes the connection. */
  async closed(): Promise<void> {
    while (this.isOpen) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  async close(): Promise<void> {
    if (!this.isOpen) return;
    this.isOpen = false;
    await this.send('1');
  }

  private async listen(): Promise<void> {
    while (this.isOpen) {
      const answer = await ask(this.address, this.path).catch(() => null);
      const packets = answer?.status === 200 ? answer.text.split(BETWEEN) : ['1'];
      for (const packet of packets) {
        if (packet === '1') this.isOpen = false;
        if (packet === '2') await this.send('3');
        this.packets.push(packet);
        const message = messageIn(packet);
        if (message) this.heard(message);
      }
      this.wake();
    }
  }
}

/** The message in a packet, if there is one. */
export function messageIn(packet: string): Message | null {
  return packet.startsWith(EVENT) ? (JSON.parse(packet.slice(EVENT.length)) as Message) : null;
}
