/** Effects: what is written on a card, done verb by verb. */
import type { Ability, Effect as Play } from '../definitions';
import type { Id, PlayLimit } from '../state';
import { give, playOffTheTop, revealUntil, search } from './decks';
import { amount, candidates, fits, holds } from './filters';
import { limitOf } from './limits';
import { agreed, type FindCode, type Mode, type Verb, type VerbName } from './mode';
import { addBase, cancelBase, discard, draw, forbidActions, gainVp, nameFaction } from './players';
import { resolvePlayers, resolveRef, type Scope, scopeOf } from './scope';
import { pick, pickPlayer } from './selectors';
import * as targets from './targets';
import { transferAction, transferCounters } from './transfers';
import type { Effect, Effects, Extra } from './types';

/** A card's written effects as an ability. */
export function abilityOf(effects: Effects, code: FindCode): Ability {
  const mode: Mode = { optional: false, code };
  return (context) => doAll(scopeOf(context, context.event), effects, mode);
}

/** Does effects one after the other; in a `may`, declining the first one ends it. True if the last one was done. */
export function* doAll(scope: Scope, effects: Effects, mode: Mode): Play<boolean> {
  if (!Array.isArray(effects)) return yield* doOne(scope, effects, mode);
  let done = false;
  for (const [at, effect] of effects.entries()) {
    done = yield* doOne(scope, effect, at === 0 ? mode : must(mode), effects.slice(at + 1));
    if (at === 0 && mode.optional && !done) return false;
  }
  return done;
}

/** What comes after the first choice of a `may` cannot be declined any more. */
function must(mode: Mode): Mode {
  return mode.optional ? { ...mode, optional: false } : mode;
}

/** `next` are the effects that follow. */
function* doOne(scope: Scope, effect: Effect, mode: Mode, next: readonly Effect[] = []): Play<boolean> {
  scope.game.tick();
  if (!holds(scope, effect.if) || (effect.to && !possible(scope, effect))) return false;
  const name = verbOf(effect);
  const verb = VERBS[name] as Verb<VerbName>;
  const linked = effect.to ? [effect.to].flat() : next;
  const done = yield* verb(scope, effect[name] as never, effect.choose ? { ...mode, next: linked } : mode);
  if (done && effect.to) return yield* doAll(scope, effect.to, must(mode));
  return done;
}

const verbs = new WeakMap<Effect, VerbName>();

/** The one verb of an effect; the checks of the content have made sure of it. */
function verbOf(effect: Effect): VerbName {
  const known = verbs.get(effect);
  if (known) return known;
  const [name] = Object.keys(effect).filter((key) => key !== 'if' && key !== 'to') as [VerbName];
  verbs.set(effect, name);
  return name;
}

/** Whether a linked verb can be done in full; if not, no part of it is done (OPEN-21). */
function possible(scope: Scope, effect: Effect): boolean {
  const { discard, destroy, discardCards, return: returned, shuffle: shuffled } = effect;
  if (discard && discard.count !== 'all') {
    const size = amount(scope, discard.count);
    return resolvePlayers(scope, discard.player ?? 'you').every(
      (player) => scope.game.player(player).hand.length >= size,
    );
  }
  const targets = [
    destroy,
    discardCards,
    returned,
    shuffled,
    effect.move?.what,
    effect.place?.what,
    effect.addCounters?.what,
    effect.gainPower?.what,
  ];
  return targets.every((target) => {
    if (typeof target !== 'object' || target.exactly === undefined) return true;
    return candidates(scope, target).length >= amount(scope, target.exactly);
  });
}

const may: Verb<'may'> = (scope, effects, mode) => doAll(scope, effects, { ...mode, optional: true });

const choose: Verb<'choose'> = function* (scope, selector, mode) {
  if (selector.player) return (yield* agreed(scope, mode)) && (yield* pickPlayer(scope, selector.player)) !== null;
  const { optional, next } = mode;
  scope.memory.chosen = yield* pick(scope, selector, { prompt: 'choose', optional, next });
  return scope.memory.chosen.length > 0;
};

const chooseOne: Verb<'chooseOne'> = function* (scope, ways, mode) {
  const options = ways.map(({ label }) => label);
  const [answer] = yield* scope.game.ask(scope.you, options, { prompt: 'chooseOne', min: mode.optional ? 0 : 1 });
  const way = ways.find(({ label }) => label === answer);
  return way ? yield* doAll(scope, way.do, must(mode)) : false;
};

const eachPlayer: Verb<'eachPlayer'> = function* (scope, { who, do: effects }, mode) {
  if (!(yield* agreed(scope, mode))) return false;
  const { game, memory, event } = scope;
  memory.affected = [];
  for (const player of resolvePlayers(scope, who)) {
    const theirs = scopeOf({ ...scope, you: player }, event);
    yield* game.carriedOutBy(player, () => doAll(theirs, effects, must(mode)));
    memory.affected = [...memory.affected, ...theirs.memory.affected];
  }
  return true;
};

function* extra(scope: Scope, type: 'minion' | 'action', how: Extra, mode: Mode): Play<boolean> {
  const { game, you, memory } = scope;
  if (typeof how === 'number') {
    for (let count = 0; count < how; count++) yield* game.extra(you, type);
    return true;
  }
  const card = yield* game.extra(you, type, limitOf(scope, how), { now: how.now === true || how.then !== undefined });
  if (card === null) return how.then === undefined && !how.now;
  memory.it = [card];
  if (how.then && game.card(card).play) yield* doAll(scope, how.then, must(mode));
  return true;
}

const play: Verb<'play'> = function* (scope, how, mode) {
  const { game, you, memory } = scope;
  const cards =
    typeof how.what === 'string'
      ? resolveRef(scope, how.what).filter((id) => mayTake(scope, id))
      : candidates(scope, { in: 'hand', ...how.what });
  const { on } = how;
  const limit: PlayLimit = on === undefined ? {} : { bases: game.state.table.filter((base) => fits(scope, on, base)) };
  const played = yield* game.playOneOf(you, cards, limit, { must: how.must === true && !mode.optional });
  memory.it = played === null ? [] : [played];
  return played !== null;
};

/** A card that has gone to another player's hand, deck or discard pile is not yours to play. */
function mayTake({ game, you }: Scope, id: Id): boolean {
  const { zone, player } = game.zoneOf(id);
  return zone === 'limbo' || (zone !== 'play' && player === you);
}

const code: Verb<'code'> = function* (scope, name, mode) {
  return (yield* agreed(scope, mode)) && (yield* mode.code(name)(scope)) !== false;
};

const VERBS: { readonly [Name in VerbName]: Verb<Name> } = {
  may,
  choose,
  chooseOne,
  eachPlayer,
  code,
  play,
  extraMinion: (scope, how, mode) => extra(scope, 'minion', how, mode),
  extraAction: (scope, how, mode) => extra(scope, 'action', how, mode),
  destroy: targets.destroy,
  return: targets.returnToHand,
  shuffle: targets.shuffle,
  move: targets.move,
  place: targets.place,
  discardCards: targets.discardCards,
  addCounters: targets.addCounters,
  removeCounters: targets.removeCounters,
  gainPower: targets.gainPower,
  control: targets.control,
  changeBreakpoint: targets.changeBreakpoint,
  transferCounters,
  transfer: transferAction,
  search,
  revealUntil,
  playOffTheTop,
  give,
  draw,
  gainVp,
  discard,
  nameFaction,
  addBase,
  cancelBase,
  forbidActions,
};
