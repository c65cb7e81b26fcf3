/** What a match hands on to the one in which its players play again. */
import type { Match, Seat } from '../storage/store';
import type { NewMatch } from './matches';
import { Refusal } from './refusal';

/** What the host may choose anew; whether it is listed is not among it. */
export type RematchOptions = Partial<Pick<NewMatch, 'numPlayers' | 'setupData' | 'table'>>;

/** Throws unless this player may have a rematch, with these options. */
export function admitRematch(match: Match, seat: number, options: RematchOptions): void {
  if (match.gameover === undefined) throw new Refusal('notOver', 'a rematch waits for the end of the game');
  if (Object.keys(options).length > 0 && match.host !== seat)
    throw new Refusal('notHost', 'only the host changes the options of a rematch');
}

export function rematchOptions({ players, setupData, unlisted, table }: Match, options: RematchOptions): NewMatch {
  return { numPlayers: players, setupData: stillKnown(setupData), table, ...options, unlisted };
}

/** The options of a match from before `public` was no longer a way to ask for Specials: the usual way takes its place. */
function stillKnown({ priority, ...others }: Match['setupData']): Match['setupData'] {
  return priority === undefined || priority === 'public' ? others : { ...others, priority };
}

/** The seats of the rematch: each waits for who had it, and bots sit again unless the number of players is another. */
export function rematchSeats({ seats }: Match, players: number): Seat[] {
  return Array.from({ length: players }, (_, at) => {
    const { name, bot, key } = seats[at] ?? {};
    if (bot !== undefined) return players === seats.length ? { name, bot } : {};
    return name !== undefined && key !== undefined ? { keptFor: key } : {};
  });
}

/** The hash by which the host is known when they come. */
export function rematchHost({ host, hostKey, seats }: Match): string | undefined {
  return host === null ? hostKey : seats[host]?.key;
}
