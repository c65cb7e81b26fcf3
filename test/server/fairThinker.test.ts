/** Bots of different matches and addresses think in turn; nobody who has many keeps others waiting. Time is made up here. */
import { describe, expect, it } from 'vitest';
import { FairQueue } from '../../server/bots/fairQueue';
import { FairThinker, type Mind, type Question } from '../../server/bots/thinker';
import { ThreadMind } from '../../server/bots/thread';

/** How long a planner may think if nobody waits. */
const FULL = 400;

/** Lets everything that is under way come to its end. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Minds whose thoughts take as long as they were told, by a clock that jumps from one end to the next. */
class Office {
  now = 0;
  private readonly thoughts: { readonly at: number; readonly end: () => void }[] = [];
  private readonly mind: Mind = {
    think: ({ milliseconds }) =>
      new Promise((resolve) => this.thoughts.push({ at: this.now + milliseconds, end: () => resolve(null) })),
    close: async () => undefined,
  };
  readonly thinker: FairThinker;

  constructor(minds: number) {
    this.thinker = new FairThinker(Array.from({ length: minds }, () => this.mind));
  }

  /** Has the bots of a match ask again and again; how long each question waited. */
  keepsAsking(address: string, match: string): { waits: number[]; thoughts: number[] } {
    const waits: number[] = [];
    const thoughts: number[] = [];
    const ask = (): void => {
      const asked = this.now;
      const question = (share: number): Question => {
        waits.push(this.now - asked);
        thoughts.push(FULL * share);
        return { milliseconds: FULL * share } as Question;
      };
      void this.thinker.decide({ address, match, question }).then(ask, () => undefined);
    };
    ask();
    return { waits, thoughts };
  }

  async run(thoughts: number): Promise<void> {
    for (let count = 0; count < thoughts; count++) {
      await settled();
      this.thoughts.sort((a, b) => a.at - b.at);
      const next = this.thoughts.shift();
      if (!next) return;
      this.now = next.at;
      next.end();
    }
    await settled();
  }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

describe('a fair queue', () => {
  it('has addresses take turns, and within them their matches', () => {
    const queue = new FairQueue<string>();
    for (const match of ['a1', 'a2', 'a3']) for (const item of ['x', 'y']) queue.add('A', match, match + item);
    queue.add('B', 'b1', 'b1x');
    queue.add('C', 'c1', 'c1x');
    queue.add('C', 'c2', 'c2x');
    expect(queue.size).toBe(9);
    const taken = Array.from({ length: 10 }, () => queue.take());
    expect(taken).toEqual(['a1x', 'b1x', 'c1x', 'a2x', 'c2x', 'a3x', 'a1y', 'a2y', 'a3y', undefined]);
    expect(queue.size).toBe(0);
  });

  it('lets whoever comes later have the next turn but those of the other addresses', () => {
    const queue = new FairQueue<number>();
    for (let item = 0; item < 50; item++) queue.add('A', `match ${item}`, item);
    expect(queue.take()).toBe(0);
    queue.add('B', 'match', 1000);
    expect([queue.take(), queue.take(), queue.take()]).toEqual([1, 1000, 2]);
  });

  it('gives up everything at once', () => {
    const queue = new FairQueue<number>();
    for (const item of [1, 2, 3]) queue.add(`address ${item % 2}`, 'match', item);
    expect([queue.takeAll().sort(), queue.size, queue.take()]).toEqual([[1, 2, 3], 0, undefined]);
  });
});

describe('waiting for a thought', () => {
  it.each([1, 2])('of one match is not longer for the 50 of another address: %i minds', async (minds) => {
    const office = new Office(minds);
    const many = Array.from({ length: 50 }, (_, match) => office.keepsAsking('many', `match ${match}`));
    const one = office.keepsAsking('one', 'match');
    await office.run(600);
    const service = Math.max(...many.flatMap(({ thoughts }) => thoughts.slice(1)), ...one.thoughts);
    expect(one.waits.length).toBeGreaterThan(100);
    // The first had to wait until those who were there before had begun.
    expect(Math.max(...one.waits.slice(1)) / service).toBeLessThanOrEqual(2);
    const ofMany = mean(many.flatMap(({ waits }) => waits));
    expect(ofMany / mean(one.waits)).toBeGreaterThan(20);
  });

  it('is shared evenly by addresses, whatever they have', async () => {
    const office = new Office(1);
    const served = [1, 5, 20].map((matches, address) =>
      Array.from({ length: matches }, (_, match) => office.keepsAsking(`address ${address}`, `${address} ${match}`)),
    );
    await office.run(300);
    const counts = served.map((matches) => matches.reduce((sum, { thoughts }) => sum + thoughts.length, 0));
    // An address with a single match asks again only when it was answered, so that it misses no more than every other turn.
    expect(Math.max(...counts) / Math.min(...counts)).toBeLessThan(2.1);
    for (const matches of served) {
      const each = matches.map(({ thoughts }) => thoughts.length);
      expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(1);
    }
  });

  it('shortens the thought: each gets its share of the time of a mind', async () => {
    const alone = new Office(2);
    const [first, second] = [alone.keepsAsking('A', '1'), alone.keepsAsking('B', '2')];
    await alone.run(10);
    expect(new Set([...first.thoughts, ...second.thoughts])).toEqual(new Set([FULL]));
    const busy = new Office(2);
    const all = Array.from({ length: 12 }, (_, match) => busy.keepsAsking('A', String(match)));
    await busy.run(100);
    const late = all.flatMap(({ thoughts }) => thoughts.slice(2));
    // When the next of twelve is begun, the other mind has one, and ten wait.
    for (const thought of late) expect(thought).toBeCloseTo(FULL / (1 + 10 / 2));
  });
});

describe('a request', () => {
  const asking = (share: number): Question => ({ milliseconds: share }) as Question;
  const whose = { address: 'A', match: 'm' };

  /** A mind that answers when it is told to. */
  function slow() {
    const asked: { question: Question; resolve: (move: null) => void; reject: (error: Error) => void }[] = [];
    const mind: Mind = {
      think: (question) => new Promise((resolve, reject) => asked.push({ question, resolve, reject })),
      close: async () => undefined,
    };
    return { asked, thinker: new FairThinker([mind]) };
  }

  it('is dropped if its match has gone on when its turn comes', async () => {
    const { asked, thinker } = slow();
    const first = thinker.decide({ ...whose, question: asking });
    const dropped = thinker.decide({ ...whose, match: 'n', question: () => null });
    const last = thinker.decide({ ...whose, match: 'o', question: asking });
    asked[0]?.resolve(null);
    expect([await first, await dropped]).toEqual([null, null]);
    await settled();
    expect(asked).toHaveLength(2);
    asked[1]?.resolve(null);
    expect(await last).toBeNull();
  });

  it('that fails keeps nobody else waiting', async () => {
    const { asked, thinker } = slow();
    const first = thinker.decide({ ...whose, question: asking });
    const broken = thinker.decide({
      ...whose,
      question: () => {
        throw new Error('no such state');
      },
    });
    const last = thinker.decide({ ...whose, question: asking });
    asked[0]?.reject(new Error('the thread died'));
    await expect(first).rejects.toThrow('the thread died');
    await expect(broken).rejects.toThrow('no such state');
    await settled();
    asked[1]?.resolve(null);
    expect(await last).toBeNull();
  });

  it('is given up when the bots go home', async () => {
    const { thinker } = slow();
    void thinker.decide({ ...whose, question: asking }).catch(() => undefined);
    const waiting = thinker.decide({ ...whose, question: asking });
    await thinker.close();
    await expect(waiting).rejects.toThrow('gone home');
    await expect(thinker.decide({ ...whose, question: asking })).rejects.toThrow('gone home');
  });
});

describe('a mind in a thread', () => {
  /** A thread that answers with the number of times it was asked, and dies if it is told to. */
  const source = `
    import { parentPort } from 'node:worker_threads';
    let times = 0;
    parentPort.on('message', ({ seed }) => {
      if (seed === 'throw') throw new Error('a fault in a card');
      if (seed === 'exit') process.exit(1);
      times += 1;
      parentPort.postMessage({ type: 'pick', faction: String(times) });
    });`;
  const asked = (seed: string): Question => ({ seed }) as Question;

  it('answers, and is replaced when it dies, so that only what it was asked fails', async () => {
    const mind = new ThreadMind(new URL(`data:text/javascript,${encodeURIComponent(source)}`), []);
    expect(await mind.think(asked('a'))).toEqual({ type: 'pick', faction: '1' });
    expect(await mind.think(asked('b'))).toEqual({ type: 'pick', faction: '2' });
    await expect(mind.think(asked('throw'))).rejects.toThrow('a fault in a card');
    expect(await mind.think(asked('c'))).toEqual({ type: 'pick', faction: '1' });
    await expect(mind.think(asked('exit'))).rejects.toThrow('a thread of the bots has ended');
    expect(await mind.think(asked('d'))).toEqual({ type: 'pick', faction: '1' });
    const last = mind.think(asked('exit'));
    const ended = expect(last).rejects.toThrow('has ended');
    await mind.close();
    await ended;
  });
});
