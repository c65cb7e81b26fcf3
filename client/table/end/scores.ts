/** How the scores came about, read from the story of the match. */
import type { DefId, PlayerId } from '../../../game/state';
import type { Told } from '../session';

export interface TurnScore {
  readonly turn: number;
  /** Points of each seat at the end of the turn. */
  readonly vp: readonly number[];
}

interface ScoredBase {
  readonly turn: number;
  readonly base: DefId;
  /** What each player got from it. */
  readonly gains: readonly { readonly player: PlayerId; readonly amount: number }[];
}

export interface Scores {
  readonly turns: readonly TurnScore[];
  readonly bases: readonly ScoredBase[];
}

export function scoresOf(story: readonly Told[], players: number): Scores {
  const vp = new Array<number>(players).fill(0);
  const turns: TurnScore[] = [{ turn: 0, vp: [...vp] }];
  const bases: { turn: number; base: DefId; gains: { player: PlayerId; amount: number }[] }[] = [];
  let turn = 0;
  let scoring: (typeof bases)[number] | null = null;
  for (const { events } of story) {
    for (const event of events) {
      if (event.type === 'turnBegan') {
        if (turn > 0) turns.push({ turn, vp: [...vp] });
        turn = event.turn;
        scoring = null;
      } else if (event.type === 'whenScoring') {
        scoring = { turn, base: event.def, gains: [] };
        bases.push(scoring);
      } else if (event.type === 'baseReplaced') {
        scoring = null;
      } else if (event.type === 'gainedVp') {
        vp[event.player] = (vp[event.player] ?? 0) + event.amount;
        const known = scoring?.gains.find(({ player }) => player === event.player);
        if (known) known.amount += event.amount;
        else scoring?.gains.push({ player: event.player, amount: event.amount });
      }
    }
  }
  if (turn > 0) turns.push({ turn, vp: [...vp] });
  return { turns, bases };
}

/** Seats in the order of their points, the most first. */
export function standing(vp: readonly number[]): PlayerId[] {
  return [...vp.keys()].sort((a, b) => (vp[b] ?? 0) - (vp[a] ?? 0) || a - b);
}
