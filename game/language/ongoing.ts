/** Ongoing abilities, triggers and Specials as statics, triggers and replacements. */
import type {
  Ability,
  Context,
  Part,
  Queries,
  Replacement,
  Special,
  Static,
  Trigger,
  TriggerContext,
} from '../definitions';
import type { Affected, EventOf, EventType, GameEvent } from '../events';
import type { DefId, Id, PlayerId } from '../state';
import { abilityOf, doAll } from './effects';
import { amount, amountNow, fits, holds, holdsNow, isSubject } from './filters';
import { limitOf } from './limits';
import type { FindCode } from './mode';
import { needsOf } from './needs';
import { actorOf, factsOf, queryScope, resolvePlayers, scopeOf, subjectOf } from './scope';
import type { Effects, Extra, Filter, Ongoing, Special as SpecialYaml, Trigger as TriggerYaml } from './types';

/** Finds the TypeScript of a name. */
export interface Code {
  readonly ability: FindCode;
  readonly part: (name: string) => Part;
  readonly special: (name: string) => Special;
}

/** One ongoing ability as parts of the definition. */
export function partsOf(ongoing: Ongoing, code: Code): Part[] {
  if (ongoing.code) return [code.part(ongoing.code)];
  if (ongoing.trigger) return [triggerOf(ongoing.trigger, code)];
  if (ongoing.insteadOfDestroyed) return [insteadOfDestroyed(ongoing.insteadOfDestroyed, code)];
  if (ongoing.immune?.sheds) return [immune(ongoing.immune), sheds(ongoing.immune)];
  return [staticOf(ongoing)];
}

function staticOf(ongoing: Ongoing): Static {
  if (ongoing.power) return power(ongoing.power);
  if (ongoing.playerPower) {
    const { plus, if: condition } = ongoing.playerPower;
    return {
      query: 'playerPower',
      value: (context, player, base) => {
        if (player !== context.you || base !== context.here) return 0;
        const scope = queryScope(context);
        return holdsNow(scope, condition) ? amountNow(scope, plus) : 0;
      },
    };
  }
  if (ongoing.breakpoint) return breakpoint(ongoing.breakpoint);
  if (ongoing.immune) return immune(ongoing.immune);
  if (ongoing.forbid) return forbid(ongoing.forbid);
  if (ongoing.extraMinion) return offer('minion', ongoing.extraMinion);
  if (ongoing.extraAction) return offer('action', ongoing.extraAction);
  if (ongoing.playFrom) {
    return {
      query: 'playFrom',
      value: (context, player) =>
        player === context.you ? { pile: 'discard', limit: { bases: [context.here] } } : null,
    };
  }
  if (ongoing.ignoreBase)
    return { query: 'cancels', value: (context, card) => card === context.here && card !== context.self };
  if (ongoing.called) {
    const { what, name } = ongoing.called;
    return { query: 'names', value: (context, card) => (isSubject(queryScope(context), what, card) ? [name] : []) };
  }
  if (ongoing.talentUses) {
    const { what = 'self', plus, one } = ongoing.talentUses;
    return {
      query: 'talentUses',
      value: (context, card) => {
        if (!isSubject(queryScope(context), what, card) || (one && context.game.talentRepeated(card))) return 0;
        return amount(queryScope(context), plus);
      },
    };
  }
  if (ongoing.goesTo) {
    const { what, to } = ongoing.goesTo;
    return {
      query: 'goesTo',
      value: (context, card, how) =>
        how === 'destroyed' && isMinion(context, card) && isSubject(queryScope(context), what, card) ? to : null,
    };
  }
  if (ongoing.copy) return copy(ongoing.copy);
  throw new Error('an ongoing ability says nothing');
}

function isMinion({ game }: Context, card: number): boolean {
  return game.def(card).type === 'minion';
}

function power({ what = 'self', plus, if: condition }: NonNullable<Ongoing['power']>): Static {
  const byName = typeof what === 'object' && (what.called !== undefined || what.name !== undefined);
  return {
    query: 'power',
    ...(byName && { reachesActions: true }),
    value: (context, card) => {
      if (what === 'self' ? card !== context.self : !byName && !isMinion(context, card)) return 0;
      const scope = queryScope(context);
      if (what === 'self') return holdsNow(scope, condition) ? amountNow(scope, plus) : 0;
      return isSubject(scope, what, card) && holds(scope, condition) ? amount(scope, plus) : 0;
    },
  };
}

function breakpoint({ plus = 0, startsAt, if: condition }: NonNullable<Ongoing['breakpoint']>): Static {
  if (startsAt !== undefined) {
    return {
      query: 'startingBreakpoint',
      value: (context, base) => (base === context.here && holdsNow(queryScope(context), condition) ? startsAt : null),
    };
  }
  return {
    query: 'breakpoint',
    value: (context, base) => {
      if (base !== context.here) return 0;
      const scope = queryScope(context);
      return holdsNow(scope, condition) ? amountNow(scope, plus) : 0;
    },
  };
}

function immune({ what = 'self', to, by, with: cards }: NonNullable<Ongoing['immune']>): Static {
  return {
    query: 'immune',
    broad: true,
    value: (context, card, { verb, cause }) => {
      if (to !== 'affect' && to !== verb) return false;
      if (cards === 'actions' && cause.type !== 'action') return false;
      if (cards === 'cards' && cause.type !== 'action' && cause.type !== 'minion') return false;
      if (cause.type === 'rules' || !isSubject(queryScope(context), what, card)) return false;
      // On a base "others" are everyone but the protected card's controller.
      const protector = context.you < 0 ? context.game.controllerOf(card) : context.you;
      if (by === 'others' && cause.player === protector) return false;
      return to === 'affect' || what !== 'host' || worksOn(context, card);
    },
  };
}

/** Whether an action works on the minion it is on: one that could not affect it does not protect it either. */
function worksOn({ game, self, you }: Context, host: Id): boolean {
  return game.allows(host, { verb: 'bestow', cause: game.causeFor(self, game.card(self).def, you, 'rules') });
}

/** An action that could not be played on a protected minion does not stay on it either. */
function sheds(how: NonNullable<Ongoing['immune']>): Static {
  const protects = immune(how).value as Queries['immune'];
  return {
    query: 'sheds',
    value: (context, action) => {
      const { game, self } = context;
      const { def, play } = game.card(action);
      if (!play || action === self || game.def(play.on).type !== 'minion') return false;
      const cause = game.causeFor(action, def, play.controller, 'play');
      return protects(context, play.on, { verb: 'attach', cause });
    },
  };
}

function forbid({ play, who, what }: NonNullable<Ongoing['forbid']>): Static {
  return {
    query: 'forbidPlay',
    broad: true,
    value: (context, { card, player, on }) => {
      const { game, here, you } = context;
      if (on === 0 || game.baseOf(on) !== here || game.def(card).type !== play) return false;
      if (who === 'others' && player === you) return false;
      return what === undefined || fits(queryScope(context), what, card);
    },
  };
}

function offer(type: 'minion' | 'action', extra: Extra): Static {
  return {
    query: 'offers',
    value: (context) => ({ type, limit: typeof extra === 'number' ? {} : limitOf(queryScope(context), extra) }),
  };
}

/** On a base `you` is the player of the action. */
function copy({ from, to, once }: NonNullable<Ongoing['copy']>): Static {
  return {
    query: 'alsoAffects',
    value: (context, { cause }, direct) => {
      const player = context.you < 0 ? cause.player : context.you;
      const scope = queryScope({ ...context, you: player });
      if (!direct.some((id) => fits(scope, from, id))) return null;
      const receivers = context.game.now.minions.filter((id) => isSubject(scope, to, id));
      return { player, receivers, ...(once && { once }) };
    },
  };
}

function insteadOfDestroyed(
  { what = 'self', optional, if: condition, do: effects }: NonNullable<Ongoing['insteadOfDestroyed']>,
  code: Code,
): Replacement {
  return {
    instead: 'destroyed',
    ...(optional && { optional }),
    covers: (context, card) => isSubject(queryScope(context), what, card) && holds(queryScope(context), condition),
    *run(context, card) {
      const scope = scopeOf(context, null);
      scope.memory.it = [card];
      return yield* doAll(scope, effects, { optional: false, code: code.ability });
    },
  };
}

const EVENTS: Readonly<Record<NonNullable<TriggerYaml['after'] | TriggerYaml['at']>, EventType>> = {
  cardPlayed: 'played',
  cardDiscarded: 'discarded',
  minionPlayed: 'played',
  actionPlayed: 'played',
  minionDestroyed: 'destroyed',
  actionDestroyed: 'destroyed',
  minionDiscarded: 'discardedFromPlay',
  minionLeftPlay: 'leftPlay',
  minionMoved: 'moved',
  minionAffected: 'affected',
  startOfTurn: 'turnBegan',
  startOfPlayCards: 'playCardsBegan',
  endOfTurn: 'turnEnding',
  beforeScoring: 'beforeScoring',
  whenScoring: 'whenScoring',
  afterScoring: 'afterScoring',
  afterReplacing: 'baseReplaced',
};

const TURN_MOMENTS: readonly EventType[] = ['turnBegan', 'playCardsBegan', 'turnEnding'];
const SCORING_MOMENTS: readonly EventType[] = ['beforeScoring', 'whenScoring', 'afterScoring'];

function triggerOf(yaml: TriggerYaml, code: Code): Trigger {
  const name = yaml.after ?? yaml.at;
  if (!name) throw new Error('a trigger needs a moment');
  const { player, optional, once, nextBase } = yaml;
  const needs = needsOf(yaml.do);
  return {
    on: EVENTS[name],
    ...(optional && { optional: 'within' }),
    ...(once && { once }),
    ...(nextBase && { nextBase }),
    ...(needs && { needs }),
    when: (context) => happens(yaml, context),
    player: (context) => speaksTo(context, player),
    run: abilityOf(optional ? { may: yaml.do } : yaml.do, code.ability),
  };
}

/** Who `you` is: the controller, or on a base the players named there (else who did it, else the active player). */
function speaksTo(context: TriggerContext, player: TriggerYaml['player']): PlayerId[] {
  if (player) return resolvePlayers(scopeOf(context, context.event), player);
  if (context.you >= 0) return [context.you];
  const actor = actorOf(context.event);
  return [actor < 0 ? context.game.state.active : actor];
}

function happens(yaml: TriggerYaml, context: TriggerContext): boolean {
  const { event } = context;
  if (yaml.after && !isAbout(yaml.after, event)) return false;
  if (TURN_MOMENTS.includes(event.type) && context.you >= 0) {
    const turn = yaml.turn ?? 'yours';
    if (turn !== 'any' && (actorOf(event) === context.you) !== (turn === 'yours')) return false;
  }
  if (yaml.by && (actorOf(event) === context.you) !== (yaml.by === 'you')) return false;
  const here = yaml.here ?? (SCORING_MOMENTS.includes(event.type) ? true : undefined);
  if (here !== undefined && (placeOf(event) === context.here) !== here) return false;
  if (yaml.first && !isFirst(context, yaml.by)) return false;
  if (yaml.to && event.type === 'leftPlay' && event.to !== yaml.to) return false;
  const scope = queryScope(context, event);
  if (event.type === 'affected') {
    const { what = 'self', with: means, copied = false } = yaml;
    if (means && (event.by.via !== 'play' || (means === 'standardActions' && !event.by.standard))) return false;
    const hits = event.cards.filter(({ direct, cardType }) => (direct || copied) && cardType === 'minion');
    const fit = (hit: Affected): boolean =>
      isSubject({ ...scope, here: hereAt(context, event, hit), memo: null }, what, hit.card, asBefore(hit, event));
    if (!hits.some(fit)) return false;
  } else if (yaml.what && !isSubject(scope, yaml.what, subjectOf(event), factsOf(event) ?? undefined)) return false;
  return holdsNow(scope, yaml.if);
}

/** Where the card was when it was hit, with the counters it had when the card was played and the power before the first hit. */
function asBefore(hit: Affected, { cards, counters }: EventOf<'affected'>): Affected {
  const { power } = cards.find(({ card }) => card === hit.card) ?? hit;
  return { ...hit, counters: counters.get(hit.card) ?? 0, power };
}

/** Where a card was when an ability affected one of several cards: that ability may have moved it afterwards. */
function hereAt({ self, here }: Context, { cards }: EventOf<'affected'>, hit: Affected): Id {
  return cards.slice(cards.indexOf(hit)).find(({ card }) => card === self)?.base ?? here;
}

/** Whether the event is of the kind the trigger names. */
function isAbout(after: NonNullable<TriggerYaml['after']>, event: GameEvent): boolean {
  if (event.type === 'affected' || after.startsWith('card')) return true;
  return 'cardType' in event && event.cardType === (after.startsWith('minion') ? 'minion' : 'action');
}

/** Whether no card of the same kind was played at that base earlier this turn (by you, or by anyone). */
function isFirst({ game, you, event }: TriggerContext, by: TriggerYaml['by']): boolean {
  if (event.type !== 'played') return true;
  const kindOf = (def: DefId): string | undefined => game.catalog.definition(def).playOn?.what;
  return !game.state.played.some(
    ({ order, type, def, on, player }) =>
      order < event.order &&
      type === event.cardType &&
      on === event.base &&
      kindOf(def) === kindOf(event.def) &&
      (by !== 'you' || player === you),
  );
}

/** The base where it happened; for a move, the base moved to. */
function placeOf(event: GameEvent): number {
  if (event.type === 'moved') return event.to;
  return 'base' in event ? event.base : 0;
}

/** A Special as a trigger (in play, at a scoring) or as something a player may use. */
export function specialOf(
  yaml: SpecialYaml,
  type: 'minion' | 'action',
  code: Code,
): { trigger: Trigger } | { special: Special } {
  if (yaml.code) return { special: code.special(yaml.code) };
  const from = yaml.from ?? (type === 'minion' ? 'play' : 'hand');
  const { at, here, by, what, optional, once, often, if: condition, do: effects } = yaml;
  if (!at) throw new Error('a special ability needs a moment');
  if (from === 'play' && (at === 'beforeScoring' || at === 'afterScoring')) {
    const trigger: TriggerYaml = {
      at,
      do: effects ?? [],
      ...(here !== undefined && { here }),
      ...(optional && { optional }),
      ...(condition && { if: condition }),
    };
    return { trigger: triggerOf(trigger, code) };
  }
  const run: Ability | undefined = effects && abilityOf(effects, code.ability);
  return {
    special: {
      at: MOMENTS[at],
      from,
      ...(once && { once }),
      ...(often && { often }),
      usable: (context) => {
        const { event, you } = context;
        const scope = scopeOf(context, event);
        if (by && (actorOf(event) === you) !== (by === 'you')) return false;
        if (what && !fits(scope, what, subjectOf(event), factsOf(event) ?? undefined)) return false;
        return holds(scope, condition) && canPlaySelf(context, effects);
      },
      ...(run && { run }),
    },
  };
}

/** When a Special may be used. */
const MOMENTS: Readonly<Record<NonNullable<SpecialYaml['at']>, Special['at']>> = {
  beforeScoring: 'beforeScoring',
  afterScoring: 'afterScoring',
  playCards: 'playCards',
  cardPlayed: 'played',
  cardDiscarded: 'discarded',
};

/** A Special that plays its own card is usable only where the card can be played. */
function canPlaySelf(context: Context, effects: Effects | undefined): boolean {
  const first = Array.isArray(effects) ? effects[0] : effects;
  if (first?.play?.what !== 'self') return true;
  const scope = queryScope(context);
  const on: Filter = first.play.on ?? 'any';
  return context.game.hosts(context.you, context.self, {}).some((host) => fits(scope, on, host));
}
