/**
 * Looking at a state: views, lists of legal moves, checks of a move. A look changes nothing and never fails. A card that
 * fails in it, or makes too much work, is left out, and the look is taken again without it. It is out of action for good
 * when a move meets the same failure: a match must go on the same whether anybody has looked at it or not.
 */
import type { Catalog } from '../catalog';
import type { State } from '../state';
import { type Game, gameAt } from './game';
import { TooMuch } from './work';

/** Asks something about a state. */
export function look<T>(catalog: Catalog, state: State, ask: (game: Game) => T): T {
  const game = gameAt(catalog, state);
  game.work.begin();
  return lookWith(game, ask);
}

/** Asks something of a working copy. It is left without the cards that have failed. */
export function lookWith<T>(game: Game, ask: (game: Game) => T): T {
  for (;;) {
    const { faults } = game.state;
    try {
      const answer = ask(game);
      if (game.state.faults === faults) return answer;
      game.beginWork();
    } catch (error) {
      if (!(error instanceof TooMuch)) throw error;
      // If no card is to blame, there is an end to it all the same.
      game.beginWork(error.def === '' ? Number.POSITIVE_INFINITY : undefined);
      if (error.def !== '') game.faulty(error.def, error);
    }
  }
}
