/** What may be played, where, and by which allowance. */
import type { PlayAttempt, Static } from '../definitions';
import { KIND, pairOf } from '../engine/derived';
import type { Game } from '../engine/game';
import type { Source } from '../engine/inPlay';
import type { CardType, Id, PlayerId, PlayLimit } from '../state';
import { MOST_PLAYS, playsOf } from '../turn/memory';
import { FEW, isBare, isBroad, isParticular } from './abilities';

/** Nothing hosts a standard action. */
const NOWHERE: readonly Id[] = [0];

/** Why a card cannot be played now, as a message key. */
export type Refusal =
  | 'notNow'
  | 'noMinionPlayLeft'
  | 'noActionPlayLeft'
  | 'playsUsedUp'
  | 'onlyAsSpecial'
  | 'forbidden'
  | 'noTarget'
  | 'limit';

/** A right to play one card: a free play, a kept extra, or one that a card in play offers this turn. */
export interface Allowance {
  readonly key: string;
  readonly limit: PlayLimit;
}

/** A card that can be played now: where, and by which allowances. */
interface LegalPlay {
  readonly card: Id;
  readonly from: 'hand' | 'discard';
  readonly on: readonly Id[];
}

/** An extra play that a card in play offers. */
export interface Offer extends Allowance {
  readonly type: 'minion' | 'action';
  /** The card or base that offers it. */
  readonly by: Id;
}

export function printedPower(this: Game, id: Id): number {
  const def = this.def(id);
  return def.type === 'minion' ? def.value : 0;
}

/** Whether nothing forbids this play ("cannot" beats "can", CONFLICT-3). */
export function mayPlay(this: Game, attempt: PlayAttempt): boolean {
  const { state } = this;
  if (playsOf(state, attempt.player) >= MOST_PLAYS) return false;
  if (this.def(attempt.card).type === 'action') {
    for (const lasting of state.lasting) {
      if (
        lasting.kind === 'noActions' &&
        lasting.player === attempt.player &&
        state.active === attempt.player &&
        state.turn > lasting.after
      )
        return false;
    }
  }
  const list = this.now.statics.get('forbidPlay');
  if (!list) return true;
  if (list.length <= FEW) return !isForbidden(this, attempt);
  return !(isClosed(this, attempt) || (list.some(isParticular) && isForbidden(this, attempt, isParticular)));
}

/** Whether broad statics forbid the play: they say the same of everything at a base. */
function isClosed(game: Game, attempt: PlayAttempt): boolean {
  const { card, player, on } = attempt;
  if (isBare(game, KIND.other)) return false;
  const { derived } = game;
  derived.forbidden ??= new Map();
  const key = pairOf(card, (on === 0 ? 0 : game.baseOf(on)) * 8 + player);
  const known = derived.forbidden.get(key);
  if (known !== undefined) return known;
  const result = isForbidden(game, attempt, isBroad);
  derived.forbidden.set(key, result);
  return result;
}

function isForbidden(game: Game, attempt: PlayAttempt, only?: (source: Source<Static>) => boolean): boolean {
  let result = false;
  game.sources(
    'forbidPlay',
    (forbids, { context }) => !result && forbids(context, attempt),
    (answer) => {
      result ||= answer;
    },
    only,
  );
  return result;
}

/** Whether the card itself keeps within a limit; printed power counts (CONFLICT-15). */
export function limitFits(this: Game, card: Id, limit: PlayLimit): boolean {
  const def = this.def(card);
  if (limit.power) {
    if (def.value < (limit.power.min ?? 0) || def.value > (limit.power.max ?? Number.POSITIVE_INFINITY)) return false;
  }
  return limit.playsOn === undefined || limit.playsOn === (def.playOn?.what ?? 'standard');
}

/** The bases or minions on which a player may play the card within a limit; [0] for a standard action. */
export function hosts(this: Game, player: PlayerId, card: Id, limit: PlayLimit): readonly Id[] {
  if (!this.limitFits(card, limit)) return [];
  const def = this.def(card);
  if (def.type === 'action' && !def.playOn) {
    return def.onPlay && this.mayPlay({ card, player, on: 0 }) ? NOWHERE : [];
  }
  return candidatesFor(this, card).filter((on) => mayHost(this, player, card, on, limit));
}

function candidatesFor(game: Game, card: Id): readonly Id[] {
  return game.def(card).playOn?.what === 'minion' ? game.now.minions : game.state.table;
}

/** Whether this base or minion is one a card may be played on within a limit. */
function mayHost(game: Game, player: PlayerId, card: Id, on: Id, limit: PlayLimit): boolean {
  const base = game.baseOf(on);
  if (limit.bases && !limit.bases.includes(base)) return false;
  if (limit.emptyForYou && game.minions({ base, controller: player }).length > 0) return false;
  const fits = game.def(card).playOn?.fits;
  if (fits && !fits({ game, you: player, self: card, here: 0 }, on)) return false;
  return game.mayPlay({ card, player, on });
}

/**
 * The rights a player has now to play a card of this type, the more restricted ones first (TERM-extra-9). What is
 * offered without limits comes last, because it may come at a price.
 */
function allowances(game: Game, player: PlayerId, type: CardType): Allowance[] {
  const { state } = game;
  if (state.step !== 'playCards' || state.active !== player || type === 'base') return [];
  const offered = game.offers(player).filter((offer) => offer.type === type);
  const isLimited = ({ limit }: Allowance): boolean => Object.keys(limit).length > 0;
  const result: Allowance[] = offered.filter(isLimited);
  for (const extra of state.extras)
    if (extra.type === type) result.push({ key: `extra:${extra.id}`, limit: extra.limit });
  result.sort((a, b) => Object.keys(b.limit).length - Object.keys(a.limit).length);
  if (state.free[type] > 0) result.push({ key: 'free', limit: {} });
  result.push(...offered.filter((offer) => !isLimited(offer)));
  return result;
}

/** The extra plays that cards in play offer a player this turn and that are not used up. */
export function offers(this: Game, player: PlayerId): Offer[] {
  const result: Offer[] = [];
  this.sources(
    'offers',
    (offers, { context }) => {
      const { self, you, here, note } = context;
      return you === player || you < 0 ? offers({ game: this, you: player, self, here, note }) : null;
    },
    (offer, { context, part }) => {
      const { self } = context;
      const key = offerKey(this, self, part);
      if (offer && this.marked(`${key}:${player}`) === 0)
        result.push({ key, limit: offer.limit, type: offer.type, by: self });
    },
  );
  return result;
}

function offerKey(game: Game, self: Id, part: number): string {
  return `offer:${self}:${game.card(self).play?.since ?? 0}:${part}`;
}

/** The allowances by which a player could play this card there now, the most restricted first. */
export function allowancesFor(game: Game, player: PlayerId, card: Id, on: Id): Allowance[] {
  const { type, playOn } = game.def(card);
  return allowances(game, player, type).filter(({ limit }) => {
    if (type === 'action' && !playOn) return game.hosts(player, card, limit).includes(on);
    return (
      candidatesFor(game, card).includes(on) && game.limitFits(card, limit) && mayHost(game, player, card, on, limit)
    );
  });
}

/** Everything the active player could play now. */
export function plays(this: Game, player: PlayerId): LegalPlay[] {
  const rights = { minion: allowances(this, player, 'minion'), action: allowances(this, player, 'action') };
  const result: LegalPlay[] = [];
  const consider = (card: Id, from: 'hand' | 'discard', within?: PlayLimit): void => {
    const type = this.def(card).type;
    if (type === 'base' || rights[type].length === 0) return;
    // Several permissions may open several bases to the same card of the discard pile.
    const known = from === 'hand' ? -1 : result.findIndex((play) => play.card === card);
    const on: Id[] = known < 0 ? [] : [...(result.splice(known, 1)[0]?.on ?? [])];
    for (const { limit } of rights[type]) {
      for (const host of this.hosts(player, card, limit)) {
        if ((!within?.bases || within.bases.includes(host)) && !on.includes(host)) on.push(host);
      }
    }
    if (on.length > 0) result.push({ card, from, on });
  };
  for (const card of this.player(player).hand) consider(card, 'hand');
  this.sources(
    'playFrom',
    (value, { context }) => value(context, player),
    (permission) => {
      if (!permission) return;
      for (const card of this.player(player).discard) {
        if (this.def(card).type === 'minion') consider(card, 'discard', permission.limit);
      }
    },
  );
  return result;
}

/** Why this card of a player's hand cannot be played now; null if it can. */
export function whyNot(this: Game, player: PlayerId, card: Id): Refusal | null {
  const def = this.def(card);
  const { step, active } = this.state;
  if (step !== 'playCards' || active !== player || def.type === 'base') return 'notNow';
  if (playsOf(this.state, player) >= MOST_PLAYS) return 'playsUsedUp';
  if (def.type === 'action' && !def.playOn && !def.onPlay) return 'onlyAsSpecial';
  const rights = allowances(this, player, def.type);
  if (rights.length === 0) return def.type === 'minion' ? 'noMinionPlayLeft' : 'noActionPlayLeft';
  if (rights.some(({ limit }) => this.hosts(player, card, limit).length > 0)) return null;
  if (!rights.some(({ limit }) => this.limitFits(card, limit))) return 'limit';
  const { playOn } = def;
  const candidates = playOn?.what === 'minion' ? this.now.minions : this.state.table;
  const context = { game: this, you: player, self: card, here: 0 };
  if (playOn && !candidates.some((on) => playOn.fits?.(context, on) ?? true)) return 'noTarget';
  return 'forbidden';
}
