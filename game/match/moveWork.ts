/** The work of a whole move: a task after the other, until someone has to act (see `engine/work`). */
import { MOST_WORK, Work, type Workplace } from '../engine/work';
import type { DefId } from '../state';

/** Units that the tasks of a move may take together; for each further part of that size a card is out of action. */
const MOST_TOGETHER = 2 * MOST_WORK;

const NOWHERE: Workplace = { worker: () => '', isFaulty: () => false };

export class MoveWork {
  private failures = 0;
  private readonly work = new Work(NOWHERE);

  /** Units for the next task: less after each failure, so that a move ends soon however many cards fail in it. */
  get share(): number {
    return MOST_WORK >> Math.min(this.failures, 3);
  }

  /** Counts a task that failed. */
  fail(): void {
    this.failures++;
  }

  /** Counts the work of a task; returns the definition to blame if there is too much of it in this move, else nothing. */
  add(task: Work): DefId {
    this.work.add(task);
    if (this.work.units <= MOST_TOGETHER) return '';
    const guilty = this.work.guilty();
    this.work.begin();
    return guilty;
  }
}
