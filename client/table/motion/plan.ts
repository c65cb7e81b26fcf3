/**
 * What has to move when one scene follows another: worked out of where everything was and is, without touching the page.
 * Times are fractions of the scene: what is played arrives, then it acts; a base breaks, then medals fly, then the cards go.
 */
import type { Id, PlayerId } from '../../../game/state';
import { giverOf, type Touch, touchesIn } from './touches';
import { type Change, destinationOf, originOf } from './whereabouts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A card as it lies on the page. */
export interface Spot {
  readonly box: Box;
  /** The lane, zone or card that holds it. */
  readonly place: string;
  /** The card it lies on, with which it moves. */
  readonly within: Id | null;
}

export interface Layout<S extends Spot = Spot> {
  readonly cards: ReadonlyMap<Id, S>;
  readonly zones: Pick<ReadonlyMap<string, Box>, 'get'>;
}

/** `seen` tells a card that was in sight before from one that turns up. */
export type Step = {
  /** When it begins, from 0 to 1. */
  readonly at: number;
} & (
  | { readonly kind: 'arrive'; readonly card: Id; readonly from: Box | null; readonly to: Box; readonly seen: boolean }
  | { readonly kind: 'leave'; readonly card: Id; readonly from: Box; readonly to: Box | null }
  | { readonly kind: 'break'; readonly card: Id; readonly box: Box }
  | {
      readonly kind: 'medals';
      readonly from: Box;
      readonly to: Box;
      readonly player: PlayerId;
      readonly amount: number;
    }
  | { readonly kind: 'touch'; readonly from: Box | null; readonly to: Box; readonly player: PlayerId }
);

/** Cards that fly at once; more only fade. */
export const MOST_FLIGHTS = 24;

/** Between one card and the next from the same place. */
const STAGGER = 0.05;

export function planOf(change: Change, actor: PlayerId, old: Layout, now: Layout): Step[] {
  const { events } = change;
  const broken = new Set(events.flatMap((event) => (event.type === 'baseReplaced' ? [event.old] : [])));
  const played = new Set(events.flatMap((event) => (event.type === 'played' ? [event.card] : [])));
  const acting = events.some(({ type }) => type === 'played' || type === 'used');
  const times = broken.size > 0 ? SCORING : acting ? ACTING : PLAIN;
  const steps: Step[] = [];
  const followers = new Map<string, number>();
  const staggered = (from: string | null): number => {
    const before = followers.get(from ?? '') ?? 0;
    followers.set(from ?? '', before + 1);
    return Math.min(before, 6) * STAGGER;
  };

  for (const [card, { box, place, within }] of now.cards) {
    const was = old.cards.get(card);
    if (!was) {
      // It comes along with what it lies on.
      if (within !== null && !old.cards.has(within) && !change.before.inPlay.includes(card)) continue;
      const origin = originOf(card, change);
      const from = origin === null ? null : (now.zones.get(origin) ?? null);
      const late = origin === 'basedeck' || origin?.startsWith('deck') ? times.new : 0;
      steps.push({ kind: 'arrive', card, from, to: box, seen: false, at: late + staggered(origin) });
    } else if (was.place !== place) {
      const at = played.has(card) ? 0 : times.moves;
      steps.push({ kind: 'arrive', card, from: was.box, to: box, seen: true, at });
    }
  }
  for (const [card, { box, within }] of old.cards) {
    if (now.cards.has(card)) continue;
    if (broken.has(card)) steps.push({ kind: 'break', card, box, at: 0 });
    else if (within === null || now.cards.has(within) || change.before.bases.some(({ id }) => id === within)) {
      const zone = destinationOf(card, change);
      steps.push({ kind: 'leave', card, from: box, to: (zone && now.zones.get(zone)) || null, at: times.gone });
    }
  }
  for (const step of medals(change, old, now)) steps.push(step);
  for (const touch of touchesIn(events, actor)) {
    const step = pointing(touch, acting, old, now);
    if (step) steps.push(step);
  }
  return grounded(steps);
}

interface Times {
  readonly moves: number;
  readonly gone: number;
  readonly new: number;
}

const PLAIN: Times = { moves: 0, gone: 0, new: 0 };
const ACTING: Times = { moves: 0.35, gone: 0.45, new: 0.3 };
const SCORING: Times = { moves: 0.4, gone: 0.35, new: 0.5 };

/** Points fly from the base that scored, or from the card that gave them, to the player's track. */
function* medals({ before, events }: Change, old: Layout, now: Layout): Generator<Step> {
  let from: Id | null = null;
  for (const event of events) {
    if (event.type === 'whenScoring') from = event.base;
    else if (event.type === 'played' || event.type === 'used') from = event.card;
    else if (event.type === 'gainedVp' && event.amount > 0) {
      const source: Id | null = giverOf(event, before) ?? from;
      const start = source === null ? undefined : (old.cards.get(source) ?? now.cards.get(source))?.box;
      const track = now.zones.get(`vp-${event.player}`);
      if (start && track)
        yield { kind: 'medals', from: start, to: track, player: event.player, amount: event.amount, at: 0.2 };
    }
  }
}

function pointing({ source, target, player }: Touch, acting: boolean, old: Layout, now: Layout): Step | null {
  const was = old.cards.get(target)?.box;
  const is = now.cards.get(target)?.box;
  // What something was done to is pointed at where it was when it happened.
  const to = source === null ? (is ?? was) : (was ?? is);
  if (!to) return null;
  const from = source === null ? null : ((now.cards.get(source) ?? old.cards.get(source))?.box ?? null);
  return { kind: 'touch', from, to, player, at: from && acting ? 0.25 : 0 };
}

/** Keeps only so many cards in the air; the others come and go where they are. */
function grounded(steps: readonly Step[]): Step[] {
  let flights = 0;
  return steps.map((step) => {
    if (step.kind === 'arrive' && step.from && ++flights > MOST_FLIGHTS) return { ...step, from: null };
    if (step.kind === 'leave' && step.to && ++flights > MOST_FLIGHTS) return { ...step, to: null };
    return step;
  });
}
