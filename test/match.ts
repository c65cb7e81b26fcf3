/**
 * A whole match for tests, from the empty table on, through the moves that players make: start, pick, keep or change the
 * opening hand, and turns. Set-up data are checked as for a real match.
 */
import type { Catalog } from '../game/catalog';
import type { GameEvent } from '../game/events';
import { type Move, move } from '../game/match/move';
import { emptyTable } from '../game/match/opening';
import { optionsFrom } from '../game/match/options';
import type { Id, MatchOptions, PlayerId, PlayerState, State } from '../game/state';
import { type View, viewOf } from '../game/view';
import { catalog as shared } from './catalog';

export interface MatchSetup {
  readonly players?: number;
  /** The pair of each seat, `random` or `draft`. */
  readonly factions?: MatchOptions['factions'];
  readonly seed?: string;
  readonly options?: Partial<Omit<MatchOptions, 'players' | 'factions'>>;
  readonly catalog?: Catalog;
}

/** A match that has been started; bad set-up data throw. */
export function match(setup: MatchSetup = {}): Match {
  return new Match(setup);
}

/** The first of the seeds 1, 2, 3 ... with which the match is as wanted. */
export function matchWhere(setup: MatchSetup, wanted: (match: Match) => boolean): Match {
  for (let seed = 1; seed < 5000; seed++) {
    const found = new Match({ ...setup, seed: String(seed) });
    if (wanted(found)) return found;
  }
  throw new Error('no such match among the first seeds');
}

export class Match {
  readonly catalog: Catalog;
  state: State;
  /** All events since the start. */
  readonly events: GameEvent[] = [];

  constructor({ players = 2, factions, seed = 'match', options, catalog = shared }: MatchSetup) {
    this.catalog = catalog;
    const data = optionsFrom(catalog, players, { ...options, ...(factions && { factions }), seed });
    this.state = emptyTable(catalog, data.options, seed);
    this.do(0, { type: 'start' });
  }

  do(player: PlayerId, what: Move): void {
    const outcome = move(this.catalog, this.state, player, what);
    if (!outcome.ok) throw new Error(outcome.reason);
    this.state = JSON.parse(JSON.stringify(outcome.state)) as State;
    this.events.push(...outcome.events);
  }

  /** Why a move is refused; null if it is not. It is not made. */
  refusal(player: PlayerId, what: Move): string | null {
    const outcome = move(this.catalog, this.state, player, what);
    return outcome.ok ? null : outcome.reason;
  }

  /** Whose pick it is; null outside the draft. */
  get drafter(): PlayerId | null {
    const { draft } = this.state;
    return draft ? (draft.order[draft.picked] ?? null) : null;
  }

  /** The drafter takes this faction, or the first they can. */
  pick(faction = this.view(this.drafter).legal.pick[0] ?? ''): void {
    this.do(this.drafter ?? 0, { type: 'pick', faction });
  }

  keeps(player: PlayerId): void {
    this.do(player, { type: 'keep', keep: true });
  }

  mulligans(player: PlayerId): void {
    this.do(player, { type: 'keep', keep: false });
  }

  /** All who have not decided yet keep their opening hands. */
  begins(): void {
    for (const player of this.state.mulligans) this.keeps(player);
  }

  /** The active player does nothing more, and every question on the way gets the first answer that will do. */
  endTurn(): void {
    const { turn } = this.state;
    if (!this.state.resolution) this.do(this.state.active, { type: 'finish' });
    while (this.state.turn === turn && this.state.phase === 'play' && this.state.resolution) {
      const { player, options, min } = this.state.resolution.decision;
      this.do(player, { type: 'answer', answer: options.slice(0, min) });
    }
  }

  player(player: PlayerId): PlayerState {
    const found = this.state.players[player];
    if (!found) throw new Error(`there is no seat ${player}`);
    return found;
  }

  view(player: PlayerId | null): View {
    return viewOf(this.catalog, this.state, player);
  }

  /** Definition ids of cards or bases. */
  defs(ids: readonly Id[]): string[] {
    return ids.map((id) => this.state.cards[id]?.def ?? '');
  }

  /** Whether a player's hand has a minion. */
  hasMinion(player: PlayerId): boolean {
    return this.defs(this.player(player).hand).some((def) => this.catalog.definition(def).type === 'minion');
  }
}
