/** What someone wants of a new match, and what the server is told of it: only what is not as usual. */
import type { NewMatch } from '../../net/lobby';

type FactionsBy = 'draft' | 'random' | 'pick';
type Priority = 'usable' | 'covered' | 'always';
export type Pace = 'none' | 'brisk' | 'calm' | 'slow';

/** Rules that some tables play by. */
export interface House {
  readonly mulligan: 'reshuffle' | 'discard' | 'discardForced';
  readonly basePool: 'boxes' | 'all';
  readonly endCheck: 'endOfTurn' | 'afterScoring';
  readonly vpPresence: 'minionOrPower' | 'minion';
  readonly baseReshuffle: boolean;
}

export interface Wishes {
  readonly players: number;
  /** Null for all of them. */
  readonly sets: readonly string[] | null;
  readonly factions: FactionsBy;
  /** The factions of each seat if they are picked here; empty where none is chosen yet. */
  readonly pairs: readonly (readonly [string, string])[];
  readonly bans: readonly string[];
  /** How many factions are laid out for the draft; 0 for all. */
  readonly layout: number;
  readonly duplicates: boolean;
  readonly firstPlayer: number | 'random';
  readonly priority: Priority;
  readonly pace: Pace;
  readonly spectatorChat: boolean;
  readonly listed: boolean;
  readonly house: House;
}

const USUAL_HOUSE: House = {
  mulligan: 'reshuffle',
  basePool: 'boxes',
  endCheck: 'endOfTurn',
  vpPresence: 'minionOrPower',
  baseReshuffle: true,
};

const NOBODY: readonly [string, string] = ['', ''];

export const USUAL: Wishes = {
  players: 2,
  sets: null,
  factions: 'draft',
  pairs: [NOBODY, NOBODY, NOBODY, NOBODY],
  bans: [],
  layout: 0,
  duplicates: false,
  firstPlayer: 'random',
  priority: 'usable',
  pace: 'none',
  spectatorChat: true,
  listed: false,
  house: USUAL_HOUSE,
};

/** Seconds for each turn, and in reserve for the whole game. */
export const PACES: Readonly<Record<Exclude<Pace, 'none'>, { turn: number; reserve: number }>> = {
  brisk: { turn: 45, reserve: 120 },
  calm: { turn: 90, reserve: 300 },
  slow: { turn: 180, reserve: 600 },
};

export function newMatch(wishes: Wishes): NewMatch {
  const { players, pace, spectatorChat, listed } = wishes;
  const table = {
    ...(!spectatorChat && { spectatorChat }),
    ...(pace !== 'none' && { timer: PACES[pace] }),
  };
  return {
    numPlayers: players,
    unlisted: !listed,
    setupData: setupData(wishes),
    ...(Object.keys(table).length > 0 && { table }),
  };
}

function setupData(wishes: Wishes): Readonly<Record<string, unknown>> {
  const { players, sets, factions, pairs, bans, layout, duplicates, firstPlayer, priority, house } = wishes;
  const houseRules = Object.entries(house).filter(([name, value]) => value !== USUAL_HOUSE[name as keyof House]);
  return {
    ...(sets && { sets }),
    ...(factions === 'random' && { factions }),
    ...(factions === 'pick' && { factions: pairs.slice(0, players) }),
    ...(factions === 'draft' && layout > 0 && { layout }),
    ...(factions !== 'pick' && bans.length > 0 && { bans }),
    ...(duplicates && { duplicates }),
    // A seat that is not there any more begins nothing.
    ...(typeof firstPlayer === 'number' && firstPlayer < players && { firstPlayer }),
    ...(priority !== 'usable' && { priority }),
    ...Object.fromEntries(houseRules),
  };
}

/** What keeps picked factions from being played: a seat without two, or a faction taken too often. */
export function pickProblem({ players, factions, pairs, duplicates }: Wishes): 'incomplete' | 'twice' | null {
  if (factions !== 'pick') return null;
  const taken = pairs.slice(0, players);
  if (taken.some((pair) => pair.includes(''))) return 'incomplete';
  if (taken.some(([first, second]) => first === second)) return 'twice';
  const most = duplicates ? 2 : 1;
  const all = taken.flat();
  return all.some((faction) => all.filter((other) => other === faction).length > most) ? 'twice' : null;
}
