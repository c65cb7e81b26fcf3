/** The true states of a match while it is played, to hold against what was sent of it. */
import type { State } from '../../../game/state';
import type { Matches } from '../../../server/matches/matches';
import type { Plain, Truth } from './leakage';

/** Notes everything from now on; the function tells what is known by then, with secrets that nobody is to be told. */
export async function recorded(matches: Matches, matchID: string): Promise<(secrets: readonly string[]) => Truth> {
  const states = new Map<number, State>();
  const events = new Map<number, readonly Plain[]>();
  matches.listen((change) => {
    if (change.kind !== 'moved' || change.match.id !== matchID) return;
    states.set(change.state._stateID, change.state.G);
    const [{ metadata }] = change.entries as unknown as [{ metadata: { events: Plain[] } }];
    events.set(change.state._stateID, metadata.events);
  });
  const { initial, state: begun } = await matches.whole(matchID);
  for (const state of [initial, begun]) states.set(state._stateID, state.G);
  return (secrets) => ({
    catalog: matches.catalog,
    states,
    events,
    secrets,
    chance: new Set([...states.values()].flatMap(({ rng }) => rng.filter((word) => word > 1e6))),
  });
}
