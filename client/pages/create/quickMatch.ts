/** From a wish to a seat at a table, in one go. */
import { settings } from '../../app/settings';
import { playerName, sit } from '../../app/sittings';
import { createMatch, joinMatch, type Level, type NewMatch, seatBots } from '../../net/lobby';

export interface BotMatch {
  readonly players: number;
  readonly level: Level;
  /** Null for all of them. */
  readonly sets: readonly string[] | null;
}

/** Begins a game against bots at once; returns the match. */
export async function againstBots({ players, level, sets }: BotMatch): Promise<string> {
  const id = await createMatch({
    numPlayers: players,
    unlisted: true,
    setupData: {
      factions: 'random',
      ...(sets && { sets }),
      ...(settings.peek().alwaysAsk && { priority: 'always' }),
    },
  });
  const sitting = await joinMatch(id, playerName.peek());
  sit(id, sitting);
  const others = Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== Number(sitting.playerID));
  await seatBots(
    id,
    sitting,
    others.map((seat) => ({ seat, level })),
  );
  return id;
}

/** Creates a match and takes a seat in it; returns the match. */
export async function withFriends(match: NewMatch): Promise<string> {
  const id = await createMatch(match);
  sit(id, await joinMatch(id, playerName.peek()));
  return id;
}
