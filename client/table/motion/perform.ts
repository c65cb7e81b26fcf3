/** Carries out a plan on the page. Everything it adds lies in an overlay that nobody can touch or hear, and goes again. */
import type { Id } from '../../../game/state';
import { type Ghost, ghostOf, place } from './ghost';
import type { Measured } from './measure';
import type { Box, Step } from './plan';

/** How things move: as they are, or by fading in and out only. */
export type Manner = 'travel' | 'fade';

interface Performance {
  /** Ends everything at once, with everything where it belongs. */
  readonly end: () => void;
}

/** Milliseconds a card is under way at normal pace. */
const TRAVEL = 420;
const FADE = 160;
const FLIP = 280;
const EASE = 'cubic-bezier(0.2, 0.8, 0.25, 1)';

/** Medals that fly at once, whatever they are worth. */
const MOST_MEDALS = 6;

const SVG = 'http://www.w3.org/2000/svg';

interface Stagecraft {
  readonly now: Measured;
  /** Elements of numbers that are others than before. */
  readonly turning: readonly Element[];
  /** Likenesses of what is not where it was, lying there. */
  readonly departed: ReadonlyMap<Id, readonly Ghost[]>;
  readonly overlay: HTMLElement;
  readonly ms: number;
  readonly manner: Manner;
}

export function perform(
  steps: readonly Step[],
  { now, turning, departed, overlay, ms, manner }: Stagecraft,
): Performance {
  const running: Animation[] = [];
  const guests: Element[] = [...departed.values()].flat().map(({ whole }) => whole);
  const waiting: ReturnType<typeof setTimeout>[] = [];
  const travel = Math.max(140, Math.min(TRAVEL, ms * 0.6));
  const play = (element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation => {
    const animation = element.animate(frames, { easing: EASE, ...options });
    running.push(animation);
    return animation;
  };
  /** Has something in the overlay move, and go when it has. */
  const fly = ({ body, whole }: Ghost, frames: Keyframe[], options: KeyframeAnimationOptions): void => {
    play(body, frames, { fill: 'both', ...options }).onfinish = () => whole.remove();
  };
  /** Shows something in the overlay for the time of its animation. */
  const invite = (guest: Ghost, frames: Keyframe[], options: KeyframeAnimationOptions): void => {
    overlay.append(guest.whole);
    guests.push(guest.whole);
    fly(guest, frames, options);
  };
  /** Does something when it is due; what begins later is not made before. */
  const later = (delay: number, what: () => void): void => {
    if (delay === 0) what();
    else waiting.push(setTimeout(what, delay));
  };

  for (const step of steps) {
    const delay = step.at * ms;
    if (step.kind === 'touch') {
      later(delay, () => touch(step));
      continue;
    }
    if (manner === 'fade') {
      const comes = step.kind === 'arrive' ? now.cards.get(step.card)?.element : undefined;
      if (comes) play(comes, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
      continue;
    }
    switch (step.kind) {
      case 'arrive': {
        const found = now.cards.get(step.card);
        if (!found) break;
        if (!step.from)
          play(found.element, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE, delay, fill: 'backwards' });
        else {
          play(found.element, [{ opacity: 0 }, { opacity: 0 }], { duration: delay + travel });
          const [ghost] = departed.get(step.card) ?? [];
          const options = { duration: travel, delay };
          if (ghost) fly(ghost, [HOME, onto(step.to, step.from)], options);
          else {
            const start = { ...onto(step.from, step.to), opacity: step.seen ? 1 : 0 };
            const room = found.within === null ? undefined : now.cards.get(found.within);
            invite(ghostOf(found, room), [start, { opacity: 1, offset: 0.25 }, HOME], options);
          }
        }
        break;
      }
      case 'leave': {
        const end = step.to ? { ...onto(step.to, step.from), opacity: 0.2 } : { scale: '0.8', opacity: 0 };
        const options = { duration: travel, delay, easing: 'ease-in' };
        for (const ghost of departed.get(step.card) ?? []) fly(ghost, [HOME, end], options);
        break;
      }
      case 'break':
        for (const [index, half] of (departed.get(step.card) ?? []).entries()) {
          const away = index === 0 ? -1 : 1;
          const fall = { translate: `${away * 14}% 22%`, rotate: `${away * 9}deg`, opacity: 0 };
          const shaken = { translate: `${away * 2}% 0`, rotate: `${away * 1.5}deg`, opacity: 1, offset: 0.35 };
          fly(half, [HOME, shaken, fall], { duration: Math.max(travel * 1.6, ms * 0.4), delay, easing: 'ease-in' });
        }
        break;
      case 'medals':
        for (let index = 0; index < Math.min(step.amount, MOST_MEDALS); index++)
          later(delay + index * 70, () => medal(step, index));
        break;
    }
  }
  if (manner === 'travel')
    for (const number of turning)
      play(number, [{ scale: '1 1' }, { scale: '1.25 0', offset: 0.4 }, { scale: '1 1' }], { duration: FLIP });
  // What has nowhere to go is not waited for.
  const used = new Set(steps.flatMap((step) => ('card' in step ? [step.card] : [])));
  for (const [card, ghosts] of departed) if (!used.has(card)) for (const { whole } of ghosts) whole.remove();

  /** Outlines a thing in the colour of who touched it, with a line from what did it. */
  function touch({ from, to, player }: Step & { kind: 'touch' }): void {
    const duration = Math.max(400, ms * 0.6);
    const colour = `var(--seat-${player})`;
    const outline = document.createElement('div');
    outline.className = 'motion__touch';
    outline.style.setProperty('--who', colour);
    place(outline, to);
    invite({ body: outline, whole: outline }, GLOW, { duration, easing: 'linear' });
    if (!from || manner === 'fade') return;
    const start = centre(from);
    const end = centre(to);
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('class', 'motion__arrow');
    svg.style.setProperty('--who', colour);
    const line = document.createElementNS(SVG, 'path');
    const bend = Math.min(60, Math.hypot(end.x - start.x, end.y - start.y) / 4);
    line.setAttribute(
      'd',
      `M${start.x} ${start.y}Q${(start.x + end.x) / 2} ${(start.y + end.y) / 2 - bend} ${end.x} ${end.y}`,
    );
    line.setAttribute('pathLength', '1');
    const tip = document.createElementNS(SVG, 'circle');
    tip.setAttribute('cx', String(end.x));
    tip.setAttribute('cy', String(end.y));
    tip.setAttribute('r', '6');
    svg.append(line, tip);
    invite({ body: svg, whole: svg }, GLOW, { duration, easing: 'linear' });
    play(line, [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { duration: duration * 0.4 });
  }

  /** Has a point fly to the player who gets it; the others of the same gain go beside it. */
  function medal({ from, to, player }: Step & { kind: 'medals' }, index: number): void {
    const guest = document.createElement('div');
    guest.className = 'motion__medal';
    guest.style.setProperty('--who', `var(--seat-${player})`);
    const start = centre(from);
    const end = centre(to);
    const side = (index % 2 === 0 ? 1 : -1) * (12 + index * 6);
    invite(
      { body: guest, whole: guest },
      [
        { translate: `${start.x}px ${start.y}px`, scale: '0.3', opacity: 0 },
        { translate: `${start.x + side}px ${start.y - 24}px`, scale: '1.2', opacity: 1, offset: 0.3 },
        { translate: `${end.x}px ${end.y}px`, scale: '0.7', opacity: 1 },
      ],
      { duration: travel * 1.5, easing: 'ease-in-out' },
    );
  }

  return {
    end() {
      for (const timer of waiting) clearTimeout(timer);
      for (const animation of running) animation.cancel();
      for (const guest of guests) guest.remove();
    },
  };
}

const HOME: Keyframe = { translate: '0 0', scale: '1', rotate: '0deg', opacity: 1 };
const GLOW: Keyframe[] = [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }];

const centre = ({ x, y, width, height }: Box): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 });

/** What brings a thing that lies at `home` over `there`, no larger than that. */
function onto(there: Box, home: Box): Keyframe {
  const from = centre(there);
  const to = centre(home);
  const size = Math.min(1.6, Math.max(0.25, Math.min(there.width / home.width, there.height / home.height)));
  return { translate: `${from.x - to.x}px ${from.y - to.y}px`, scale: String(size) };
}
