/**
 * Shows the moves of a match one after the other. What arrives quickly waits for its turn; but nobody waits for their own
 * move or for a question to them, and what cannot be followed anyway (after a reconnect, in a hidden tab) is not played out.
 * Presses always mean the latest state, so a press on something that is about to change can only be refused; then, too, the
 * latest is shown.
 */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { View } from '../../../game/view';
import type { Session, Told } from '../session';
import { type Due, EMPTY, enqueue, expedite, type Queue, take, untilNext } from './queue';
import { timeFor } from './timing';

/** What is shown, and what led to it. */
export interface Scene {
  readonly view: View;
  /** The moves between the scene before and this one; empty where they are not to be played out. */
  readonly told: readonly Told[];
  /** How long it may take to show them. */
  readonly ms: number;
}

export interface Director {
  /** The view to show now. */
  readonly shown: ReadonlySignal<View | null>;
  readonly scene: ReadonlySignal<Scene | null>;
  /** More is known than is shown. */
  readonly behind: ReadonlySignal<boolean>;
  /** Shows the latest at once. */
  readonly skip: () => void;
  /** Calls with the next scene just before it is shown; gives back how to stop that. */
  readonly watch: (listener: (next: Scene) => void) => () => void;
  readonly stop: () => void;
}

/** Where time comes from, and what else decides whether moves are played out. */
export interface World {
  readonly now: () => number;
  /** Calls after a time; gives back how to prevent it. */
  readonly later: (call: () => void, ms: number) => () => void;
  /** Factor of every time; 0 plays nothing out. */
  readonly pace: () => number;
  readonly hidden: () => boolean;
}

export function playOut({ me, view, story, refused }: Session, world: World): Director {
  const scene = signal<Scene | null>(null);
  const behind = signal(false);
  const listeners = new Set<(next: Scene) => void>();
  let queue: Queue<Scene> = EMPTY;
  let cancel: () => void = () => undefined;
  let toldUpTo = -1;

  const show = (due: readonly Due<Scene>[]): void => {
    const last = due.at(-1);
    if (!last) return;
    const next = { view: last.what.view, told: due.flatMap(({ what }) => what.told), ms: last.ms };
    for (const listener of listeners) listener(next);
    scene.value = next;
  };

  const goOn = ({ due, rest }: ReturnType<typeof take<Scene>>): void => {
    cancel();
    queue = rest;
    behind.value = rest.waiting.length > 0;
    show(due);
    const wait = untilNext(queue, world.now());
    cancel = wait === null ? () => undefined : world.later(() => goOn(take(queue, world.now())), wait);
  };

  const jump = (to: View): void => {
    cancel();
    queue = EMPTY;
    behind.value = false;
    show([{ what: { view: to, told: [], ms: 0 }, at: 0, ms: 0 }]);
  };

  const skip = (): void => {
    const latest = view.peek();
    if (latest) jump(latest);
  };

  const stopViewing = effect(() => {
    const latest = view.value;
    if (!latest) return;
    const known = story.peek();
    const told = known.filter(({ index }) => index > toldUpTo);
    toldUpTo = known.at(-1)?.index ?? -1;
    const pace = world.pace();
    // Anything but one more move is a jump: a match that is opened, found again after a loss, or wound back.
    if (scene.peek() === null || told.length !== 1 || world.hidden()) return jump(latest);
    const now = world.now();
    const ms = timeFor(
      told.flatMap(({ events }) => events),
      pace,
    );
    const urgent = pace === 0 || concerns(me, latest, told);
    queue = enqueue(urgent ? expedite(queue, now) : queue, { view: latest, told, ms }, ms, now);
    goOn(take(queue, now));
  });

  let refusals = refused.peek()?.count ?? 0;
  const stopHeeding = effect(() => {
    const count = refused.value?.count ?? 0;
    if (count === refusals) return;
    refusals = count;
    if (behind.peek()) skip();
  });

  return {
    shown: computed(() => scene.value?.view ?? null),
    scene,
    behind,
    skip,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      cancel();
      stopViewing();
      stopHeeding();
    },
  };
}

/** Whether the viewer made the last move or is asked something, so that they must not be kept waiting. */
function concerns(me: number | null, view: View, told: readonly Told[]): boolean {
  if (me === null) return false;
  const asked = view.decision?.player === me || view.legal.pick.length > 0 || view.legal.keep;
  return asked || told.some(({ player }) => player === me);
}
