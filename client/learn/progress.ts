/** How far a lesson has come. The coach says one thing at a time, waits for the moment of the next, and can be asked to repeat. */
import { type Lesson, type Params, STEPS, type Step, type StepId } from './steps';

/** Something that was said, with the names and numbers of that moment. */
interface Said {
  readonly id: StepId;
  readonly params: Params;
}

export interface Progress {
  /** What was said, in that order. */
  readonly said: readonly Said[];
  /** Which of it is shown; past the end the coach has nothing to say at the moment. */
  readonly at: number;
}

export const BEGINNING: Progress = { said: [], at: 0 };

export function current({ said, at }: Progress): Step | null {
  return STEPS.find(({ id }) => id === said[at]?.id) ?? null;
}

/** The progress after something happened on the table. */
export function heed(progress: Progress, lesson: Lesson): Progress {
  // Who reads up on something is not interrupted.
  if (progress.at < progress.said.length - 1) return progress;
  const step = current(progress);
  const urgent = unsaid(progress, lesson).find((one) => one.urgent);
  // What was interrupted is said again later, if it still matters then.
  if (urgent) return say(step && !isDone(step, lesson) ? without(progress, step.id) : progress, urgent, lesson);
  if (step && !isDone(step, lesson)) return progress;
  const [next] = unsaid(progress, lesson);
  if (next) return say(progress, next, lesson);
  return step ? { ...progress, at: progress.said.length } : progress;
}

export function goOn(progress: Progress, lesson: Lesson): Progress {
  return heed({ ...progress, at: Math.min(progress.at + 1, progress.said.length) }, lesson);
}

export function goBack({ said, at }: Progress): Progress {
  return { said, at: Math.max(0, at - 1) };
}

const isDone = (step: Step, lesson: Lesson): boolean => step.done?.(lesson) ?? false;

/** The names and numbers that go with what is said: those of now while it is about now, else those of then. */
export function paramsNow({ said, at }: Progress, lesson: Lesson): Params {
  const step = current({ said, at });
  return (step?.when(lesson) ? step.params?.(lesson) : said[at]?.params) ?? {};
}

/** What could be said now. Once the player is on their own there is only the end left. */
function unsaid({ said }: Progress, lesson: Lesson): Step[] {
  const known = new Set(said.map(({ id }) => id));
  const isAlone = known.has('alone') || known.has('over');
  return STEPS.filter(
    (step) => !known.has(step.id) && (step.id === 'over' || !isAlone) && step.when(lesson) && !isDone(step, lesson),
  );
}

function say({ said }: Progress, { id, params }: Step, lesson: Lesson): Progress {
  return { said: [...said, { id, params: params?.(lesson) ?? {} }], at: said.length };
}

function without({ said }: Progress, id: StepId): Progress {
  const others = said.filter((one) => one.id !== id);
  return { said: others, at: others.length };
}
