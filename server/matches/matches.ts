/**
 * The matches of this server: who sits where, and the game they play. Everything that changes a match goes through here,
 * is stored before anyone hears of it, and either happens as a whole or is refused with a reason.
 */
import type { LogEntry } from 'boardgame.io';
import type { Catalog } from '../../game/catalog';
import {
  type ChatMessage,
  type Match,
  type MatchPage,
  NOTED_EVERY,
  type Seat,
  type Store,
  type StoredState,
  type TableOptions,
} from '../storage/store';
import { joined, type Newcomer } from './joining';
import { hashOf, linkSecret, newKey, newMatchId, newSeed } from './keys';
import { type Live, LiveMatches } from './liveMatches';
import { assertFreeName } from './names';
import { OpenSeats } from './openSeats';
import { Presence } from './presence';
import { Queues } from './queue';
import { Refusal } from './refusal';
import { admitRematch, type RematchOptions, rematchHost, rematchOptions, rematchSeats } from './rematch';
import { Rules } from './rules';
import {
  admit,
  admitHost,
  botSeated,
  type HostProof,
  isDeserted,
  isUnbegun,
  opened,
  released,
  removed,
  stoodIn,
  vacated,
  withSeat,
} from './seating';

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
  | { readonly kind: 'chatRemoved'; readonly match: Match; readonly ids: readonly string[] }
  /** `why` is what the operator says, if it was not that everyone had left. */
  | { readonly kind: 'removed'; readonly match: Match; readonly why?: string };

export interface NewMatch {
  readonly numPlayers: number;
  readonly setupData?: Readonly<Record<string, unknown>>;
  readonly unlisted?: boolean;
  readonly table?: Partial<TableOptions>;
  /** Tag of the address that it is created from. */
  readonly creator?: string;
}

/** A new match, and what only who made it is told. */
interface Created {
  readonly id: string;
  readonly hostKey: string;
  /** What its link has besides the id, if it is unlisted. */
  readonly secret?: string;
}

/** A rematch, and what its link has besides the id. */
export type Rematch = Pick<Created, 'id' | 'secret'>;

interface Surroundings {
  readonly store: Store;
  readonly catalog: Catalog;
  readonly now: () => number;
  /** Milliseconds since some moment, whatever the clock of the machine is set to. */
  readonly monotonic?: () => number;
  /** How many seats one address may hold in matches that have not begun. */
  readonly openSeatsPerAddress?: number;
  /** Told of failures in the rules themselves. */
  readonly report: (error: unknown) => void;
  /** Throws if nobody may be called so. */
  readonly admitName?: (name: string) => void;
  /** Whether set-up data may name the seed, which makes a match predictable: for tests only. */
  readonly seeds?: boolean;
}

export class Matches {
  readonly presence: Presence;
  private readonly openSeats: OpenSeats;
  private readonly rules: Rules;
  private readonly queues = new Queues();
  private readonly live: LiveMatches;
  private readonly listeners: ((change: Change) => void)[] = [];
  private closing = false;
  private held: (id: string, from: number) => Promise<void> = async () => undefined;

  constructor(private readonly around: Surroundings) {
    this.rules = new Rules(around.catalog, around.report);
    this.presence = new Presence(around.monotonic ?? (() => performance.now()));
    this.openSeats = new OpenSeats(around.openSeatsPerAddress ?? Number.POSITIVE_INFINITY);
    this.live = new LiveMatches(around.store, this.openSeats, around.report);
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

  /** Has every move wait for this before it is made. */
  holdMoves(held: (id: string, from: number) => Promise<void>): void {
    this.held = held;
  }

  /** Makes a match. Whoever asks for it is its host, by a key that is told only here. */
  async create(wanted: NewMatch): Promise<Created> {
    const hostKey = newKey();
    const seats = Array.from({ length: wanted.numPlayers }, () => ({}));
    return { ...linkOf(await this.make(wanted, seats, hashOf(hostKey))), hostKey };
  }

  private async make(wanted: NewMatch, seats: readonly Seat[], hostKey: string | undefined): Promise<Match> {
    const { numPlayers, setupData = {}, unlisted = false, table = {}, creator } = wanted;
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
      seats,
      host: null,
      ...(hostKey !== undefined && { hostKey }),
      ...(creator !== undefined && { creator }),
      setupData: kept,
      unlisted,
      table: { spectatorChat: true, ...table },
      content: catalog.hash,
      seed,
      started: false,
    };
    await this.live.stored(() => this.store.create(match, initial));
    this.live.remember({ match, state: initial });
    return match;
  }

  /** Takes a seat. The key is told only here. */
  async join(id: string, who: Newcomer): Promise<{ seat: number; key: string }> {
    const key = newKey();
    let seat = -1;
    await this.work(id, async () => {
      const { match: before } = await this.live.load(id);
      // While the seat is being stored, it counts for the matches that the same address joins meanwhile.
      if (who.holder !== undefined) this.openSeats.claim(before, who.holder);
      try {
        await this.reseatNow(id, (match) => {
          const after = joined(match, who, hashOf(key));
          this.admitName(match, after.seat, who.name);
          seat = after.seat;
          return after.match;
        });
      } finally {
        this.openSeats.note(this.latest(before));
      }
      this.presence.expect(hashOf(key));
    });
    return { seat, key };
  }

  /** Gets up. Before the start the seat is free again; afterwards a bot plays on. */
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
      if (change.name !== undefined) this.admitName(before, seat, change.name);
      return withSeat(before, seat, { ...before.seats[seat], ...change });
    });
  }

  /** The host has bots take free seats. */
  async seatBots(id: string, by: HostProof, bots: readonly { seat: number; level: string }[]): Promise<void> {
    await this.reseat(id, (before) => {
      admitHost(before, by);
      return bots.reduce((match, { seat, level }) => botSeated(match, seat, level), before);
    });
  }

  /** The host removes a bot, or a player who does not come back. */
  async unseat(id: string, by: HostProof, seat: number): Promise<void> {
    await this.reseat(id, (before) => {
      admitHost(before, by);
      return removed(before, seat, (key) => this.presence.isAway(key));
    });
  }

  /** The host lets someone new take a seat of a match that has begun. */
  async openSeat(id: string, by: HostProof, seat: number): Promise<void> {
    await this.reseat(id, (before) => {
      admitHost(before, by);
      return opened(before, seat);
    });
  }

  /** A bot plays a human's seat for a while. */
  async standIn(id: string, seat: number, level: string): Promise<void> {
    await this.reseat(id, (before) => stoodIn(before, seat, level));
  }

  /** A player is back: no bot plays for them any more. */
  async comeBack(id: string, seat: number, key: string): Promise<void> {
    await this.reseat(id, (before) => {
      admit(before, seat, key);
      return stoodIn(before, seat, null);
    });
  }

  /** The seats of a rematch are for everyone from now on. */
  async releaseSeats(id: string): Promise<void> {
    await this.reseat(id, released);
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
  async playAgain(
    id: string,
    seat: number,
    key: string,
    { creator, ...options }: RematchOptions & Pick<NewMatch, 'creator'> = {},
  ): Promise<Rematch> {
    return this.work(id, async () => {
      const { match } = await this.live.load(id);
      admit(match, seat, key);
      admitRematch(match, seat, options);
      const known = match.next === undefined ? null : await this.live.stored(() => this.store.match(match.next ?? ''));
      if (known) return linkOf(known);
      const wanted = { ...rematchOptions(match, options), ...(creator !== undefined && { creator }) };
      const next = await this.make(wanted, rematchSeats(match, wanted.numPlayers), rematchHost(match));
      this.tell({ kind: 'seats', match: next });
      // The others hear of it with their seats, and look where the match goes on.
      this.tell({ kind: 'seats', match: await this.keep(id, (before) => ({ ...before, next: next.id })) });
      return linkOf(next);
    });
  }

  /** A move of a player, made from the state of this number; who is not of this house proves with a key who they are. */
  async move(
    id: string,
    seat: number,
    type: string,
    args: readonly unknown[],
    from: number,
    key?: string,
  ): Promise<StoredState> {
    await this.held(id, from);
    return this.work(id, async () => {
      const { match, state } = await this.live.load(id);
      if (key !== undefined) admit(match, seat, key);
      if (!match.started) throw new Refusal('notStarted');
      if (state.ctx.gameover !== undefined) throw new Refusal('gameOver');
      if (state._stateID !== from) throw new Refusal('stale', `the match is at ${state._stateID}, not at ${from}`);
      return this.advance(match, state, seat, type, args);
    });
  }

  /** Says something at the table; a spectator has neither seat nor key. */
  async say(id: string, message: ChatMessage, key: string): Promise<void> {
    await this.work(id, async () => {
      const { match } = await this.live.load(id);
      if (message.sender !== null) admit(match, Number(message.sender), key);
      if (message.sender === null && !match.table.spectatorChat) throw new Refusal('chatOff');
      await this.live.stored(() => this.store.addChat(id, message));
      this.tell({ kind: 'chat', match, message });
    });
  }

  /** Removes lines of the chat by their ids; returns how many there were. */
  async removeChat(id: string, ids: readonly string[]): Promise<number> {
    return this.work(id, async () => {
      const { match } = await this.live.load(id);
      const removed = await this.live.stored(() => this.store.removeChat(id, ids));
      if (removed > 0) this.tell({ kind: 'chatRemoved', match, ids });
      return removed;
    });
  }

  /** Removes a match, whatever is going on in it, and tells everyone at it why. */
  async closeMatch(id: string, why: string): Promise<void> {
    await this.work(id, async () => this.remove((await this.live.load(id)).match, why));
  }

  /** A match as it is now. */
  async find(id: string): Promise<Live> {
    // What is read while another move is being stored would be remembered in place of what came of it.
    return this.live.get(id) ?? this.queues.run(id, () => this.live.load(id));
  }

  /** A match as it is now, as far as that is known at once: one that nobody looks at may be out of memory. */
  latest(match: Match): Match {
    return this.live.get(match.id)?.match ?? match;
  }

  /** All that is kept of a match, at one moment. */
  async whole(id: string): Promise<Live & { initial: StoredState; log: LogEntry[]; chat: ChatMessage[] }> {
    const { match, state: now } = await this.find(id);
    if (match.started && isUnbegun(now)) await this.begin(id);
    return this.queues.run(id, async () => {
      const live = await this.live.load(id);
      const { store } = this;
      const [initial, log, chat] = await this.live.stored(
        async () => [await store.initial(id), await store.log(id), await store.chat(id)] as const,
      );
      if (!initial) throw new Refusal('matchNotFound');
      return { ...live, initial, log, chat };
    });
  }

  /** The ids of all matches that are not over. Read once at the start, so that their seats are counted from then on. */
  async unfinished(): Promise<string[]> {
    const ids: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const query = { finished: false, unlisted: true, ...(after !== '' && { after }) };
      const { matches, next }: MatchPage = await this.store.list(query);
      for (const match of matches) {
        ids.push(match.id);
        this.openSeats.note(match);
      }
      after = next;
    }
    return ids;
  }

  /** Removes matches that were forgotten; returns how many. */
  async expire(ages: Parameters<Store['expire']>[0]): Promise<number> {
    const ids = await this.store.expire(ages, this.around.now());
    for (const id of ids) this.live.forget(id);
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
    const { match, state } = await this.live.load(id);
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
    const stored = await this.live.stored(() => this.store.advance(match.id, state._stateID, kept, entries, now));
    if (!stored) {
      this.live.drop(match.id);
      throw new Refusal('stale', 'another move came first');
    }
    const { gameover } = kept.ctx;
    const isDue = gameover !== undefined || Math.abs(now - match.updated) > NOTED_EVERY;
    const moved = isDue ? { ...match, updated: now, ...(gameover !== undefined && { gameover }) } : match;
    this.live.remember({ match: moved, state: kept });
    this.tell({ kind: 'moved', match: moved, state: kept, entries });
    return kept;
  }

  /** Changes who sits where when its turn has come, and tells everyone. */
  private async reseat(id: string, change: (match: Match) => Match): Promise<Match> {
    return this.work(id, () => this.reseatNow(id, change));
  }

  private async reseatNow(id: string, change: (match: Match) => Match): Promise<Match> {
    const { match: before } = await this.live.load(id);
    const match = await this.keep(id, change);
    await this.firstMove(id);
    if (match !== before) this.tell({ kind: 'seats', match });
    return match;
  }

  private keep(id: string, change: (match: Match) => Match): Promise<Match> {
    return this.live.change(id, change, this.around.now);
  }

  /** Removes a match in which nobody is left; someone may have come since it was noticed. */
  private async removeIfDeserted(id: string): Promise<void> {
    await this.queues.run(id, async () => {
      const { match } = await this.live.load(id);
      if (isDeserted(match)) await this.remove(match);
    });
  }

  private async remove(match: Match, why?: string): Promise<void> {
    await this.live.stored(() => this.store.remove(match.id));
    this.live.forget(match.id);
    this.tell({ kind: 'removed', match, ...(why !== undefined && { why }) });
  }

  /** Throws if the operator or someone at the table does not leave this name to who sits there. */
  private admitName(match: Match, seat: number, name: string): void {
    this.around.admitName?.(name);
    assertFreeName(match, seat, name);
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

function linkOf({ id, unlisted, seed }: Match): Rematch {
  return { id, ...(unlisted && { secret: linkSecret(seed) }) };
}
