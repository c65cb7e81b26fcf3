/**
 * Runs a task (a player's move or a step of the turn) from a checkpoint with the answers given so far, until it asks
 * again or ends. Only data is kept between answers; a generator still in memory merely saves the work of running the
 * same answers again.
 */
import type { Catalog } from '../catalog';
import type { Effect } from '../definitions';
import type { GameEvent } from '../events';
import { allowancesFor } from '../queries/permission';
import { talentKey } from '../queries/uses';
import type { Answer, Decision, PlayerId, Resolution, State, Task } from '../state';
import { STEPS } from '../turn/steps';
import { fits } from './answers';
import { Game, leaveGame, takeGame } from './game';
import { TooMuch, type Work } from './work';

export type Run = (
  | { readonly kind: 'done'; readonly state: State; readonly events: readonly GameEvent[] }
  | { readonly kind: 'asks'; readonly state: State; readonly events: readonly GameEvent[] }
  /** A recorded answer no longer fits: the content changed under a running match. */
  | { readonly kind: 'misfit' }
  | { readonly kind: 'failed'; readonly def: string; readonly message: string }
) & {
  /** The work since the checkpoint, the same whether it was done at once or in parts. */
  readonly work: Work;
};

interface Live {
  readonly game: Game;
  readonly effect: Effect;
}

/** Generators waiting in memory for the next answer, by the resolution they wait in; a new one takes the oldest's place. */
const waiting = new Map<Resolution, Live>();
const MOST_WAITING = 500;

function keepWaiting(resolution: Resolution, live: Live): void {
  waiting.set(resolution, live);
  if (waiting.size <= MOST_WAITING) return;
  for (const oldest of waiting.keys()) {
    waiting.delete(oldest);
    return;
  }
}

/** The generator that waits in this resolution, which nobody else gets. */
function wake(resolution: Resolution): Live | null {
  const live = waiting.get(resolution);
  if (!live) return null;
  waiting.delete(resolution);
  return live;
}

/** Begins a task at this state, which may take so much work. */
export function begin(catalog: Catalog, checkpoint: State, task: Task, mostWork: number): Run {
  const game = takeGame(catalog, checkpoint, mostWork);
  return advance({ game, effect: perform(game, task) }, false, { checkpoint, task, answers: [], told: 0 });
}

/** Goes on with a resolution after one more answer. */
export function resume(catalog: Catalog, resolution: Resolution, player: PlayerId, answer: Answer): Run {
  const { checkpoint, task, told } = resolution;
  const so = { checkpoint, task, answers: [...resolution.answers, { player, answer }], told };
  const live = wake(resolution);
  if (live) {
    live.game.work.goOn();
    return advance(live, true, so);
  }
  const game = takeGame(catalog, checkpoint);
  return advance({ game, effect: perform(game, task) }, false, so);
}

type Standing = Pick<Resolution, 'checkpoint' | 'task' | 'answers' | 'told'>;

/** Runs to the next question. A generator that was waiting only lacks the last answer; a new one takes all of them. */
function advance({ game, effect }: Live, waited: boolean, so: Standing): Run {
  const { answers, told } = so;
  try {
    let at = waited ? answers.length - 1 : 0;
    let next = effect.next(waited ? (answers[at++]?.answer ?? []) : []);
    while (!next.done) {
      const given = answers[at++];
      if (!given) return asks(game, effect, next.value, so);
      if (given.player !== next.value.player || !fits(next.value, given.answer)) {
        return { kind: 'misfit', work: game.work };
      }
      next = effect.next(given.answer);
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const def = error instanceof TooMuch ? error.def : game.cause.def;
    return { kind: 'failed', def, message, work: game.work };
  }
  const state = game.snapshot();
  leaveGame(state, game);
  return { kind: 'done', state, events: game.log.slice(told), work: game.work };
}

function asks(game: Game, effect: Effect, decision: Decision, so: Standing): Run {
  const mover = so.task.type === 'step' ? null : so.task.player;
  const alone = decision.player === mover && so.answers.every(({ player }) => player === mover);
  const undo = mover !== null && alone && !game.secretsOut && !turnedUp(game, so.checkpoint) ? mover : null;
  const { checkpoint, task, answers } = so;
  const resolution: Resolution = { checkpoint, task, answers, decision, told: game.log.length, undo };
  keepWaiting(resolution, { game, effect });
  return { kind: 'asks', state: game.snapshot(resolution), events: game.log.slice(so.told), work: game.work };
}

/** Whether a base of the base deck lies face up that did not before. */
function turnedUp(game: Game, checkpoint: State): boolean {
  const top = game.faceUpBase();
  return top !== null && new Game(game.catalog, checkpoint).faceUpBase() !== top;
}

/** The effect of a task. */
function* perform(game: Game, task: Task): Effect {
  if (task.type === 'step') {
    const { step } = game.state;
    if (step !== 'playCards') game.set({ step: yield* STEPS[step](game) });
  } else if (task.type === 'use') {
    if (task.ability === 'talent') game.mark(talentKey(game, task.card));
    yield* game.useAbility(task.player, task.card, task.ability, null);
  } else {
    const { player, card, on } = task;
    const using = spend(game, task);
    yield* game.scope(() => game.play(card, player, on, { using }));
  }
}

/** Uses up the allowance a card is played by: the one named, or else the most restricted (TERM-extra-9). */
function spend(game: Game, task: Task & { type: 'play' }): string {
  const fitting = allowancesFor(game, task.player, task.card, task.on);
  const key = (fitting.find((allowance) => allowance.key === task.using) ?? fitting[0])?.key ?? '';
  const type = game.def(task.card).type === 'minion' ? 'minion' : 'action';
  const { free, extras } = game.state;
  if (key === 'free') game.set({ free: { ...free, [type]: free[type] - 1 } });
  else if (key.startsWith('extra:')) game.set({ extras: extras.filter((extra) => `extra:${extra.id}` !== key) });
  else game.mark(`${key}:${task.player}`);
  return key;
}
