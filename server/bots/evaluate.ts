/** How good a state is for a player, by what the rules say and nothing that knows a card. */
import type { Catalog } from '../../game/catalog';
import type { Game } from '../../game/engine/game';
import { look } from '../../game/engine/look';
import type { Id, Place, PlayerId, State } from '../../game/state';

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
  const { result } = state;
  const won = result ? (result.winners.includes(player) ? WORTH.win : -WORTH.win) : 0;
  return won + leadOf(look(catalog, state, standingsOf), player);
}

/** The value when a rival's turn begins: what is left of it once their strongest minion has gone where it does most. */
export function prospectOf(catalog: Catalog, state: State, player: PlayerId): number {
  const worth = worthOf(catalog, state, player);
  const { active: rival } = state;
  if (state.phase !== 'play' || rival === player) return worth;
  return worth + look(catalog, state, (game) => changeBy(game, rival, player));
}

/** What the rival's best play changes for the player. */
function changeBy(game: Game, rival: PlayerId, player: PlayerId): number {
  const power = strongestInHand(game, rival);
  let most = 0;
  let change = 0;
  for (const base of power > 0 ? game.state.table : []) {
    const before = promised(game, base);
    const after = promised(game, base, { player: rival, power });
    const changes = after.map((amount, one) => amount - (before[one] ?? 0));
    const gain = leadOf(changes, rival);
    if (gain <= most) continue;
    most = gain;
    change = leadOf(changes, player);
  }
  return change;
}

/** How far a player is ahead of the others, above all of the first of them. */
function leadOf(standings: readonly number[], player: PlayerId): number {
  const mine = standings[player] ?? 0;
  const others = standings.filter((_, other) => other !== player);
  const best = Math.max(...others);
  const mean = others.reduce((sum, one) => sum + one, 0) / others.length;
  return mine - 0.75 * best - 0.25 * mean;
}

/** What each player has: points, what the bases promise, cards and forces. */
function standingsOf(game: Game): number[] {
  const { state } = game;
  const worth = state.players.map(({ vp, hand }) => vp + WORTH.card * Math.min(hand.length, WORTH.fullHand));
  const add = (player: PlayerId, amount: number): void => {
    worth[player] = (worth[player] ?? 0) + amount;
  };
  for (const base of state.table) for (const [player, amount] of promised(game, base).entries()) add(player, amount);
  for (const id of state.inPlay) {
    const controller = game.controllerOf(id);
    if (game.def(id).type === 'minion')
      add(controller, WORTH.power * game.power(id) + WORTH.counter * (game.card(id).play?.counters ?? 0));
    else add(controller, WORTH.action);
  }
  return worth;
}

/** Power that a player may bring to a base. */
interface Reinforcement {
  readonly player: PlayerId;
  readonly power: number;
}

/** What a base would pay each player if it scored now, as far as it is from scoring; all of it if it scores by what comes. */
function promised(game: Game, base: Id, coming?: Reinforcement): number[] {
  const promise = game.state.players.map(() => 0);
  const breakpoint = Math.max(1, game.breakpoint(base));
  const progress = Math.min(1, (game.totalPower(base) + (coming?.power ?? 0)) / breakpoint);
  if (progress === 0) return promise;
  const { vp } = game.def(base);
  const near = progress ** 1.5;
  for (const { player, place, power } of coming ? placesWith(game, base, coming) : game.placesAt(base)) {
    // A lead that is hard to take away is worth more.
    const share = Math.min(1, power / breakpoint);
    const likely = coming && progress === 1 ? 1 : near * (0.55 + 0.35 * share);
    promise[player] = likely * (vp[place - 1] ?? 0);
  }
  return promise;
}

function placesWith(game: Game, base: Id, { player, power }: Reinforcement): Place[] {
  const others = game.placesAt(base).filter((one) => one.player !== player);
  const there = [...others, { player, power: game.playerPower(player, base) + power }];
  return there.map((one) => ({ ...one, place: 1 + there.filter((other) => other.power > one.power).length }));
}

function strongestInHand(game: Game, player: PlayerId): number {
  const minions = game.player(player).hand.filter((id) => game.def(id).type === 'minion');
  return Math.max(0, ...minions.map((id) => game.def(id).value));
}
