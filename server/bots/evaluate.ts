/** How good a state is for a player, by what the rules say and nothing that knows a card. */
import type { Catalog } from '../../game/catalog';
import { type Game, gameAt } from '../../game/engine/game';
import type { Id, PlayerId, State } from '../../game/state';

/** What things are worth, in victory points. */
const WORTH = {
  /** Being ahead beyond the points themselves when the game ends. */
  win: 100,
  card: 0.35,
  /** Cards in hand beyond these are worth little: they are discarded or never played. */
  fullHand: 8,
  power: 0.06,
  counter: 0.05,
  action: 0.15,
} as const;

/** The value of a state: what the player has against what the strongest of the others has. */
export function worthOf(catalog: Catalog, state: State, player: PlayerId): number {
  const standings = standingsOf(catalog, state);
  const mine = standings[player] ?? 0;
  const others = standings.filter((_, other) => other !== player);
  const best = Math.max(...others);
  const mean = others.reduce((sum, one) => sum + one, 0) / others.length;
  const { result } = state;
  const won = result ? (result.winners.includes(player) ? WORTH.win : -WORTH.win) : 0;
  return won + mine - 0.75 * best - 0.25 * mean;
}

/** What each player has: points, what the bases promise, cards and forces. */
function standingsOf(catalog: Catalog, state: State): number[] {
  const game = gameAt(catalog, state);
  const worth = state.players.map(({ vp, hand }) => vp + WORTH.card * Math.min(hand.length, WORTH.fullHand));
  const add = (player: PlayerId, amount: number): void => {
    worth[player] = (worth[player] ?? 0) + amount;
  };
  for (const base of state.table) promised(game, base, add);
  for (const id of state.inPlay) {
    const controller = game.controllerOf(id);
    if (game.def(id).type === 'minion')
      add(controller, WORTH.power * game.power(id) + WORTH.counter * (game.card(id).play?.counters ?? 0));
    else add(controller, WORTH.action);
  }
  return worth;
}

/** What a base would pay if it scored now, as far as it is from scoring. */
function promised(game: Game, base: Id, add: (player: PlayerId, amount: number) => void): void {
  const breakpoint = Math.max(1, game.breakpoint(base));
  const progress = Math.min(1, game.totalPower(base) / breakpoint);
  if (progress === 0) return;
  const { vp } = game.def(base);
  const near = progress ** 1.5;
  for (const { player, place, power } of game.placesAt(base)) {
    // A lead that is hard to take away is worth more.
    const share = Math.min(1, power / breakpoint);
    add(player, near * (0.55 + 0.35 * share) * (vp[place - 1] ?? 0));
  }
}
