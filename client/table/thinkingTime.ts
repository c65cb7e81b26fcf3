/** Thinking time, counted down between two messages of the server. */
import { useEffect, useState } from 'preact/hooks';
import type { SeatClock } from '../../game/published';

const SECOND = 1000;

/** With fewer seconds left it is time to hurry. */
export const SHORT = 20;

/** The seconds that a clock shows so many milliseconds after it arrived. */
export function secondsLeft({ left, reserve, running }: SeatClock, passed: number): number {
  return Math.ceil(Math.max(0, left + reserve - (running ? passed : 0)) / SECOND);
}

/** Seconds as players read them. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** When each clock arrived: what shows it may be drawn later, or drawn anew. */
const arrivals = new WeakMap<SeatClock, number>();

function passedSince(clock: SeatClock): number {
  const now = performance.now();
  const arrival = arrivals.get(clock) ?? now;
  arrivals.set(clock, arrival);
  return now - arrival;
}

/** The seconds left on a clock, drawn again while it is running. */
export function useSecondsLeft(clock: SeatClock): number {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!clock.running) return;
    const timer = setInterval(() => redraw((count) => count + 1), SECOND);
    return () => clearInterval(timer);
  }, [clock]);
  return secondsLeft(clock, passedSince(clock));
}
