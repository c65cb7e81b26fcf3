/** Effects: one small function a verb. Each says whether it really did what it says, for the effects linked to it. */
import type { Ability, Effect as Play } from '../definitions';
import type { Id, PlayLimit, Until as StateUntil } from '../state';
import { give, playOffTheTop, revealUntil, search } from './decks';
import { amount, bounds, candidates, fits, holds } from './filters';
import { agreed, type FindCode, type Mode } from './mode';
import { resolvePlayers, resolveRef, type Scope, scopeOf } from './scope';
import { pick, pickPlayer } from './selectors';
import { transferAction, transferCounters } from './transfers';
import type { Effect, Effects, Extra, Filter, Target, Until } from './types';

/** A card's written effects as an ability. */
export function abilityOf(effects: Effects, code: FindCode): Ability {
  return function* (context) {
    yield* doAll(scopeOf(context, context.event), effects, { optional: false, code });
  };
}

/** Does effects one after the other; in a `may`, declining the first one ends it. True if the last one was done. */
export function* doAll(scope: Scope, effects: Effects, mode: Mode): Play<boolean> {
  let done = false;
  for (const [at, effect] of (Array.isArray(effects) ? effects : [effects]).entries()) {
    const optional = mode.optional && at === 0;
    done = yield* doOne(scope, effect, { ...mode, optional });
    if (optional && !done) return false;
  }
  return done;
}

function* doOne(scope: Scope, effect: Effect, mode: Mode): Play<boolean> {
  scope.game.tick();
  if (!holds(scope, effect.if) || (effect.to && !possible(scope, effect))) return false;
  const done = yield* perform(scope, effect, mode);
  if (done && effect.to) return yield* doAll(scope, effect.to, { ...mode, optional: false });
  return done;
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

function* perform(scope: Scope, effect: Effect, mode: Mode): Play<boolean> {
  const { game, you } = scope;
  if (effect.may) return yield* doAll(scope, effect.may, { ...mode, optional: true });
  if (effect.chooseOne) return yield* chooseOne(scope, effect.chooseOne, mode);
  if (effect.choose) return yield* choose(scope, effect.choose, mode);
  if (effect.destroy) return yield* apply(scope, effect.destroy, 'destroy', mode, (ids) => game.destroy(ids));
  if (effect.return) return yield* apply(scope, effect.return, 'return', mode, (ids) => game.returnToHand(ids));
  if (effect.shuffle) return yield* shuffle(scope, effect.shuffle, mode);
  if (effect.move) return yield* move(scope, effect.move, mode);
  if (effect.place) return yield* place(scope, effect.place, mode);
  if (effect.addCounters) {
    const { what, count = 1 } = effect.addCounters;
    return yield* apply(scope, what, 'addCounters', mode, (ids) => game.addCounters(ids, amount(scope, count)));
  }
  if (effect.removeCounters) {
    const { what, count = 1 } = effect.removeCounters;
    return yield* apply(scope, what, 'removeCounters', mode, (ids) => game.addCounters(ids, -amount(scope, count)));
  }
  if (effect.gainPower) {
    const { what, amount: by, until } = effect.gainPower;
    return yield* apply(scope, what, 'gainPower', mode, (ids) =>
      game.gainPower(ids, amount(scope, by), ending(scope, until)),
    );
  }
  if (effect.control) {
    const [player = you] = resolvePlayers(scope, effect.control.player ?? 'you');
    return yield* apply(scope, effect.control.what, 'control', mode, (ids) => game.takeControl(ids, player));
  }
  if (effect.changeBreakpoint) return yield* changeBreakpoint(scope, effect.changeBreakpoint, mode);
  if (effect.extraMinion) return yield* extra(scope, 'minion', effect.extraMinion, mode);
  if (effect.extraAction) return yield* extra(scope, 'action', effect.extraAction, mode);
  if (effect.play) return yield* play(scope, effect.play, mode);
  if (effect.search) return yield* search(scope, effect.search, mode);
  if (effect.revealUntil) return yield* revealUntil(scope, effect.revealUntil, mode);
  if (effect.playOffTheTop) return yield* playOffTheTop(scope, effect.playOffTheTop, mode);
  if (effect.give) return yield* give(scope, effect.give, mode);
  if (effect.transferCounters) return yield* transferCounters(scope, effect.transferCounters, mode);
  if (effect.transfer) return yield* transferAction(scope, effect.transfer, mode);
  if (effect.discardCards) {
    const { in: zone } = effect.discardCards;
    const from = zone === 'deck' ? 'deck' : 'hand';
    const cards = yield* pick(scope, effect.discardCards, { prompt: 'discard', optional: mode.optional });
    scope.memory.affected = (yield* game.discard(you, cards, from)).length;
    return cards.length > 0;
  }
  if (!(yield* agreed(scope, mode))) return false;
  return yield* plain(scope, effect, mode);
}

/** Verbs without a target to pick. */
function* plain(scope: Scope, effect: Effect, mode: Mode): Play<boolean> {
  const { game, memory } = scope;
  if (effect.draw !== undefined) {
    const { player, count } =
      typeof effect.draw === 'object' && 'player' in effect.draw
        ? effect.draw
        : { player: 'you' as const, count: effect.draw };
    let drawn = 0;
    for (const one of resolvePlayers(scope, player)) drawn += game.draw(one, amount(scope, count));
    return drawn > 0;
  }
  if (effect.gainVp !== undefined) {
    const vp = effect.gainVp;
    const { player, amount: gain } =
      typeof vp === 'object' && 'player' in vp ? vp : { player: 'you' as const, amount: vp };
    for (const one of resolvePlayers(scope, player)) game.gainVp(one, amount(scope, gain));
    return true;
  }
  if (effect.discard) {
    const { player = 'you', count, random = false } = effect.discard;
    let discarded = 0;
    for (const one of resolvePlayers(scope, player)) {
      const size = count === 'all' ? game.player(one).hand.length : amount(scope, count);
      discarded += (yield* game.discardFromHand(one, size, random)).length;
    }
    memory.affected = discarded;
    return discarded > 0;
  }
  if (effect.eachPlayer) {
    const { who, do: effects } = effect.eachPlayer;
    memory.affected = 0;
    for (const player of resolvePlayers(scope, who)) {
      const theirs = scopeOf({ ...scope, you: player }, scope.event);
      yield* game.carriedOutBy(player, () => doAll(theirs, effects, { ...mode, optional: false }));
      memory.affected += theirs.memory.affected;
    }
    return true;
  }
  if (effect.nameFaction) return yield* nameFaction(scope);
  if (effect.addBase) {
    const base = yield* game.addBase();
    memory.chosen = base === null ? [] : [base];
    return base !== null;
  }
  if (effect.cancelBase) return yield* game.cancel(scope.here, ending(scope, effect.cancelBase.until));
  if (effect.forbidActions) {
    for (const player of resolvePlayers(scope, effect.forbidActions.player)) {
      game.lasts(
        { kind: 'noActions', player, after: game.state.turn },
        { at: 'end', player, turn: game.state.turn + 1 },
      );
    }
    return true;
  }
  if (effect.code) return (yield* mode.code(effect.code)({ ...scope })) !== false;
  return false;
}

/** Picks targets and does something to them; done if it worked on every one of them (TERM-to-2). */
function* apply(
  scope: Scope,
  target: Target,
  prompt: string,
  mode: Mode,
  act: (ids: readonly Id[]) => Play<Id[]>,
): Play<boolean> {
  if (typeof target === 'string' && mode.optional) {
    const there = resolveRef(scope, target).some((id) => scope.game.inPlay(id));
    if (!there || !(yield* agreed(scope, mode))) return false;
  }
  const ids = yield* pick(scope, target, { prompt, optional: mode.optional });
  const affected = yield* act(ids);
  scope.memory.affected = affected.length;
  return ids.length > 0 && ids.every((id) => affected.includes(id));
}

function* choose(scope: Scope, selector: NonNullable<Effect['choose']>, mode: Mode): Play<boolean> {
  if (selector.player) return (yield* agreed(scope, mode)) && (yield* pickPlayer(scope, selector.player)) !== null;
  scope.memory.chosen = yield* pick(scope, selector, { prompt: 'choose', optional: mode.optional });
  return scope.memory.chosen.length > 0;
}

function* chooseOne(scope: Scope, ways: NonNullable<Effect['chooseOne']>, mode: Mode): Play<boolean> {
  const options = ways.map(({ label }) => label);
  const [answer] = yield* scope.game.ask(scope.you, options, { prompt: 'chooseOne', min: mode.optional ? 0 : 1 });
  const way = ways.find(({ label }) => label === answer);
  return way ? yield* doAll(scope, way.do, { ...mode, optional: false }) : false;
}

function* shuffle(scope: Scope, target: Target, mode: Mode): Play<boolean> {
  const { game, you } = scope;
  if (typeof target === 'string' || !target.in || target.in === 'play') {
    return yield* apply(scope, target, 'shuffle', mode, (ids) => game.putInDeck(ids, 'shuffled'));
  }
  const cards = yield* pick(scope, target, { prompt: 'shuffle', optional: mode.optional });
  if (cards.length === 0 && !target.each) return false;
  if (target.in === 'discard') tellTaken(scope, cards, 'deck');
  else game.tell({ type: 'putBack', player: you, count: cards.length, from: 'hand', to: 'deck' });
  game.shuffleInto(cards, you);
  return cards.length > 0;
}

function tellTaken(scope: Scope, cards: readonly Id[], to: 'hand' | 'deck'): void {
  const { game, you } = scope;
  for (const card of cards) game.tell({ type: 'tookFromDiscard', player: you, card, def: game.card(card).def, to });
}

function* move(scope: Scope, how: NonNullable<Effect['move']>, mode: Mode): Play<boolean> {
  const { game, you } = scope;
  const fixed = typeof how.what === 'string';
  const movers = yield* pick(scope, how.what, { prompt: 'move', optional: mode.optional && !fixed });
  const allowed = (from: Id): Id[] =>
    game.state.table.filter((base) => base !== from && (!how.to || fits(scope, how.to, base)));
  let moved = 0;
  const optional = mode.optional && fixed;
  if (how.together) {
    const to =
      movers[0] === undefined
        ? null
        : yield* game.choose(you, allowed(game.baseOf(movers[0])), { prompt: 'moveTo', optional });
    moved = (yield* game.move(movers, to)).length;
  } else {
    for (const id of movers) {
      if (!game.card(id).play) continue;
      const to = yield* game.choose(you, allowed(game.baseOf(id)), {
        prompt: 'moveTo',
        params: { card: id },
        optional,
      });
      moved += (yield* game.move(id, to)).includes(id) ? 1 : 0;
    }
  }
  scope.memory.it = movers;
  scope.memory.affected = moved;
  return movers.length > 0 && moved === movers.length;
}

function* place(scope: Scope, how: NonNullable<Effect['place']>, mode: Mode): Play<boolean> {
  const { game, you } = scope;
  const zone = typeof how.what === 'string' || how.what.in === 'play' ? undefined : how.what.in;
  if (!zone) {
    return yield* apply(scope, how.what, 'place', mode, (ids) =>
      how.to === 'hand' ? game.returnToHand(ids) : game.putInDeck(ids, how.to === 'topOfDeck' ? 'top' : 'bottom'),
    );
  }
  const cards = yield* pick(scope, how.what, { prompt: 'place', optional: mode.optional });
  const ordered = how.to === 'hand' ? cards : yield* game.arrange(you, cards);
  if (zone === 'discard') tellTaken(scope, cards, how.to === 'hand' ? 'hand' : 'deck');
  else
    game.tell({
      type: 'putBack',
      player: you,
      count: cards.length,
      from: zone,
      to: how.to === 'hand' ? 'hand' : 'deck',
    });
  game.put(ordered, how.to === 'hand' ? 'hand' : how.to === 'topOfDeck' ? 'top' : 'bottom', you);
  scope.memory.affected = cards.length;
  return cards.length > 0;
}

function* changeBreakpoint(scope: Scope, how: NonNullable<Effect['changeBreakpoint']>, mode: Mode): Play<boolean> {
  const { game } = scope;
  if (typeof how.what === 'string' && !(yield* agreed(scope, mode))) return false;
  const [id] = yield* pick(scope, how.what, { prompt: 'changeBreakpoint', optional: mode.optional });
  const base = id === undefined ? 0 : game.baseOf(id);
  if (base === 0) return false;
  if (how.by !== undefined) game.changeBreakpoint(base, amount(scope, how.by), ending(scope, how.until));
  if (how.startsAt !== undefined) game.setBreakpoint(base, how.startsAt, ending(scope, how.until));
  return true;
}

/** The limit of an extra play as data. */
export function limitOf(scope: Scope, extra: Exclude<Extra, number>): PlayLimit {
  const { on } = extra;
  return {
    ...(extra.power !== undefined && { power: bounds(scope, extra.power) }),
    ...(extra.here && { bases: [scope.here] }),
    ...(on !== undefined &&
      (isEmptyForYou(on)
        ? { emptyForYou: true as const }
        : { bases: scope.game.state.table.filter((base) => fits(scope, on, base)) })),
    ...(extra.playsOn && { playsOn: extra.playsOn }),
  };
}

/** A base without a minion of yours is judged when the extra play is used, not when it is granted. */
function isEmptyForYou(on: Filter): boolean {
  if (on === 'any' || Object.keys(on).length !== 1) return false;
  const { withoutMinion } = on;
  return (
    withoutMinion !== undefined &&
    withoutMinion !== 'any' &&
    withoutMinion.whose === 'yours' &&
    Object.keys(withoutMinion).length === 1
  );
}

function* extra(scope: Scope, type: 'minion' | 'action', how: Extra, mode: Mode): Play<boolean> {
  const { game, you, memory } = scope;
  if (typeof how === 'number') {
    for (let count = 0; count < how; count++) yield* game.extra(you, type);
    return true;
  }
  const card = yield* game.extra(you, type, limitOf(scope, how), { now: how.now === true || how.then !== undefined });
  if (card === null) return how.then === undefined && !how.now;
  memory.it = [card];
  if (how.then && game.card(card).play) yield* doAll(scope, how.then, { ...mode, optional: false });
  return true;
}

function* play(scope: Scope, how: NonNullable<Effect['play']>, mode: Mode): Play<boolean> {
  const { game, you, memory } = scope;
  const cards =
    typeof how.what === 'string' ? resolveRef(scope, how.what) : candidates(scope, { in: 'hand', ...how.what });
  const { on } = how;
  const limit: PlayLimit = on === undefined ? {} : { bases: game.state.table.filter((base) => fits(scope, on, base)) };
  const played = yield* game.playOneOf(you, cards, limit, { must: how.must === true && !mode.optional });
  memory.it = played === null ? [] : [played];
  return played !== null;
}

function* nameFaction(scope: Scope): Play<boolean> {
  const { game, you, self, memory } = scope;
  const factions = [...new Set(game.state.players.flatMap((player) => player.factions))].sort();
  const [faction] = yield* game.ask(you, factions, { prompt: 'nameFaction' });
  if (typeof faction !== 'string') return false;
  memory.faction = faction;
  game.setPlay(self, { note: faction });
  game.tell({ type: 'named', card: self, faction });
  return true;
}

function ending(scope: Scope, until: Until = 'endOfTurn'): StateUntil {
  const { game, you } = scope;
  if (until === 'endOfYourTurn') return game.endOfTurnOf(you);
  return until === 'startOfYourTurn' ? game.startOfTurnOf(you) : game.endOfTurn();
}
