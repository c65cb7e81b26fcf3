/**
 * Moves of a match: checks what a player sends, runs the engine to the next question, and goes on through the steps of
 * the turn until someone has to act. A refused move changes nothing.
 */
import type { Catalog } from '../catalog';
import { misfit } from '../engine/answers';
import { type Game, gameAt, leaveGame, takeGame } from '../engine/game';
import { begin, type Run, resume } from '../engine/runner';
import type { GameEvent } from '../events';
import { allowancesFor } from '../queries/permission';
import type { Answer, Id, PlayerId, State, Task } from '../state';
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

const STEP: Task = { type: 'step' };

const refuse = (reason: string): Outcome => ({ ok: false, reason });

/** What comes of a player's move. */
export function move(catalog: Catalog, state: State, player: PlayerId, what: Move): Outcome {
  if (!Number.isInteger(player) || player < 0 || player >= state.players.length) return refuse('notSeated');
  if (state.phase === 'over') return refuse('gameOver');
  switch (what.type) {
    case 'start':
      return goOn(catalog, startMatch(catalog, state));
    case 'pick':
      return goOn(catalog, pickFaction(catalog, state, player, what.faction));
    case 'keep':
      return goOn(catalog, keepHand(catalog, state, player, what.keep));
    case 'answer':
      return answer(catalog, state, player, what.answer);
    case 'undo':
      return undo(state, player);
    default:
      return act(catalog, state, player, what);
  }
}

/** Goes on after something was done, until someone has to act. */
function goOn(catalog: Catalog, outcome: Outcome): Outcome {
  return outcome.ok ? settle(catalog, outcome.state, outcome.events) : outcome;
}

function answer(catalog: Catalog, state: State, player: PlayerId, given: Answer): Outcome {
  const { resolution } = state;
  if (!resolution) return refuse('nothingAsked');
  if (resolution.decision.player !== player) return refuse('notAsked');
  const wrong = misfit(resolution.decision, given);
  if (wrong) return refuse(wrong);
  return goOn(catalog, conclude(resolution.checkpoint, resolution.task, resume(catalog, resolution, player, given)));
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
  const game = gameAt(catalog, state);
  if (what.type === 'finish') {
    const finished = takeGame(catalog, state);
    finished.set({ step: 'chooseBase', free: { minion: 0, action: 0 }, extras: [] });
    const after = finished.snapshot();
    leaveGame(after, finished);
    return settle(catalog, after, []);
  }
  const task: Task =
    what.type === 'play' ? playTask(player, what) : { type: 'use', player, card: what.card, ability: what.ability };
  const reason = task.type === 'play' ? whyNotPlay(game, task) : whyNotUse(game, task);
  if (reason) return refuse(reason);
  return goOn(catalog, conclude(state, task, begin(catalog, state, task)));
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
function conclude(checkpoint: State, task: Task, run: Run): Outcome {
  if (run.kind === 'done' || run.kind === 'asks') return { ok: true, state: run.state, events: run.events };
  const player = task.type === 'step' ? checkpoint.active : task.player;
  if (run.kind === 'misfit') {
    return { ok: true, state: checkpoint, events: [{ type: 'rolledBack', player, reason: 'answerNoLongerFits' }] };
  }
  const { def, message } = run;
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

/** Goes through the steps of the turn until someone has to act or the game is over. */
function settle(catalog: Catalog, from: State, told: readonly GameEvent[]): Outcome {
  let state = from;
  const events = [...told];
  for (let count = 0; state.phase === 'play' && state.step !== 'playCards' && !state.resolution; count++) {
    if (count > MOST_STEPS) throw new Error('the turn never ends');
    const outcome = conclude(state, STEP, begin(catalog, state, STEP));
    if (!outcome.ok) return outcome;
    events.push(...outcome.events);
    state = outcome.state;
  }
  return { ok: true, state, events };
}
