/** Follows the scenes of a table: what was where before a scene is compared with what is where when it is about to be painted. */
import { settings } from '../../app/settings';
import type { Told } from '../session';
import { type Measured, measure } from './measure';
import { type Manner, perform } from './perform';
import { planOf } from './plan';
import type { Scene } from './playOut';

interface Stage {
  /** To be told of a scene just before the table shows it. */
  readonly follow: (before: Scene | null, next: Scene) => void;
  /** Ends everything at once, with everything where it belongs. */
  readonly clear: () => void;
}

/** What has been shown but not painted yet. */
interface Due {
  readonly frame: number;
  /** What was painted last, and how it lay. */
  readonly from: Scene;
  readonly old: Measured;
  readonly told: readonly Told[];
}

export function stageOn(overlay: HTMLElement): Stage {
  const parts = overlay.closest('main')?.querySelector('.table__parts');
  let due: Due | null = null;
  let end = (): void => undefined;

  const clear = (): void => {
    if (due) cancelAnimationFrame(due.frame);
    due = null;
    end();
    end = () => undefined;
  };

  const follow = (before: Scene | null, next: Scene): void => {
    const how = manner();
    const moves = next.told.some(({ events }) => events.length > 0);
    if (!parts || !before || !moves || !how) {
      clear();
      return;
    }
    const { from, old, told } = due ?? { from: before, old: measure(parts, before.view), told: [] };
    if (due) cancelAnimationFrame(due.frame);
    const all = [...told, ...next.told];
    // The parts of the table are drawn one after the other; all of them are when the frame begins.
    due = {
      from,
      old,
      told: all,
      frame: requestAnimationFrame(() => play(parts, from, old, { ...next, told: all }, how)),
    };
  };

  const play = (root: Element, from: Scene, old: Measured, { view, told, ms }: Scene, how: Manner): void => {
    clear();
    const actor = told.at(-1)?.player;
    if (actor === undefined) return;
    const now = measure(root, view);
    const events = told.flatMap((one) => one.events);
    const steps = planOf({ before: from.view, after: view, events }, actor, old, now);
    end = perform(steps, { old, now, overlay, ms, manner: how }).end;
  };

  return { follow, clear };
}

/** How things move by the player's setting; null if they do not. */
export function manner(): Manner | null {
  if (settings.peek().motion === 'off') return null;
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'fade' : 'travel';
}
