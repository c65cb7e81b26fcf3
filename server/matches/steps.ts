/**
 * A finished match, position by position, as someone at the table saw it. The engine plays the moves of the replay again,
 * a few at a time so that nobody has to wait for it, and what it came to is kept for as long as the replay is looked at.
 */
import type { Catalog } from '../../game/catalog';
import type { GameEvent } from '../../game/events';
import { move } from '../../game/match/move';
import { readMove } from '../../game/match/moves';
import { emptyTable } from '../../game/match/opening';
import { optionsFrom } from '../../game/match/options';
import type { PlayerId, State } from '../../game/state';
import { type View, viewOf } from '../../game/view';
import type { Matches } from './matches';
import { Queues } from './queue';
import { Refusal } from './refusal';
import { type Replay, replayOf } from './replay';

interface Step {
  /** What is seen after so many moves. */
  readonly view: View;
  /** What was told of the last of them; nothing before the first one. */
  readonly events: readonly GameEvent[];
  readonly player: PlayerId | null;
  readonly move: { readonly type: string; readonly args: readonly unknown[] } | null;
  readonly turn: number;
}

export interface Steps extends Pick<Replay, 'names' | 'players' | 'content'> {
  /** How many moves there are; step 0 is before the first, and this one after the last. */
  readonly total: number;
  readonly steps: readonly Step[];
}

/** Where a turn begins: after so many moves. */
export interface TurnStart {
  readonly index: number;
  readonly turn: number;
  readonly player: PlayerId;
}

/** Replays whose positions are kept. */
const MOST_KEPT = 4;
/** Milliseconds after which others have their turn. */
const MOST_AT_ONCE = 8;

interface Position {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** A replay as far as it has been played. */
class Played {
  private readonly positions: Position[];

  constructor(
    private readonly catalog: Catalog,
    readonly replay: Replay,
  ) {
    const { options } = optionsFrom(catalog, replay.players, replay.setupData);
    this.positions = [{ state: emptyTable(catalog, options, replay.seed), events: [] }];
  }

  get total(): number {
    return this.replay.moves.length;
  }

  /** The position after so many moves, which has been reached. */
  at(index: number): Position {
    return this.positions[index] as Position;
  }

  /** Plays until so many moves are made. */
  async reach(index: number): Promise<void> {
    let began = performance.now();
    while (this.positions.length <= index) {
      this.positions.push(this.next());
      if (performance.now() - began < MOST_AT_ONCE) continue;
      await new Promise((resolve) => setImmediate(resolve));
      began = performance.now();
    }
  }

  private next(): Position {
    const made = this.positions.length - 1;
    const { player, type, args } = this.replay.moves[made] ?? { player: -1, type: '', args: [] };
    const what = readMove(type, args);
    const outcome = what.ok ? move(this.catalog, this.at(made).state, player, what.move) : what;
    if (!outcome.ok)
      throw new Refusal('contentMissing', `the rules have changed since: move ${made + 1}, ${outcome.reason}`);
    return { state: outcome.state, events: outcome.events };
  }
}

export class Replays {
  private readonly kept = new Map<string, Played>();
  private readonly queue = new Queues();

  constructor(private readonly matches: Matches) {}

  /** Whether the replay need not be read from the store and played again. */
  isKept(id: string): boolean {
    return this.kept.has(id);
  }

  /** The positions from one on, as a seat or (null) a spectator saw them. */
  async steps(id: string, viewer: PlayerId | null, from: number, count: number): Promise<Steps> {
    const played = await this.find(id);
    const { names, players, content, moves } = played.replay;
    if (viewer !== null && viewer >= players) throw new Refusal('seatNotFound', `there is no seat ${viewer}`);
    const last = Math.min(from + count - 1, played.total);
    await this.reach(played, last);
    const steps: Step[] = [];
    for (let index = from; index <= last; index++) {
      const { state, events } = played.at(index);
      const { player = null, ...made } = moves[index - 1] ?? {};
      const view = viewOf(this.matches.catalog, state, viewer);
      steps.push({ view, events, player, move: 'type' in made ? made : null, turn: state.turn });
    }
    return { total: played.total, names, players, content, steps };
  }

  async turns(id: string): Promise<TurnStart[]> {
    const played = await this.find(id);
    await this.reach(played, played.total);
    const starts: TurnStart[] = [];
    for (let index = 1; index <= played.total; index++) {
      const { turn, active } = played.at(index).state;
      if (turn > played.at(index - 1).state.turn) starts.push({ index, turn, player: active });
    }
    return starts;
  }

  /** One replay is played at a time. */
  private reach(played: Played, index: number): Promise<void> {
    return this.queue.run('', () => played.reach(index));
  }

  private async find(id: string): Promise<Played> {
    const { match } = await this.matches.find(id);
    const { catalog } = this.matches;
    if (match.gameover !== undefined && match.content !== catalog.hash)
      throw new Refusal('contentMissing', 'this match was played with other cards than the server has now');
    const played = this.kept.get(id) ?? new Played(catalog, await replayOf(this.matches, id));
    // The one that was not looked at for longest makes room.
    this.kept.delete(id);
    this.kept.set(id, played);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return played;
  }
}
