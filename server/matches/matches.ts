/**
 * The matches of this server: who sits where, and the game they play. Everything that changes a match goes through here,
 * is stored before anyone hears of it, and either happens as a whole or is refused with a reason.
 */
import type { LogEntry } from 'boardgame.io';
import type { Catalog } from '../../game/catalog';
import {
  type ChatMessage,
  type Match,
  NOTED_EVERY,
  type Seat,
  StorageError,
  type Store,
  type StoredState,
  type TableOptions,
} from '../storage/store';
import { hashOf, newKey, newMatchId, newSeed } from './keys';
import { Queues } from './queue';
import { Refusal } from './refusal';
import { Rules } from './rules';
import { admit, admitHost, isDeserted, isUnbegun, seated, stoodIn, vacated, withSeat } from './seating';

/** What others are told of a change. */
export type Change =
  | {
      readonly kind: 'moved';
      readonly match: Match;
      readonly state: StoredState;
      readonly entries: readonly LogEntry[];
    }
  | { readonly kind: 'seats'; readonly match: Match }
  | { readonly kind: 'chat'; readonly match: Match; readonly message: ChatMessage }
  | { readonly kind: 'removed'; readonly match: Match };

export interface NewMatch {
  readonly numPlayers: number;
  readonly setupData?: Readonly<Record<string, unknown>>;
  readonly unlisted?: boolean;
  readonly table?: Partial<TableOptions>;
}

interface Surroundings {
  readonly store: Store;
  readonly catalog: Catalog;
  readonly now: () => number;
  /** Told of failures in the rules themselves. */
  readonly report: (error: unknown) => void;
  /** Whether set-up data may name the seed, which makes a match predictable: for tests only. */
  readonly seeds?: boolean;
}

/** A match in memory, as it is in the store. */
export interface Live {
  readonly match: Match;
  readonly state: StoredState;
}

/** Matches kept in memory; the others are read from the store when they are needed. */
const MOST_LIVE = 2000;

export class Matches {
  private readonly rules: Rules;
  private readonly queues = new Queues();
  private readonly live = new Map<string, Live>();
  private readonly listeners: ((change: Change) => void)[] = [];
  private closing = false;

  constructor(private readonly around: Surroundings) {
    this.rules = new Rules(around.catalog, around.report);
  }

  get store(): Store {
    return this.around.store;
  }

  get catalog(): Catalog {
    return this.around.catalog;
  }

  /** Tells of every change, after it has been stored. */
  listen(listener: (change: Change) => void): void {
    this.listeners.push(listener);
  }

  async create({ numPlayers, setupData = {}, unlisted = false, table = {} }: NewMatch): Promise<Match> {
    const { catalog, now, seeds = false } = this.around;
    if ('seed' in setupData && !seeds)
      throw new Refusal('badRequest', 'setupData/seed: only tests may choose the seed');
    const seed = String(setupData.seed ?? newSeed());
    const initial = this.rules.initialState(numPlayers, { ...setupData, seed });
    const { seed: _, ...kept } = setupData;
    const match: Match = {
      id: newMatchId(),
      created: now(),
      updated: now(),
      players: numPlayers,
      seats: Array.from({ length: numPlayers }, () => ({})),
      host: null,
      setupData: kept,
      unlisted,
      table: { spectatorChat: true, ...table },
      content: catalog.hash,
      seed,
      started: false,
    };
    await this.stored(() => this.store.create(match, initial));
    this.remember(match.id, { match, state: initial });
    return match;
  }

  /** Takes a seat, the first free one if none is named. The key is told only here. */
  async join(
    id: string,
    { seat, name, data }: { seat?: number; name: string; data?: unknown },
  ): Promise<{ seat: number; key: string }> {
    const key = newKey();
    let taken = -1;
    await this.reseat(id, (before) => {
      taken = seat ?? before.seats.findIndex((one) => one.name === undefined);
      if (seat === undefined && taken < 0) throw new Refusal('matchFull');
      const reserve = before.seats[taken]?.reserve ?? (before.table.timer && before.table.timer.reserve * 1000);
      const sitting: Seat = {
        name,
        key: hashOf(key),
        ...(data !== undefined && { data }),
        ...(reserve !== undefined && { reserve }),
      };
      return { ...seated(before, taken, sitting), host: before.host ?? taken };
    });
    return { seat: taken, key };
  }

  /** Gets up. Before the start the seat is free again; afterwards a bot plays on until someone takes it. */
  async leave(id: string, seat: number, key: string): Promise<void> {
    const match = await this.reseat(id, (before) => {
      admit(before, seat, key);
      return vacated(before, seat);
    });
    if (isDeserted(match)) await this.removeIfDeserted(id);
  }

  /** Changes a player's name or data. */
  async rename(id: string, seat: number, key: string, change: { name?: string; data?: unknown }): Promise<void> {
    await this.reseat(id, (before) => {
      admit(before, seat, key);
      return withSeat(before, seat, { ...before.seats[seat], ...change });
    });
  }

  /** The host has bots take free seats. */
  async seatBots(
    id: string,
    host: number,
    key: string,
    bots: readonly { seat: number; level: string }[],
  ): Promise<void> {
    await this.reseat(id, (before) => {
      admitHost(before, host, key);
      return bots.reduce((so, { seat, level }) => seated(so, seat, { name: `Bot ${seat + 1}`, bot: level }), before);
    });
  }

  /** The host removes a bot, or a player who does not come back. */
  async unseat(id: string, host: number, key: string, seat: number): Promise<void> {
    await this.reseat(id, (before) => {
      admitHost(before, host, key);
      if (seat === host) throw new Refusal('badRequest', 'the host leaves instead');
      if (before.seats[seat]?.name === undefined) throw new Refusal('seatNotFound', `nobody sits at ${seat}`);
      return vacated(before, seat);
    });
  }

  /** A bot plays a human's seat for a while (null: no longer). */
  async standIn(id: string, seat: number, level: string | null): Promise<void> {
    await this.reseat(id, (before) => stoodIn(before, seat, level));
  }

  /** Takes from a player's reserve of thinking time. */
  async spendReserve(id: string, seat: number, milliseconds: number): Promise<void> {
    await this.queues.run(id, () =>
      this.keep(id, (before) => {
        const sitting = before.seats[seat] ?? {};
        const reserve = Math.max(0, (sitting.reserve ?? 0) - milliseconds);
        return reserve === sitting.reserve ? before : withSeat(before, seat, { ...sitting, reserve });
      }),
    );
  }

  /** The match in which the players of this one play again; the first to ask makes it. */
  async playAgain(id: string, seat: number, key: string, wanted: Partial<NewMatch>): Promise<string> {
    return this.work(id, async () => {
      const { match } = await this.load(id);
      admit(match, seat, key);
      if (match.next !== undefined) return match.next;
      const { players, setupData, unlisted, table } = match;
      const next = await this.create({ numPlayers: players, setupData, unlisted, table, ...wanted });
      // The others hear of it with their seats, and look where the match goes on.
      this.tell({ kind: 'seats', match: await this.keep(id, (before) => ({ ...before, next: next.id })) });
      return next.id;
    });
  }

  /** A move of a player, made from the state of this number. */
  async move(id: string, seat: number, type: string, args: readonly unknown[], from: number): Promise<StoredState> {
    return this.work(id, async () => {
      const { match, state } = await this.load(id);
      if (!match.started) throw new Refusal('notStarted');
      if (state.ctx.gameover !== undefined) throw new Refusal('gameOver');
      if (state._stateID !== from) throw new Refusal('stale', `the match is at ${state._stateID}, not at ${from}`);
      return this.advance(match, state, seat, type, args);
    });
  }

  /** Says something at the table; a spectator has no seat. */
  async say(id: string, message: ChatMessage): Promise<void> {
    await this.work(id, async () => {
      const { match } = await this.load(id);
      if (message.sender === null && !match.table.spectatorChat) throw new Refusal('chatOff');
      await this.stored(() => this.store.addChat(id, message));
      this.tell({ kind: 'chat', match, message });
    });
  }

  /** A match as it is now. */
  async find(id: string): Promise<Live> {
    // What is read while another move is being stored would be remembered in place of what came of it.
    return this.live.get(id) ?? this.queues.run(id, () => this.load(id));
  }

  /** All that is kept of a match, at one moment. */
  async whole(id: string): Promise<Live & { initial: StoredState; log: LogEntry[]; chat: ChatMessage[] }> {
    const { match, state: now } = await this.find(id);
    if (match.started && isUnbegun(now)) await this.begin(id);
    return this.queues.run(id, async () => {
      const live = await this.load(id);
      const { store } = this;
      const [initial, log, chat] = await this.stored(
        async () => [await store.initial(id), await store.log(id), await store.chat(id)] as const,
      );
      if (!initial) throw new Refusal('matchNotFound');
      return { ...live, initial, log, chat };
    });
  }

  /** Removes matches that were forgotten; returns how many. */
  async expire(ages: Parameters<Store['expire']>[0]): Promise<number> {
    const ids = await this.store.expire(ages, this.around.now());
    for (const id of ids) this.live.delete(id);
    return ids.length;
  }

  /** Does what a client asks for when its turn has come, unless the server has been told to stop. */
  private work<T>(id: string, task: () => Promise<T>): Promise<T> {
    if (this.closing) throw new Refusal('shuttingDown');
    return this.queues.run(id, task);
  }

  /** Refuses further changes and waits for those in hand. */
  async close(): Promise<void> {
    this.closing = true;
    await this.queues.idle();
  }

  /** Makes up for a first move that could not be stored when the last seat was taken. */
  async begin(id: string): Promise<void> {
    await this.queues.run(id, () => this.firstMove(id));
  }

  /** Has the game begin when all seats are taken. Whoever took the last one has it all the same if that fails. */
  private async firstMove(id: string): Promise<void> {
    const { match, state } = await this.load(id);
    if (match.started && isUnbegun(state)) await this.advance(match, state, 0, 'start', []).catch(this.around.report);
  }

  private async advance(
    match: Match,
    state: StoredState,
    seat: number,
    type: string,
    args: readonly unknown[],
  ): Promise<StoredState> {
    if (match.content !== this.catalog.hash)
      throw new Refusal('contentMissing', 'this match was begun with other cards than the server has now');
    const now = this.around.now();
    const { state: kept, entry } = this.rules.after(state, seat, type, args);
    const entries = [{ ...entry, at: now } as LogEntry];
    const stored = await this.stored(() => this.store.advance(match.id, state._stateID, kept, entries, now));
    if (!stored) {
      this.live.delete(match.id);
      throw new Refusal('stale', 'another move came first');
    }
    const { gameover } = kept.ctx;
    const isDue = gameover !== undefined || now - match.updated > NOTED_EVERY;
    const moved = isDue ? { ...match, updated: now, ...(gameover !== undefined && { gameover }) } : match;
    this.remember(match.id, { match: moved, state: kept });
    this.tell({ kind: 'moved', match: moved, state: kept, entries });
    return kept;
  }

  /** Changes who sits where, and tells everyone. */
  private async reseat(id: string, change: (match: Match) => Match): Promise<Match> {
    return this.work(id, async () => {
      const { match: before } = await this.load(id);
      const match = await this.keep(id, change);
      await this.firstMove(id);
      if (match !== before) this.tell({ kind: 'seats', match });
      return match;
    });
  }

  private async keep(id: string, change: (match: Match) => Match): Promise<Match> {
    const { state } = await this.load(id);
    const { now } = this.around;
    const match = await this.stored(() =>
      this.store.change(id, (before) => {
        const after = change(before);
        return after === before ? before : { ...after, updated: now() };
      }),
    );
    if (!match) throw new Refusal('matchNotFound');
    this.remember(id, { match, state });
    return match;
  }

  /** Removes a match in which nobody is left; someone may have come since it was noticed. */
  private async removeIfDeserted(id: string): Promise<void> {
    await this.queues.run(id, async () => {
      const { match } = await this.load(id);
      if (!isDeserted(match)) return;
      await this.stored(() => this.store.remove(id));
      this.live.delete(id);
      this.tell({ kind: 'removed', match });
    });
  }

  private async load(id: string): Promise<Live> {
    const known = this.live.get(id);
    if (known) return known;
    const [match, state] = await this.stored(
      async () => [await this.store.match(id), await this.store.state(id)] as const,
    );
    if (!match || !state) throw new Refusal('matchNotFound');
    const found = { match, state };
    this.remember(id, found);
    return found;
  }

  /** Keeps a match in memory; the one that was not touched for longest makes room. */
  private remember(id: string, live: Live): void {
    this.live.delete(id);
    this.live.set(id, live);
    if (this.live.size <= MOST_LIVE) return;
    const [oldest] = this.live.keys();
    if (oldest !== undefined) this.live.delete(oldest);
  }

  private async stored<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      this.around.report(error);
      throw new Refusal('storageFailed', 'the server cannot store anything now; nothing was changed');
    }
  }

  private tell(change: Change): void {
    for (const listener of this.listeners) {
      try {
        listener(change);
      } catch (error) {
        this.around.report(error);
      }
    }
  }
}
