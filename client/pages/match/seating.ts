/** Sitting down and getting up, with words for what goes wrong. */
import { notify } from '../../app/notices';
import { getUp, playerName, sit } from '../../app/sittings';
import { explain } from '../../net/http';
import { joinMatch, leaveMatch, type Sitting } from '../../net/lobby';

/** Returns whether it worked. */
export async function takeSeat(match: string, seat?: number): Promise<boolean> {
  return said(async () => sit(match, await joinMatch(match, playerName.peek(), seat)));
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
