/** How far a lesson has come. The coach says one thing at a time, waits for the moment of the next, and can be asked to repeat. */
import { type Lesson, STEPS, type Step, type StepId } from './steps';

export interface Progress {
  /** What was said, in that order. */
  readonly said: readonly StepId[];
  /** Which of it is shown; past the end the coach has nothing to say at the moment. */
  readonly at: number;
}

export const BEGINNING: Progress = { said: [], at: 0 };

export function current({ said, at }: Progress): Step | null {
  return stepOf(said[at]);
}

/** The progress after something happened on the table. */
export function heed(progress: Progress, lesson: Lesson): Progress {
  // Who reads up on something is not interrupted.
  if (progress.at < progress.said.length - 1) return progress;
  const step = current(progress);
  const urgent = unsaid(progress, lesson).find((one) => one.urgent);
  // What was interrupted is said again later, if it still matters then.
  if (urgent) return say(step && !isDone(step, lesson) ? without(progress, step.id) : progress, urgent);
  if (step && !isDone(step, lesson)) return progress;
  const [next] = unsaid(progress, lesson);
  if (next) return say(progress, next);
  return step ? { ...progress, at: progress.said.length } : progress;
}

export function goOn(progress: Progress, lesson: Lesson): Progress {
  return heed({ ...progress, at: Math.min(progress.at + 1, progress.said.length) }, lesson);
}

export function goBack({ said, at }: Progress): Progress {
  return { said, at: Math.max(0, at - 1) };
}

function stepOf(id: StepId | undefined): Step | null {
  return STEPS.find((step) => step.id === id) ?? null;
}

const isDone = (step: Step, lesson: Lesson): boolean => step.done?.(lesson) ?? false;

/** What could be said now. Once the player is on their own there is only the end left. */
function unsaid({ said }: Progress, lesson: Lesson): Step[] {
  return STEPS.filter(
    (step) =>
      !said.includes(step.id) &&
      (step.id === 'over' || !(said.includes('alone') || said.includes('over'))) &&
      step.when(lesson) &&
      !isDone(step, lesson),
  );
}

function say({ said }: Progress, { id }: Step): Progress {
  return { said: [...said, id], at: said.length };
}

function without({ said }: Progress, id: StepId): Progress {
  const others = said.filter((one) => one !== id);
  return { said: others, at: others.length };
}
