/**
 * Moves of a match: checks what a player sends, runs the engine to the next question, and goes on through the steps of
 * the turn until someone has to act. A refused move changes nothing.
 */
import type { Catalog } from '../catalog';
import { misfit } from '../engine/answers';
import { type Game, gameAt, leaveGame, takeGame } from '../engine/game';
import { lookWith } from '../engine/look';
import { begin, type Run, resume } from '../engine/runner';
import type { GameEvent } from '../events';
import { allowancesFor } from '../queries/permission';
import type { Answer, DefId, Id, PlayerId, State, Task } from '../state';
import { lookAtAll } from '../view';
import { MoveWork } from './moveWork';
import { keepHand, pickFaction, startMatch } from './opening';

export type Move =
  | { readonly type: 'start' }
  | { readonly type: 'pick'; readonly faction: string }
  | { readonly type: 'keep'; readonly keep: boolean }
  | { readonly type: 'play'; readonly card: Id; readonly on: Id; readonly using?: string }
  | { readonly type: 'use'; readonly card: Id; readonly ability: string }
  | { readonly type: 'finish' }
  | { readonly type: 'answer'; readonly answer: Answer }
  | { readonly type: 'undo' };

export type Outcome =
  | { readonly ok: true; readonly state: State; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly reason: string };

/** More steps than any turn has; only a fault in the engine itself gets there. */
const MOST_STEPS = 1000;

/** Words of ongoing abilities in play for each card in play, up to which a look at the state cannot be too much work. */
const LIGHT = 20_000;

const STEP: Task = { type: 'step' };

const refuse = (reason: string): Outcome => ({ ok: false, reason });

/** What comes of a player's move. */
export function move(catalog: Catalog, state: State, player: PlayerId, what: Move): Outcome {
  if (!Number.isInteger(player) || player < 0 || player >= state.players.length) return refuse('notSeated');
  if (state.phase === 'over') return refuse('gameOver');
  switch (what.type) {
    case 'start':
      return goOn(catalog, startMatch(catalog, state), new MoveWork());
    case 'pick':
      return goOn(catalog, pickFaction(catalog, state, player, what.faction), new MoveWork());
    case 'keep':
      return goOn(catalog, keepHand(catalog, state, player, what.keep), new MoveWork());
    case 'answer':
      return answer(catalog, state, player, what.answer);
    case 'undo':
      return undo(state, player);
    default:
      return act(catalog, state, player, what);
  }
}

/** Goes on after something was done, until someone has to act. */
function goOn(catalog: Catalog, outcome: Outcome, work: MoveWork): Outcome {
  return outcome.ok ? settle(catalog, outcome.state, outcome.events, work) : outcome;
}

function answer(catalog: Catalog, state: State, player: PlayerId, given: Answer): Outcome {
  const { resolution } = state;
  if (!resolution) return refuse('nothingAsked');
  if (resolution.decision.player !== player) return refuse('notAsked');
  const wrong = misfit(resolution.decision, given);
  if (wrong) return refuse(wrong);
  const work = new MoveWork();
  const run = resume(catalog, resolution, player, given);
  return goOn(catalog, conclude(resolution.checkpoint, resolution.task, run, work), work);
}

function undo(state: State, player: PlayerId): Outcome {
  const { resolution } = state;
  if (!resolution) return refuse('nothingToUndo');
  if (resolution.undo !== player) return refuse('cannotUndo');
  return { ok: true, state: resolution.checkpoint, events: [{ type: 'rolledBack', player, reason: 'undo' }] };
}

function act(
  catalog: Catalog,
  state: State,
  player: PlayerId,
  what: Move & { type: 'play' | 'use' | 'finish' },
): Outcome {
  if (state.resolution) return refuse('questionOpen');
  if (state.phase !== 'play' || state.step !== 'playCards') return refuse('notNow');
  if (state.active !== player) return refuse('notYourTurn');
  const work = new MoveWork();
  const game = takeGame(catalog, state);
  if (what.type === 'finish') {
    game.set({ step: 'chooseBase', free: { minion: 0, action: 0 }, extras: [] });
    const after = game.snapshot();
    leaveGame(after, game);
    return settle(catalog, after, [], work);
  }
  const task: Task =
    what.type === 'play' ? playTask(player, what) : { type: 'use', player, card: what.card, ability: what.ability };
  const reason = lookWith(game, () => (task.type === 'play' ? whyNotPlay(game, task) : whyNotUse(game, task)));
  const failures = game.log.slice();
  const checkpoint = failures.length === 0 ? state : { ...state, faults: game.state.faults };
  leaveGame(checkpoint, game);
  if (reason) return refuse(reason);
  const outcome = conclude(checkpoint, task, begin(catalog, checkpoint, task, work.share), work);
  return goOn(catalog, toldFirst(failures, outcome), work);
}

/** An outcome with events that came before. */
function toldFirst(events: readonly GameEvent[], outcome: Outcome): Outcome {
  return outcome.ok && events.length > 0 ? { ...outcome, events: [...events, ...outcome.events] } : outcome;
}

function playTask(player: PlayerId, { card, on, using }: Move & { type: 'play' }): Task & { type: 'play' } {
  const task = { type: 'play', player, card, on } as const;
  return using === undefined ? task : { ...task, using };
}

function whyNotPlay(game: Game, task: Task & { type: 'play' }): string | null {
  const { player, card, on, using } = task;
  const inHand = game.player(player).hand.includes(card);
  if (!inHand && !game.plays(player).some((play) => play.card === card && play.on.includes(on))) return 'notInHand';
  const rights = allowancesFor(game, player, card, on);
  if (rights.length === 0) return game.whyNot(player, card) ?? 'notThere';
  return using !== undefined && !rights.some(({ key }) => key === using) ? 'noSuchPlay' : null;
}

function whyNotUse(game: Game, task: Task & { type: 'use' }): string | null {
  const uses = [...game.usableTalents(task.player), ...game.usableSpecials(task.player, 'playCards', null)];
  return uses.some(({ card, ability }) => card === task.card && ability === task.ability) ? null : 'notUsable';
}

/** Takes in what a run came to; a failed one is rolled back and the ability that failed is ignored from then on. */
function conclude(checkpoint: State, task: Task, run: Run, work: MoveWork): Outcome {
  const guilty = work.add(run.work);
  if (run.kind === 'done' || run.kind === 'asks') {
    const outcome: Outcome = { ok: true, state: run.state, events: run.events };
    return run.kind === 'asks' ? outcome : withoutCard(outcome, guilty);
  }
  const player = task.type === 'step' ? checkpoint.active : task.player;
  if (run.kind === 'misfit') {
    return { ok: true, state: checkpoint, events: [{ type: 'rolledBack', player, reason: 'answerNoLongerFits' }] };
  }
  const { def, message } = run;
  work.fail();
  if (def === '' || checkpoint.faults.some((fault) => fault.def === def)) {
    throw new Error(`the rules failed in ${def || checkpoint.step}: ${message}`);
  }
  const state = { ...checkpoint, faults: [...checkpoint.faults, { def, message }] };
  const events: GameEvent[] = [
    { type: 'abilityFailed', def, message },
    { type: 'rolledBack', player, reason: 'abilityFailed' },
  ];
  return { ok: true, state, events };
}

/** What a task came to, but a card that has made too much work is out of action from then on. */
function withoutCard(outcome: Outcome & { ok: true }, def: DefId): Outcome {
  const { state, events } = outcome;
  if (def === '' || state.faults.some((fault) => fault.def === def)) return outcome;
  const message = 'it never ends';
  return {
    ok: true,
    state: { ...state, faults: [...state.faults, { def, message }] },
    events: [...events, { type: 'abilityFailed', def, message }],
  };
}

/** Goes through the steps of the turn until someone has to act or the game is over. */
function settle(catalog: Catalog, from: State, told: readonly GameEvent[], work: MoveWork): Outcome {
  let state = from;
  const events = [...told];
  for (let count = 0; state.phase === 'play' && state.step !== 'playCards' && !state.resolution; count++) {
    if (count > MOST_STEPS) throw new Error('the turn never ends');
    const outcome = conclude(state, STEP, begin(catalog, state, STEP, work.share), work);
    if (!outcome.ok) return outcome;
    events.push(...outcome.events);
    state = outcome.state;
  }
  return seen(catalog, state, events);
}

/**
 * Where there is much to work out about what is in play, everything that will be looked at is looked at here first, so
 * that a card that makes this too much work is out of action before anybody looks.
 */
function seen(catalog: Catalog, state: State, events: readonly GameEvent[]): Outcome {
  if (state.phase !== 'play' || state.resolution) return { ok: true, state, events };
  const { weight } = gameAt(catalog, state).now;
  if (weight * state.inPlay.length <= LIGHT) return { ok: true, state, events };
  const game = takeGame(catalog, state);
  lookWith(game, lookAtAll);
  if (game.log.length === 0) {
    leaveGame(state, game);
    return { ok: true, state, events };
  }
  const after = { ...state, faults: game.state.faults };
  leaveGame(after, game);
  return { ok: true, state: after, events: [...events, ...game.log] };
}
