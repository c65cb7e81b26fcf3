/** The nine steps of scoring (SCORE-S1 to S9), one function each; the match can be left and found again between them. */
import type { Effect } from '../definitions';
import type { Game } from '../engine/game';
import { lentPart } from '../engine/inPlay';
import type { GameEvent } from '../events';
import { scoringKey } from '../queries/uses';
import type { DefId, Scoring, StepName } from '../state';
import { gameEnds } from './end';

/** Scorings in one turn after which the rest waits: a base that is always ready would never end (OPEN-31). */
const MOST_SCORINGS = 60;

function current(game: Game): Scoring {
  const { scoring } = game.state;
  if (!scoring) throw new Error('no base is being scored');
  return scoring;
}

/** A base that leaves the table while it is being scored is scored no further (TERM-destroy-3). */
export function unlessGone(step: (game: Game) => Effect<StepName>): (game: Game) => Effect<StepName> {
  return (game) => onTable(step, game);
}

function* onTable(step: (game: Game) => Effect<StepName>, game: Game): Effect<StepName> {
  if (game.state.table.includes(current(game).base)) return yield* step(game);
  game.set({ scoring: null });
  return 'chooseBase';
}

/** The event of the scoring's present moment. */
function moment(game: Game, type: 'beforeScoring' | 'whenScoring' | 'afterScoring'): GameEvent {
  const { base, places } = current(game);
  const { def } = game.card(base);
  return type === 'beforeScoring' ? { type, base, def } : { type, base, def, places };
}

/** S1 and S2: the active player designates one of the bases that are ready. */
export function* chooseBase(game: Game): Effect<StepName> {
  const ready =
    game.marked('scorings') < MOST_SCORINGS
      ? game.readyBases().filter((base) => game.marked(`scored:${base}`) === 0)
      : [];
  const base = yield* game.choose(game.state.active, ready, { prompt: 'scoreBase' });
  if (base === null) return 'draw';
  game.mark(`scored:${base}`);
  game.mark('scorings');
  game.set({ scoring: { base, places: [], used: [], next: game.state.active, passes: 0, silent: false, lent: [] } });
  return 'beforeScoring';
}

/** S3, first part: what cards in play do before the base scores (SCORE-M1). */
export function* beforeScoring(game: Game): Effect<StepName> {
  const event = moment(game, 'beforeScoring');
  game.tell(event);
  yield* game.react([event]);
  return 'beforeWindow';
}

/** S3, second part: one opportunity to use a Special; the step repeats until all pass in a row (SCORE-M3). */
export function* beforeWindow(game: Game): Effect<StepName> {
  return yield* opportunity(game, 'beforeScoring', 'award');
}

export function* afterWindow(game: Game): Effect<StepName> {
  return yield* opportunity(game, 'afterScoring', 'clearBase');
}

function* opportunity(game: Game, at: 'beforeScoring' | 'afterScoring', after: StepName): Effect<StepName> {
  const here = game.state.step;
  const { next, passes } = current(game);
  if (passes >= game.state.players.length) return after;
  const event = moment(game, at);
  const used = yield* game.opportunity(next, at, event);
  if (used) yield* latecomers(game, event);
  game.set({
    scoring: { ...current(game), next: (next + 1) % game.state.players.length, passes: used ? 0 : passes + 1 },
  });
  return here;
}

/** Compulsory abilities of cards that arrived during the window act once, right after their arrival (OPEN-17). */
function* latecomers(game: Game, event: GameEvent): Effect {
  const { used } = current(game);
  const late = (game.now.triggers.get(event.type) ?? []).filter(
    (source) => source.context.you >= 0 && !source.value.optional && !used.includes(scoringKey(game, source)),
  );
  if (late.length > 0) yield* game.react([event], { ...game.now, triggers: new Map([[event.type, late]]) });
}

/** S4: places are fixed and VP awarded; "when scoring" abilities add to it. */
export function* award(game: Game): Effect<StepName> {
  const scoring = current(game);
  const { base } = scoring;
  const places = game.placesAt(base);
  game.set({ scoring: { ...scoring, places, next: game.state.active, passes: 0 } });
  const event = moment(game, 'whenScoring');
  game.tell(event);
  const { vp } = game.def(base);
  for (const { player, place } of places) game.gainVp(player, vp[place - 1] ?? 0);
  yield* game.react([event]);
  return 'afterScoring';
}

/** S5, first part: what cards in play do after the base has scored. */
export function* afterScoring(game: Game): Effect<StepName> {
  const scoring = current(game);
  game.set({
    scoring: { ...scoring, silent: game.cancelled(scoring.base, null), lent: game.now.lent.get(scoring.base) ?? [] },
  });
  const event = moment(game, 'afterScoring');
  game.tell(event);
  yield* game.react([event]);
  return 'afterWindow';
}

/** S6: all cards still there are discarded together. */
export function* clearBase(game: Game): Effect<StepName> {
  const { base } = current(game);
  const there = game.state.inPlay.filter((id) => game.baseOf(id) === base);
  const minions = there.filter((id) => game.def(id).type === 'minion');
  const order = [...minions.flatMap((id) => [id, ...game.attached(id)]), ...game.attached(base)];
  yield* game.discardFromPlay(order);
  return 'replaceBase';
}

/** S7 and S8: the base goes to the base discard, and a new one takes its place. */
export function* replaceBase(game: Game): Effect<StepName> {
  const { base: old, places, silent, lent } = current(game);
  yield* game.discardFromPlay(game.state.inPlay.filter((id) => game.baseOf(id) === old));
  const position = game.discardBase(old);
  const base = yield* game.addBase(position);
  if (base !== null) {
    const event = { type: 'baseReplaced', old, base, def: game.card(base).def, places } as const;
    game.tell(event);
    if (!silent) yield* afterReplacing(game, event, lent);
  }
  game.set({ scoring: null });
  if (game.state.options.endCheck === 'afterScoring' && gameEnds(game)) return 'draw';
  return 'chooseBase';
}

/** Abilities of the scored base that wait for its replacement. */
function* afterReplacing(game: Game, event: GameEvent & { type: 'baseReplaced' }, lent: readonly DefId[]): Effect {
  const context = { game, you: -1, self: event.old, here: event.base };
  for (const [at, id] of [game.card(event.old).def, ...lent].entries()) {
    const def = game.catalog.definition(id);
    if (game.isFaulty(def.id)) continue;
    for (const [part, value] of def.triggers.entries()) {
      if (value.on === 'baseReplaced' && (value.when?.({ ...context, event }) ?? true))
        yield* game.fire(
          { context, def: def.id, part: part + (at > 0 ? lentPart(at - 1) : 0), since: 0, value },
          event,
        );
    }
  }
}
