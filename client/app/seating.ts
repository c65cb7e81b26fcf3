/** Sitting down and getting up, with words for what goes wrong. */
import { signal } from '@preact/signals';
import { explain } from '../net/http';
import { joinMatch, leaveMatch, type Sitting } from '../net/lobby';
import { notify } from './notices';
import { getUp, playerName, sit } from './sittings';

/** The matches in which a seat has been asked for and not yet answered. */
const asked = signal<ReadonlySet<string>>(new Set());

/** Whether the player is just sitting down. The others may be told of it before this browser has its key. */
export function isSittingDown(match: string): boolean {
  return asked.value.has(match);
}

/** Returns whether it worked. */
export async function takeSeat(match: string, seat?: number): Promise<boolean> {
  asked.value = new Set([...asked.peek(), match]);
  const worked = await said(async () => sit(match, await joinMatch(match, playerName.peek(), seat)));
  asked.value = new Set([...asked.peek()].filter((other) => other !== match));
  return worked;
}

/** Gives up a seat; in a running game a bot plays on. */
export async function giveUp(match: string, sitting: Sitting): Promise<void> {
  // The seat is forgotten first, so that its getting free is not taken for being removed.
  getUp(match);
  await said(() => leaveMatch(match, sitting));
}

/** Does something and tells why if the server refuses; returns whether it worked. */
export async function said(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (problem) {
    notify(explain(problem));
    return false;
  }
}
