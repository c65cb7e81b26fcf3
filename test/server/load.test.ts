/** The clients of the load test play real matches, and count what they are sent. */
import { afterEach, expect, it } from 'vitest';
import { LoadMatch } from '../../server/load/match';
import { Tally } from '../../server/load/tally';
import { serve, stopAll } from './running';

afterEach(stopAll);

it('plays matches at once over sockets, and nothing is refused', async () => {
  const { address, matches: served } = await serve({ MESSAGES_PER_SECOND: '10000', CONNECTIONS_PER_ADDRESS: '100' });
  const matches = await Promise.all(
    ['a', 'b'].map((seed) => LoadMatch.open({ address, players: 4, seed: `load-${seed}` })),
  );
  const tally = new Tally();
  await Promise.all(matches.map((match) => match.play(12, 0, tally)));
  for (const match of matches) {
    const { state } = await served.find(match.id);
    // The first change is the start of the match.
    expect(state._stateID).toBe(13);
    match.close();
  }
  expect(tally.refusals).toEqual({});
  expect(tally.latencies).toHaveLength(24);
  expect(tally.views).toBeGreaterThanOrEqual(24);
  expect(tally.viewBytes / tally.views).toBeGreaterThan(1000);
  expect(tally.latency(0.5)).toBeLessThanOrEqual(tally.latency(0.99));
});
