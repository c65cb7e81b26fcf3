/** The end of the game (section 6 of the rules). */
import type { Game } from '../engine/game';

const GOAL = 15;

/** Ends the game if a player alone has the most VP and at least 15 (END-1 to 3); also without any base left (OPEN-48). */
export function gameEnds(game: Game): boolean {
  const vp = game.state.players.map((player) => player.vp);
  const most = Math.max(...vp);
  const leaders = game.order(0).filter((player) => vp[player] === most);
  const noBase = game.state.table.length === 0;
  if (!noBase && (most < GOAL || leaders.length > 1)) return false;
  game.set({ phase: 'over', result: { winners: leaders, vp } });
  game.tell({ type: 'gameOver', winners: leaders, vp });
  return true;
}
