/** From a wish to a seat at a table, in one go. */

import { createAndSit } from '../../app/seating';
import { settings } from '../../app/settings';
import { type Level, type NewMatch, seatBots } from '../../net/lobby';

export interface BotMatch {
  readonly players: number;
  readonly level: Level;
  /** Null for all of them. */
  readonly sets: readonly string[] | null;
}

/** Begins a game against bots at once; returns the match. */
export async function againstBots({ players, level, sets }: BotMatch): Promise<string> {
  const { match, sitting } = await createAndSit({
    numPlayers: players,
    unlisted: true,
    setupData: {
      factions: 'random',
      ...(sets && { sets }),
      ...(settings.peek().alwaysAsk && { priority: 'always' }),
    },
  });
  const others = Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== Number(sitting.playerID));
  await seatBots(
    match,
    sitting,
    others.map((seat) => ({ seat, level })),
  );
  return match;
}

/** Creates a match and takes a seat in it; returns the match. */
export async function withFriends(wanted: NewMatch): Promise<string> {
  return (await createAndSit(wanted)).match;
}
