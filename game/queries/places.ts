/** Which bases are ready and who holds which place at a base (SCORE-1 to 13, SCORE-T1, T2). */
import type { Game } from '../engine/game';
import type { Id, Place, PlayerId } from '../state';

/** Bases whose total power has reached their breakpoint. */
export function readyBases(this: Game): Id[] {
  return this.state.table.filter((base) => this.totalPower(base) >= this.breakpoint(base));
}

/** A player takes part with a minion there or at least 1 power (SCORE-7; house rule DIFF-15). */
export function isEligible(this: Game, player: PlayerId, base: Id): boolean {
  if (this.now.minionsAt.get(base)?.some((id) => this.controllerOf(id) === player)) return true;
  return this.state.options.vpPresence === 'minionOrPower' && this.playerPower(player, base) >= 1;
}

/** The places of all eligible players, in turn order; ties share the best place and use up those below. */
export function placesAt(this: Game, base: Id, powers = this.powersAt(base)): Place[] {
  const ranked = this.order()
    .filter((player) => this.isEligible(player, base))
    .map((player) => ({ player, power: powers[player] ?? 0 }));
  return ranked.map(({ player, power }) => ({
    player,
    power,
    place: 1 + ranked.filter((other) => other.power > power).length,
  }));
}
