/** Trying out a trigger on a copy of the match, to see whether it has anything to do. */
import type { Effect, Trigger } from '../definitions';
import type { Game, Pending } from '../engine/game';
import { type Source, withEvent } from '../engine/inPlay';
import type { GameEvent } from '../events';
import { isOver, mayIgnore, timely, turnKey } from '../queries/triggers';
import type { Answer, Decision, PlayerId } from '../state';

/** Of more than so many triggers none is tried out, because that takes a trial for every two of them. */
const MOST_TRIED = 8;

/**
 * Whether it may matter when a trigger has its turn among the others that wait: it has something to do now, or one of
 * them may give it something to do. What a question leads to is not tried out, so an ability that asks may do anything.
 */
export function mayAct(game: Game, pending: Pending, waiting: readonly Pending[]): boolean {
  if (isOver(game, pending)) return false;
  if (waiting.length > MOST_TRIED || tryOut(game, pending) !== 'nothing') return true;
  return waiting.some((other) => {
    if (other === pending || isOver(game, other)) return false;
    const trial = game.fork();
    const what = tryOut(trial, other, trial);
    return what === 'asks' || (what === 'acts' && tryOut(trial, pending) !== 'nothing');
  });
}

type Result = 'nothing' | 'acts' | 'asks';

/** What a trigger would do if it were its turn; in a copy of the match that is thrown away, unless another is given. */
function tryOut(game: Game, pending: Pending, trial: Game = game.fork()): Result {
  const source = timely(game, pending);
  if (!source) return 'nothing';
  const { context, value, def } = source;
  const facts = withEvent({ ...context, game: trial }, pending.event);
  const before = trial.standing();
  const ability = (you: PlayerId, players: readonly PlayerId[]): Effect<unknown> =>
    trial.within(trial.causeFor(context.self, def, you, 'trigger'), () => value.run({ ...facts, you }, players));
  try {
    const players = (value.player?.(facts) ?? [context.you]).filter((you) => {
      if (value.once === 'turn' && game.marked(turnKey(source, you)) > 0) return false;
      return context.you >= 0 || !game.cancelled(context.self, you) || mayIgnore(game, context.self, you);
    });
    for (const you of value.together ? players.slice(0, 1) : players) {
      if (!ability(you, players).next([]).done) return 'asks';
    }
  } catch {
    // It fails, which is told when it is its turn.
    return 'asks';
  }
  return trial.changedSince(before) ? 'acts' : 'nothing';
}

/** Whether a trigger does something for a player who declines all that can be declined. */
export function compels(game: Game, source: Source<Trigger>, event: GameEvent, you: PlayerId): boolean {
  const { context, value, def } = source;
  if (value.optional) return false;
  const trial = game.fork();
  const facts = withEvent({ ...context, game: trial, you }, event);
  const before = trial.standing();
  const ability = trial.within(trial.causeFor(context.self, def, you, 'trigger'), () => value.run(facts, [you]));
  try {
    let answer: Answer | null = [];
    while (answer) {
      const step: IteratorResult<Decision, unknown> = ability.next(answer);
      if (step.done) return trial.changedSince(before);
      answer = step.value.player === you ? declining(step.value) : null;
    }
  } catch {
    // It fails, which is told when it is its turn.
  }
  return true;
}

/** The answer that declines what is asked; null if it cannot be declined. */
function declining({ options, min }: Decision): Answer | null {
  if (min === 0) return [];
  return options.includes('no') ? ['no'] : null;
}
