/** Who fills a server with matches of bots does not keep the bots of others from moving. */
import { afterEach, describe, expect, it } from 'vitest';
import { BotSeats } from '../../../server/bots/seats';
import { answerTo, FairThinker, type Mind, type Request, type Thinker } from '../../../server/bots/thinker';
import { Matches } from '../../../server/matches/matches';
import { Metrics } from '../../../server/ops/metrics';
import { SqliteStore } from '../../../server/storage/sqlite';
import { catalog } from '../../catalog';

const stores: SqliteStore[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

function newMatches(): Matches {
  const store = SqliteStore.open(null);
  stores.push(store);
  return new Matches({ store, catalog, now: () => 0, report: fail, seeds: true });
}

function fail(error: unknown): void {
  throw error;
}

const OPTIONS = { thinking: 100, pause: 0, report: fail, moved: () => undefined };
const quiet = { waited: () => undefined, thought: () => undefined };

/** A match of an address in which only bots play. */
async function botMatch(matches: Matches, creator: string): Promise<string> {
  const { id } = await matches.create({ numPlayers: 2, setupData: { factions: 'random', seed: creator } });
  const seats = ['Bot 1', 'Bot 2'].map((name) => ({ name, bot: 'random' }));
  await matches.store.change(id, (match) => ({ ...match, creator, seats, started: true }));
  return id;
}

describe('matches of bots', () => {
  it('of one address wait for one thought of another at most, however many it has', async () => {
    const matches = newMatches();
    const ids = [];
    for (let count = 0; count < 50; count++) ids.push(await botMatch(matches, 'many'));
    ids.push(await botMatch(matches, 'one'));
    let thoughts = 0;
    const mind: Mind = {
      think: async (question) => {
        await new Promise((resolve) => setImmediate(resolve));
        thoughts++;
        return answerTo(catalog, question);
      },
      close: async () => undefined,
    };
    const fair = new FairThinker([mind]);
    const waits: Record<string, number[]> = { many: [], one: [] };
    /** Tells how many other thoughts each bot waits for. */
    const counted: Thinker = {
      decide: (request: Request) => {
        const from = thoughts;
        return fair.decide({
          ...request,
          question: (share) => {
            waits[request.address]?.push(thoughts - from);
            return request.question(share);
          },
        });
      },
      close: () => fair.close(),
    };
    // The store was changed behind its back.
    const fresh = new Matches({ store: matches.store, catalog, now: () => 0, report: fail });
    const bots = new BotSeats(fresh, counted, { ...OPTIONS, ...quiet });
    for (const id of ids) await fresh.begin(id).then(() => bots.resume(id));
    while ((waits.one?.length ?? 0) < 40) await new Promise((resolve) => setImmediate(resolve));
    await bots.close();
    await fresh.close();
    const { many = [], one = [] } = waits;
    // After the first, which came when all the others had asked already.
    expect(Math.max(...one.slice(1))).toBeLessThanOrEqual(2);
    expect(Math.max(...many)).toBeGreaterThan(40);
  }, 60_000);
});

describe('a bot', () => {
  /** A thinker whose requests wait until the test answers them. */
  function held() {
    const requests: (Request & { answer: () => void })[] = [];
    const thinker: Thinker = {
      decide: (request) =>
        new Promise((resolve) => {
          requests.push({ ...request, answer: () => resolve(null) });
        }),
      close: async () => undefined,
    };
    return { requests, thinker };
  }

  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  };

  async function waitingBot() {
    const matches = newMatches();
    const { requests, thinker } = held();
    const told = { waited: 0, thought: 0, moved: 0 };
    const bots = new BotSeats(matches, thinker, {
      ...OPTIONS,
      moved: () => told.moved++,
      waited: () => told.waited++,
      thought: () => told.thought++,
    });
    const { id, hostKey } = await matches.create({ numPlayers: 2, setupData: { factions: 'random', seed: 'held' } });
    await matches.join(id, { name: 'Ann' });
    await matches.seatBots(id, { hostKey }, [{ seat: 1, level: 'planner' }]);
    await settled();
    return { matches, bots, requests, told, id, hostKey };
  }

  it('is not asked any more when the match has gone on, and asked anew about what it has come to', async () => {
    const { matches, bots, requests, told, id } = await waitingBot();
    expect([requests.length, bots.waiting]).toEqual([1, 1]);
    const { state } = await matches.find(id);
    await matches.move(id, 0, 'keep', [true], state._stateID);
    expect(requests[0]?.question(1)).toBeNull();
    requests[0]?.answer();
    await settled();
    expect([requests.length, bots.waiting, told.moved, told.thought]).toEqual([2, 1, 0, 0]);
    expect(requests[1]?.question(1)).toMatchObject({ player: 1, level: 'planner', milliseconds: 100 });
    expect([bots.waiting, told.waited]).toEqual([0, 1]);
    requests[1]?.answer();
    await settled();
    expect([told.moved, told.thought]).toEqual([1, 1]);
  });

  it('is not asked any more when the seat is no longer its own', async () => {
    const { matches, bots, requests, told, id, hostKey } = await waitingBot();
    await matches.unseat(id, { hostKey }, 1);
    await matches.openSeat(id, { hostKey }, 1);
    await matches.join(id, { name: 'Ben', seat: 1 });
    expect(requests[0]?.question(1)).toBeNull();
    requests[0]?.answer();
    await settled();
    expect([bots.waiting, told.moved]).toEqual([0, 0]);
  });

  it('has less time the more are waiting, but enough to plan at all', async () => {
    const { requests } = await waitingBot();
    const times = [1, 0.5, 0.001].map((share) => requests[0]?.question(share)?.milliseconds);
    expect(times).toEqual([100, 50, 30]);
  });
});

describe('the figures', () => {
  it('tell how many bots wait, how long they waited, and how long they thought', async () => {
    const store = SqliteStore.open(null);
    stores.push(store);
    const metrics = new Metrics(
      store,
      () => 0,
      () => 7,
    );
    metrics.botWaited(1500);
    metrics.botThought(20);
    const text = await metrics.text();
    for (const line of [
      'smashtable_bots_waiting 7',
      'smashtable_bot_wait_seconds_bucket{le="1"} 0',
      'smashtable_bot_wait_seconds_bucket{le="2"} 1',
      'smashtable_bot_thinking_seconds_bucket{le="0.01"} 0',
      'smashtable_bot_thinking_seconds_bucket{le="0.025"} 1',
    ])
      expect(text).toContain(line);
  });
});
