/** Where cards are and whose they are. */
import type { Game } from '../engine/game';
import type { LastKnown } from '../events';
import type { Id, PlayerId } from '../state';

/** The base a card in play is at, or the base itself; 0 if it is not in play. */
export function baseOf(this: Game, id: Id): Id {
  const play = this.card(id).play;
  if (!play) return this.state.table.includes(id) ? id : 0;
  return this.card(play.on).play?.on ?? play.on;
}

export function inPlay(this: Game, id: Id): boolean {
  return this.card(id).play !== undefined || this.state.table.includes(id);
}

/** The controller of a card in play, else its owner. */
export function controllerOf(this: Game, id: Id): PlayerId {
  const card = this.card(id);
  return card.play?.controller ?? card.owner;
}

interface MinionFilter {
  readonly base?: Id;
  readonly controller?: PlayerId;
  readonly notController?: PlayerId;
  readonly power?: { readonly min?: number; readonly max?: number };
  readonly faction?: string;
  /** Not this one. */
  readonly not?: Id;
}

/** Minions in play that fit, in order of arrival. */
export function minions(this: Game, filter: MinionFilter = {}): Id[] {
  const { minions, minionsAt } = this.now;
  const there = filter.base === undefined ? minions : (minionsAt.get(filter.base) ?? []);
  return there.filter((id) => {
    const play = this.card(id).play;
    if (!play || id === filter.not) return false;
    if (filter.controller !== undefined && play.controller !== filter.controller) return false;
    if (filter.notController !== undefined && play.controller === filter.notController) return false;
    if (filter.faction !== undefined && this.def(id).faction !== filter.faction) return false;
    if (filter.power === undefined) return true;
    const power = this.power(id);
    return power >= (filter.power.min ?? 0) && power <= (filter.power.max ?? Number.POSITIVE_INFINITY);
  });
}

interface ActionFilter {
  /** On this base or minion. */
  readonly on?: Id;
  readonly controller?: PlayerId;
  /** On a base or on a minion (TERM-playon-4). */
  readonly where?: 'base' | 'minion';
  readonly not?: Id;
}

/** Actions in play that fit, in order of arrival. */
export function actions(this: Game, filter: ActionFilter = {}): Id[] {
  return this.now.actions.filter((id) => {
    const play = this.card(id).play;
    if (!play || id === filter.not) return false;
    if (filter.on !== undefined && play.on !== filter.on) return false;
    if (filter.controller !== undefined && play.controller !== filter.controller) return false;
    return filter.where === undefined || (this.card(play.on).play ? 'minion' : 'base') === filter.where;
  });
}

/** Actions on this base or minion. */
export function attached(this: Game, host: Id): Id[] {
  return this.now.actions.filter((id) => this.card(id).play?.on === host);
}

export function bases(this: Game): readonly Id[] {
  return this.state.table;
}

/** The top card of the base deck, if a card in play has it lie face up. */
export function faceUpBase(this: Game): Id | null {
  let shown = false;
  this.sources(
    'faceUpBase',
    (value, { context }) => value(context),
    (answer) => {
      shown ||= answer;
    },
  );
  return shown ? (this.state.baseDeck[0] ?? null) : null;
}

/** Players in turn order, beginning with `first` (the active player, if left out). */
export function order(this: Game, first: PlayerId = this.state.active): PlayerId[] {
  const count = this.state.players.length;
  const players: PlayerId[] = [];
  for (let i = 0; i < count; i++) players.push((first + i) % count);
  return players;
}

/** Everyone but this player, in turn order from the active player. */
export function others(this: Game, player: PlayerId): PlayerId[] {
  return this.order().filter((other) => other !== player);
}

type Zone = 'hand' | 'deck' | 'discard' | 'play' | 'limbo' | 'base';

export function zoneOf(this: Game, id: Id): { readonly zone: Zone; readonly player: PlayerId } {
  const card = this.card(id);
  if (card.play) return { zone: 'play', player: card.play.controller };
  if (card.owner < 0) return { zone: 'base', player: -1 };
  for (const player of this.state.players.keys()) {
    const { hand, deck, discard } = this.player(player);
    if (hand.includes(id)) return { zone: 'hand', player };
    if (discard.includes(id)) return { zone: 'discard', player };
    if (deck.includes(id)) return { zone: 'deck', player };
  }
  return { zone: 'limbo', player: card.owner };
}

/** A card in play as it is now, for the event of something happening to it. */
export function lastKnown(this: Game, id: Id): LastKnown {
  const { def, owner, play } = this.card(id);
  return {
    card: id,
    def,
    cardType: this.def(id).type,
    owner,
    controller: play?.controller ?? owner,
    base: this.baseOf(id),
    on: play?.on ?? 0,
    power: this.power(id),
    counters: play?.counters ?? 0,
    names: this.names(id),
  };
}
