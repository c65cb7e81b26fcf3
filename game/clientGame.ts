/**
 * The game as clients know it: the names of its moves and no rules. Every move is made by the server, which sends back
 * what this player may see.
 */
import type { Game as BoardGame } from 'boardgame.io';
import type { Move } from './match/move';
import { GAME_NAME, PHASES, STAGES } from './stages';
import type { View } from './view';

const MOVES = Object.fromEntries(
  Object.values(STAGES)
    .flat()
    .map((type) => [type, { move: () => undefined, client: false }]),
);

export const clientGame: BoardGame<View> = {
  name: GAME_NAME,
  moves: MOVES,
  phases: Object.fromEntries(PHASES.map((phase) => [phase, {}])),
};

/** The arguments with which a client sends a move. */
export function argumentsOf(move: Move): unknown[] {
  switch (move.type) {
    case 'pick':
      return [move.faction];
    case 'keep':
      return [move.keep];
    case 'play':
      return [
        {
          card: move.card,
          ...(move.on !== 0 && { on: move.on }),
          ...(move.using !== undefined && { using: move.using }),
        },
      ];
    case 'use':
      return [{ card: move.card, ability: move.ability }];
    case 'answer':
      return [[...move.answer]];
    default:
      return [];
  }
}
