/** Packets that are wrong below the messages: in engine.io, in socket.io, in the websocket. None of them does anything. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FrameWire, frameOf } from './frames';
import { newTarget, survives, type Target } from './target';
import { ask, type Inbox, Wire } from './wire';

let target: Target;
beforeAll(async () => {
  target = await newTarget();
}, 60_000);
afterAll(() => target.server.stop());

const WIRES = {
  polling: (address: string) => Wire.open(address),
  websocket: (address: string) => FrameWire.open(address),
} as const;

type Transport = keyof typeof WIRES;
const TRANSPORTS = Object.keys(WIRES) as Transport[];

/** Sends packets in the middle of a connection. */
async function attack(transport: Transport, packets: readonly string[], then: (wire: Inbox) => Promise<void>) {
  await survives(target, async () => {
    const wire = await WIRES[transport](target.address);
    await wire.send(...packets);
    await then(wire);
    await wire.close();
  });
}

/** Each packet with each transport. */
const onBoth = <T extends readonly string[]>(cases: readonly T[]): [Transport, ...T][] =>
  TRANSPORTS.flatMap((transport) => cases.map((one): [Transport, ...T] => [transport, ...one]));

const SPACE = '/smashtable,';
const isAboutEntering = (packet: string): boolean => packet.startsWith('40') || packet.startsWith('44');
const PLACEHOLDER = '{"_placeholder":true,"num":0}';

const BROKEN: (readonly [name: string, ...packets: string[]])[] = [
  ['garbage', 'hello'],
  ['markup', '<script>alert(1)</script>'],
  ['nothing', ''],
  ['an engine.io packet of an unknown type', '7'],
  ['a ping, which only the server sends', '2'],
  ['a message without content', '4'],
  ['a socket.io packet of an unknown type', '49'],
  ['a socket.io packet without a type', '4{}'],
  ['an event in a namespace never entered', '42["sync","x"]'],
  ['an event in an unknown namespace', '42/admin,["sync","x"]'],
  ['an event without content', `42${SPACE}[]`],
  ['an event that is an object', `42${SPACE}{"0":"sync"}`],
  ['an event that is text', `42${SPACE}"sync"`],
  ['an event named null', `42${SPACE}[null]`],
  ['an event named by a list', `42${SPACE}[["sync"]]`],
  ['an event cut off', `42${SPACE}["sync","x`],
  ['an event that is very deep', `42${SPACE}${'['.repeat(7000)}${']'.repeat(7000)}`],
  ['an event that socket.io keeps for itself', `42${SPACE}["disconnect"]`],
  ['another such event', `42${SPACE}["connect"]`],
  ['a connection with text for its data', `40${SPACE}"x"`],
  ['a second wish to enter', `40${SPACE}`],
  ['an error, which only the server sends', `44${SPACE}{"message":"x"}`],
  ['a goodbye with content', `41${SPACE}["x"]`],
  ['an acknowledgement that is no list', `43${SPACE}1{"a":1}`],
  ['no attachments announced', `450-${SPACE}["sync",${PLACEHOLDER}]`],
  ['a negative number of attachments', `45-1-${SPACE}["sync",${PLACEHOLDER}]`],
  ['half an attachment', `450.5-${SPACE}["sync",${PLACEHOLDER}]`],
  ['more attachments than anyone needs', `451000000000-${SPACE}["sync",${PLACEHOLDER}]`],
  ['a number of attachments that never ends', `45${'9'.repeat(5000)}`],
  ['attachments that are not a number', `45NaN-${SPACE}["sync",${PLACEHOLDER}]`],
  ['a placeholder for what is not attached', `451-${SPACE}["sync",{"_placeholder":true,"num":7}]`, 'bAAAA'],
  ['text where an attachment should come', `451-${SPACE}["sync",${PLACEHOLDER}]`, `42${SPACE}["sync","x"]`],
  ['binary data that nobody announced', 'bAAAA'],
];

describe('a connection that sends what is no packet is closed', () => {
  it.each(onBoth(BROKEN))('%s: %s', async (transport, _name, ...packets) => {
    await attack(transport, packets, (wire) => wire.closed());
  });
});

const IDLE: (readonly [name: string, ...packets: string[]])[] = [
  ['an answer to no ping', '3'],
  ['an open packet', '0{"sid":"x"}'],
  ['an upgrade', '5'],
  ['a packet that says nothing', '6'],
  ['an acknowledgement of nothing', `43${SPACE}12345["x"]`],
  ['an acknowledgement with an attachment', `461-${SPACE}7[${PLACEHOLDER}]`, 'bAAAA'],
];

describe('a packet that has no meaning here is passed over', () => {
  it.each(onBoth(IDLE))('%s: %s', async (transport, _name, ...packets) => {
    await attack(transport, packets, async (wire) => {
      await wire.emit('sync', 'nosuchmatch', null, null);
      expect((await wire.hear('refused'))[2]).toMatchObject({ about: 'sync', reason: 'matchNotFound' });
    });
  });
});

const MESSAGES = (t: Target): (readonly [name: string, about: string, ...packets: string[]])[] => [
  ['an attachment for a match', 'sync', `451-${SPACE}["sync",${PLACEHOLDER}]`, 'bAAAA'],
  ['an attachment for a move', 'update', `451-${SPACE}["update",${PLACEHOLDER},0,"x","0"]`, 'bAAAA'],
  [
    'an attachment for a chat',
    'chat',
    `451-${SPACE}["chat","x",{"id":"a","sender":null,"payload":${PLACEHOLDER}},null]`,
    'bAAAA',
  ],
  ['a name that is a number', 'unknown', `42${SPACE}[5]`],
  ['a wish for an acknowledgement', 'sync', `42${SPACE}12${JSON.stringify(['sync', t.playing.matchID, null, null])}`],
  ['the same for an unknown message', 'unknown', `42${SPACE}0["constructor"]`],
];

describe.each(TRANSPORTS)('a message over %s', (transport) => {
  it.each([0, 1, 2, 3, 4, 5])('with something that no message has is refused (%i)', async (at) => {
    const [, about, ...packets] = MESSAGES(target)[at] ?? ['', ''];
    await attack(transport, packets, async (wire) => {
      expect((await wire.hear('refused'))[2]).toMatchObject({ about, reason: 'badRequest' });
      expect(wire.packets.filter((packet) => packet.startsWith('43'))).toEqual([]);
    });
  });
});

describe('a namespace', () => {
  it.each(onBoth([['/'], ['/admin'], ['/__proto__'], ['/smashtable/x'], ['/Smashtable']] as const))(
    '%s: other than that of the game (%s) cannot be entered',
    async (transport, space) => {
      const named = space === '/' ? '' : `${space},`;
      await attack(transport, [`40${named}`], async (wire) => {
        const answer = await wire.next((packet) => packet.startsWith('44'));
        expect(answer).toMatch(new RegExp(`^44${named}\\{"message":"`));
      });
    },
  );

  it('is entered once by each connection, even if it asks twice at once', async () => {
    await survives(target, async () => {
      const wire = await Wire.raw(target.address);
      await wire.send(`40${SPACE}`, `40${SPACE}`);
      const answers = [await wire.next(isAboutEntering), await wire.next(isAboutEntering)];
      expect(answers.sort()).toEqual([
        expect.stringContaining(`40${SPACE}{"sid":`),
        `44${SPACE}{"message":"you are connected already"}`,
      ]);
      await wire.close();
    });
  });
});

const HUGE = `42${SPACE}${JSON.stringify(['sync', 'x'.repeat(20_000)])}`;

describe('more than a message may hold', () => {
  it('is refused when it is polled', async () => {
    await survives(target, async () => {
      const wire = await Wire.open(target.address);
      expect((await wire.send(HUGE)).status).toBe(413);
      await wire.close();
    });
  });

  const cut = (text: string): Buffer[] => {
    const parts = text.match(/.{1,1000}/gs) ?? [];
    return parts.map((part, at) => frameOf(part, { opcode: at === 0 ? 1 : 0, final: at === parts.length - 1 }));
  };

  it.each([
    ['in one frame', [frameOf(HUGE)]],
    ['in many frames', cut(HUGE)],
    [
      'in frames that never end',
      Array.from({ length: 30 }, (_, at) => frameOf('x'.repeat(1000), { opcode: at ? 0 : 1, final: false })),
    ],
    ['announced but not sent', [frameOf('x', { length: 1n << 40n })]],
    ['announced beyond all numbers', [frameOf('x', { length: (1n << 63n) - 1n })]],
  ] as const)('closes a websocket: %s', async (_name, frames) => {
    await survives(target, async () => {
      const wire = await FrameWire.open(target.address);
      for (const frame of frames) wire.raw(frame);
      await wire.closed();
    });
  });
});

describe('a wrong frame closes a websocket', () => {
  it.each([
    ['not masked', frameOf('6', { masked: false })],
    ['with bits that mean nothing', frameOf('6', { reserved: 0x40 })],
    ['of an unknown kind', frameOf('6', { opcode: 3 })],
    ['text that is no text', frameOf(Buffer.from([0xff, 0xfe, 0xc0]))],
    ['the rest of nothing', frameOf('6', { opcode: 0 })],
    ['a long ping', frameOf('x'.repeat(200), { opcode: 9 })],
    ['a goodbye of one byte', frameOf('x', { opcode: 8 })],
    ['bytes by lot', Buffer.from('deadbeefcafebabe0123456789abcdef', 'hex')],
  ] as const)('%s', async (_name, frame) => {
    await survives(target, async () => {
      const wire = await FrameWire.open(target.address);
      wire.raw(frame);
      await wire.closed();
    });
  });
});

describe('a handshake', () => {
  it.each([
    ['with an old protocol', 'GET', 'EIO=3&transport=polling', 5],
    ['with an unknown transport', 'GET', 'EIO=4&transport=carrier-pigeon', 0],
    ['with the transport constructor', 'GET', 'EIO=4&transport=constructor', 0],
    ['for a connection that is not there', 'GET', 'EIO=4&transport=polling&sid=nosuchsid', 1],
    ['for the connection __proto__', 'GET', 'EIO=4&transport=polling&sid=__proto__', 1],
    ['by POST', 'POST', 'EIO=4&transport=polling', 2],
    ['by DELETE', 'DELETE', 'EIO=4&transport=polling', 2],
    ['with nothing', 'GET', '', 0],
  ] as const)('%s is refused', async (_name, method, query, code) => {
    const answer = await survives(target, () => ask(target.address, `/socket.io/?${query}`, { method }));
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([400, { code }]);
  });
});
