/** Verbs that pick cards and do something to them. */
import type { Effect as Play } from '../definitions';
import type { Id, Until } from '../state';
import { amount, fits } from './filters';
import { agreed, ending, type Mode, type Verb } from './mode';
import { resolvePlayers, resolveRef, type Scope } from './scope';
import { pick } from './selectors';
import type { Target } from './types';

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
  scope.memory.affected = affected;
  return ids.length > 0 && ids.every((id) => affected.includes(id));
}

/** Bases and cards apart: they are not affected the same way. */
function sorted({ game }: Scope, ids: readonly Id[]): { bases: Id[]; cards: Id[] } {
  const bases = ids.filter((id) => game.def(id).type === 'base');
  return { bases, cards: ids.filter((id) => !bases.includes(id)) };
}

export const destroy: Verb<'destroy'> = (scope, target, mode) =>
  apply(scope, target, 'destroy', mode, (ids) => destroyAll(scope, ids));

function* destroyAll(scope: Scope, ids: readonly Id[]): Play<Id[]> {
  const { bases, cards } = sorted(scope, ids);
  for (const base of bases) yield* scope.game.destroyBase(base);
  return [...bases, ...(yield* scope.game.destroy(cards))];
}

export const returnToHand: Verb<'return'> = (scope, target, mode) =>
  apply(scope, target, 'return', mode, (ids) => scope.game.returnToHand(ids));

export const addCounters: Verb<'addCounters'> = (scope, { what, count = 1 }, mode) =>
  apply(scope, what, 'addCounters', mode, (ids) => scope.game.addCounters(ids, amount(scope, count)));

export const removeCounters: Verb<'removeCounters'> = function* (scope, { what, count = 1 }, mode) {
  if (count !== 'anyNumber') {
    const size = amount(scope, count);
    return yield* apply(scope, what, 'removeCounters', mode, (ids) => scope.game.addCounters(ids, -size));
  }
  const from = yield* pick(scope, what, { prompt: 'removeCounters', optional: mode.optional });
  scope.memory.taken = yield* scope.game.takeCounters(scope.you, from);
  return scope.memory.taken > 0;
};

export const gainPower: Verb<'gainPower'> = (scope, { what, amount: by, until }, mode) => {
  const each =
    typeof by === 'number' ? by : (id: Id) => amount({ ...scope, memory: { ...scope.memory, it: [id] } }, by);
  return apply(scope, what, 'gainPower', mode, (ids) => gainAll(scope, ids, each, ending(scope, until)));
};

function* gainAll(scope: Scope, ids: readonly Id[], each: number | ((id: Id) => number), end: Until): Play<Id[]> {
  const { game, you } = scope;
  const { bases, cards } = sorted(scope, ids);
  for (const base of bases) game.gainPowerAt(base, you, typeof each === 'number' ? each : each(base), end);
  return [...bases, ...(yield* game.gainPower(cards, each, end))];
}

export const control: Verb<'control'> = (scope, { what, player = 'you' }, mode) => {
  const [taker = scope.you] = resolvePlayers(scope, player);
  return apply(scope, what, 'control', mode, (ids) => scope.game.takeControl(ids, taker));
};

export const shuffle: Verb<'shuffle'> = function* (scope, target, mode) {
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
};

function tellTaken(scope: Scope, cards: readonly Id[], to: 'hand' | 'deck'): void {
  const { game, you } = scope;
  for (const card of cards) game.tell({ type: 'tookFromDiscard', player: you, card, def: game.card(card).def, to });
}

export const move: Verb<'move'> = function* (scope, how, mode) {
  const { game, you } = scope;
  const fixed = typeof how.what === 'string';
  const movers = yield* pick(scope, how.what, { prompt: 'move', optional: mode.optional && !fixed });
  const allowed = (from: Id): Id[] =>
    game.state.table.filter((base) => base !== from && (!how.to || fits(scope, how.to, base)));
  const moved: Id[] = [];
  const optional = mode.optional && fixed;
  if (how.together) {
    const to =
      movers[0] === undefined
        ? null
        : yield* game.choose(you, allowed(game.baseOf(movers[0])), { prompt: 'moveTo', optional });
    moved.push(...(yield* game.move(movers, to)));
  } else {
    for (const id of movers) {
      if (!game.card(id).play) continue;
      const to = yield* game.choose(you, allowed(game.baseOf(id)), {
        prompt: 'moveTo',
        params: { card: id },
        optional,
      });
      moved.push(...(yield* game.move(id, to)));
    }
  }
  scope.memory.it = movers;
  scope.memory.affected = moved;
  return movers.length > 0 && movers.every((id) => moved.includes(id));
};

export const place: Verb<'place'> = function* (scope, how, mode) {
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
  scope.memory.affected = cards;
  return cards.length > 0;
};

export const changeBreakpoint: Verb<'changeBreakpoint'> = function* (scope, how, mode) {
  const { game } = scope;
  if (typeof how.what === 'string' && !(yield* agreed(scope, mode))) return false;
  const [id] = yield* pick(scope, how.what, { prompt: 'changeBreakpoint', optional: mode.optional });
  const base = id === undefined ? 0 : game.baseOf(id);
  if (base === 0) return false;
  if (how.by !== undefined) game.changeBreakpoint(base, amount(scope, how.by), ending(scope, how.until));
  if (how.startsAt !== undefined) game.setBreakpoint(base, how.startsAt, ending(scope, how.until));
  return true;
};

export const discardCards: Verb<'discardCards'> = function* (scope, selector, mode) {
  const { game, you, memory } = scope;
  const cards = yield* pick(scope, selector, { prompt: 'discard', optional: mode.optional });
  memory.affected = yield* game.discard(you, cards, selector.in === 'deck' ? 'deck' : 'hand');
  return cards.length > 0;
};
