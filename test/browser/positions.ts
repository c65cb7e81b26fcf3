/** Typical positions of a match, the same each time: to look at and to measure. */
import type { State } from '../../game/state';
import type { House } from './house';
import { asksFirst, byWit, type Position, reach } from './lot';

const FACTIONS = [
  ['wizards', 'pirates'],
  ['dinosaurs', 'ninjas'],
  ['robots', 'tricksters'],
  ['aliens', 'zombies'],
] as const;

/** There are enough cards in play to fill a table. */
const isFull = ({ inPlay, players }: State): boolean => inPlay.length >= players.length * 4;

/** Points of who has the most, while much of the game is still to come. */
const EARLY = 9;

const isOwnTurn = (state: State): boolean =>
  state.phase === 'play' &&
  state.active === 0 &&
  state.step === 'playCards' &&
  !state.resolution &&
  state.free.minion > 0;

const WAYS = {
  draft: ({ draft }: State) => draft !== null && draft.order[draft.picked] === 0 && draft.picked > 0,
  opening: ({ phase, mulligans }: State) => phase === 'opening' && mulligans.includes(0),
  turn: (state: State) => isOwnTurn(state) && isFull(state) && (state.players[0]?.hand.length ?? 0) > 3,
  /** A full table, and much of the game still to come. */
  middle: (state: State) => isOwnTurn(state) && isFull(state) && state.players.every(({ vp }) => vp <= EARLY),
  question: asksFirst('wizards/portal', ({ prompt, options }) => prompt === 'take' && options.length > 1),
  end: ({ phase }: State) => phase === 'over',
} as const satisfies Record<string, (state: State) => boolean>;

export type PositionName = keyof typeof WAYS;

/** After how many moves it is too late for such a position. */
const MOST: Readonly<Record<PositionName, number>> = {
  draft: 20,
  opening: 20,
  turn: 400,
  middle: 400,
  question: 150,
  end: 3000,
};

/** A match in which the first seat sees such a position. */
export function position(house: House, name: PositionName, players: number): Promise<Position> {
  const factions = FACTIONS.slice(0, players);
  const options = name === 'draft' ? { factions: 'draft', firstPlayer: 1 } : {};
  // The question comes up sooner where cards are played without a thought.
  const choice = name === 'question' ? {} : { choice: byWit };
  return reach(house, { factions, options, most: MOST[name], ...choice }, WAYS[name]);
}
