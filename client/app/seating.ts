/** Sitting down and getting up, with words for what goes wrong. */
import { signal } from '@preact/signals';
import { explain, Problem } from '../net/http';
import {
  createMatch,
  type HostProof,
  joinMatch,
  leaveMatch,
  type NewMatch,
  nextMatch,
  type Seat,
  type Sitting,
} from '../net/lobby';
import { notify } from './notices';
import { forgetMatch, formerSittingIn, getUp, keepKeys, keysTo, playerName, sit, sittingIn } from './sittings';

/** The matches in which a seat is being taken or given up. */
const underWay = signal<ReadonlySet<string>>(new Set());

/** Whether this browser is just sitting down or getting up: the table may hear of it before the answer is here. */
export function isReseating(match: string): boolean {
  return underWay.value.has(match);
}

async function reseat(match: string, work: () => Promise<unknown>): Promise<boolean> {
  underWay.value = new Set([...underWay.peek(), match]);
  const worked = await said(work);
  underWay.value = new Set([...underWay.peek()].filter((other) => other !== match));
  return worked;
}

interface Wish {
  readonly seat?: number;
  /** The key of a seat in this match or the one before. */
  readonly credentials?: string;
}

async function join(match: string, wish: Wish): Promise<Sitting> {
  const sitting = await joinMatch(match, { name: playerName.peek(), ...keysTo(match), ...wish });
  sit(match, sitting);
  return sitting;
}

/** Takes a seat, any free one if none is named; returns whether it worked. */
export function takeSeat(match: string, seat?: number): Promise<boolean> {
  return reseat(match, () => join(match, seat === undefined ? {} : { seat }));
}

/** Goes back to the seat of a running game that was left or lost. */
export async function takeSeatBack(match: string): Promise<void> {
  const former = formerSittingIn(match);
  if (!former) return;
  const { playerID, credentials } = former;
  await reseat(match, () => join(match, { seat: Number(playerID), credentials }));
}

/** Gives up a seat; in a running game a bot plays on. Returns whether it worked. */
export function giveUp(match: string, sitting: Sitting): Promise<boolean> {
  return reseat(match, async () => {
    await leaveMatch(match, sitting);
    getUp(match, sitting.credentials);
  });
}

/** Creates a match and takes a seat in it, as its host. */
export async function createAndSit(wanted: NewMatch, seat?: number): Promise<{ match: string; sitting: Sitting }> {
  const { matchID: match, ...keys } = await createMatch(wanted);
  keepKeys(match, keys);
  return { match, sitting: await join(match, seat === undefined ? {} : { seat }) };
}

/** Goes on to the match in which the players of a finished one play again, to the seat that is kept there; returns it. */
export async function playAgain(match: string, sitting: Sitting): Promise<string> {
  const { nextMatchID: next, secret } = await nextMatch(match, sitting);
  if (secret !== undefined) keepKeys(next, { secret });
  // Whoever comes too late for their seat may take another one there.
  if (!sittingIn(next))
    await said(() => join(next, { seat: Number(sitting.playerID), credentials: sitting.credentials }));
  return next;
}

/** How the player shows that they are the host of a match; null if they are not. */
export function hostProof(match: string, seats: readonly Seat[]): HostProof | null {
  const host = seats.find(({ data }) => data?.host);
  const sitting = sittingIn(match);
  if (host) return sitting && Number(sitting.playerID) === host.id ? sitting : null;
  const { hostKey } = keysTo(match);
  return hostKey === undefined ? null : { hostKey };
}

const GONE = ['matchNotFound', 'matchClosed'];

/** Forgets a match if this says that it is gone. */
export function forgetIfGone(match: string, problem: unknown): void {
  if (problem instanceof Problem && GONE.includes(problem.reason)) forgetMatch(match);
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
