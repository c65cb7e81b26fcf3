/** Follows the scenes of a table: what was where before a scene is compared with what is where when it is about to be painted. */
import { settings } from '../../app/settings';
import { measure } from './measure';
import { type Manner, perform } from './perform';
import { planOf } from './plan';
import type { Scene } from './playOut';
import { stirred } from './stirred';

interface Stage {
  /** To be told of a scene just before the table shows it. */
  readonly follow: (before: Scene | null, next: Scene) => void;
  /** Ends everything at once, with everything where it belongs. */
  readonly clear: () => void;
}

export function stageOn(overlay: HTMLElement): Stage {
  const parts = overlay.closest('main')?.querySelector('.table__parts');
  let frame = 0;
  let end = (): void => undefined;

  const clear = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
    end();
    end = () => undefined;
  };

  const follow = (before: Scene | null, { view, told, ms }: Scene): void => {
    const how = manner();
    const events = told.flatMap((one) => one.events);
    const actor = told.at(-1)?.player;
    // What comes before the last scene has been painted cannot be followed.
    if (!parts || !before || !how || frame !== 0 || events.length === 0 || actor === undefined) {
      clear();
      return;
    }
    const change = { before: before.view, after: view, events };
    const wanted = stirred(change, actor);
    const old = measure(parts, wanted);
    // The parts of the table are drawn one after the other; all of them are when the frame begins.
    frame = requestAnimationFrame(() => {
      clear();
      const now = measure(parts, wanted);
      end = perform(planOf(change, actor, old, now), { old, now, overlay, ms, manner: how }).end;
    });
  };

  return { follow, clear };
}

/** How things move by the player's setting; null if they do not. */
export function manner(): Manner | null {
  if (settings.peek().motion === 'off') return null;
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'fade' : 'travel';
}
