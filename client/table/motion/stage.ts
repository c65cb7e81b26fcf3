/**
 * Follows the scenes of a table. The frame in which a scene is shown has enough to do with the table; what has gone
 * somewhere else sets out in the next one, when it is known where it was and where it is.
 */
import type { Id } from '../../../game/state';
import { settings } from '../../app/settings';
import { type Ghost, ghostOf, halvesOf } from './ghost';
import { elementsOf, type Measured, measure, numbersIn } from './measure';
import { type Manner, perform } from './perform';
import { MOST_FLIGHTS, planOf } from './plan';
import type { Scene } from './playOut';
import { stirred } from './stirred';
import { type Change, placeIn } from './whereabouts';

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
  /** As they were after the last scene that was followed; none, if others came after it. */
  let numbers: ReadonlyMap<Element, string> = new Map();

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
    // What comes before the last scene is under way cannot be followed.
    if (!parts || !before || !how || frame !== 0 || events.length === 0 || actor === undefined) {
      clear();
      numbers = new Map();
      return;
    }
    const change = { before: before.view, after: view, events };
    const wanted = stirred(change, actor);
    const old = measure(parts, wanted);
    const departed = how === 'travel' ? departedIn(change, old) : new Map<Id, Ghost[]>();
    for (const ghosts of departed.values()) for (const { whole } of ghosts) overlay.append(whole);
    const hidden: HTMLElement[] = [];
    const unhide = (): void => {
      for (const element of hidden) element.style.removeProperty('opacity');
    };
    const endOther = end;
    end = () => {
      endOther();
      unhide();
      for (const ghosts of departed.values()) for (const { whole } of ghosts) whole.remove();
    };
    // The parts of the table are drawn one after the other; all of them are when the frame begins. It is the table's: what
    // goes lies there still, and what comes is not seen yet.
    frame = requestAnimationFrame(() => {
      hidden.push(...arrivedIn(parts, change, wanted));
      for (const element of hidden) element.style.opacity = '0';
      frame = requestAnimationFrame(() => {
        frame = 0;
        endOther();
        const now = measure(parts, wanted);
        const shown = numbersIn(parts);
        const changed = [...shown].filter(([element, text]) => (numbers.get(element) ?? text) !== text);
        numbers = shown;
        const steps = planOf(change, actor, old, now);
        const turning = changed.map(([element]) => element);
        end = perform(steps, { now, turning, departed, overlay, ms, manner: how }).end;
        unhide();
      });
    });
  };

  return { follow, clear };
}

/** Likenesses of the cards that will not be where they are; of no more than can be followed. */
function departedIn({ before, after }: Change, { cards }: Measured): ReadonlyMap<Id, readonly Ghost[]> {
  const departed = new Map<Id, readonly Ghost[]>();
  for (const [id, found] of cards) {
    if (departed.size >= MOST_FLIGHTS || placeIn(before, id) === placeIn(after, id)) continue;
    const room = found.within === null ? undefined : cards.get(found.within);
    departed.set(id, found.element.hasAttribute('data-base') ? halvesOf(found) : [ghostOf(found, room)]);
  }
  return departed;
}

/** The cards that are not where they were. */
function arrivedIn(root: Element, { before, after }: Change, wanted: ReadonlySet<Id>): Iterable<HTMLElement> {
  const arrived = [...wanted].filter((id) => {
    const place = placeIn(after, id);
    return place !== null && place !== placeIn(before, id);
  });
  return arrived.length === 0 ? [] : elementsOf(root, new Set(arrived));
}

/** How things move by the player's setting; null if they do not. */
export function manner(): Manner | null {
  if (settings.peek().motion === 'off') return null;
  return reduced.matches ? 'fade' : 'travel';
}

const reduced = matchMedia('(prefers-reduced-motion: reduce)');
