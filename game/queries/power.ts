/** Power of minions and of players at bases (SCORE-2, TERM-power). */
import type { Static } from '../definitions';
import type { Game } from '../engine/game';
import type { Source } from '../engine/inPlay';
import type { DefId, Id, PlayerId } from '../state';
import { causeOf } from './abilities';

/** One addend of a power, for showing how it comes about. */
export interface PowerPart {
  readonly from: DefId | 'printed' | 'counters';
  readonly amount: number;
}

/** Current power of a card in play, printed power elsewhere; never below 0 (CONFLICT-2, CONFLICT-15). */
export function power(this: Game, id: Id): number {
  const cached = this.cachedPower(id);
  if (cached !== undefined) return cached;
  const { play } = this.card(id);
  const def = this.def(id);
  const minion = def.type === 'minion';
  const printed = minion ? def.value : 0;
  // A power that depends on itself is the printed one.
  if (!play || this.computing.includes(id)) return printed;
  this.computing.push(id);
  let total = printed + (minion ? play.counters : 0);
  for (const source of this.now.statics.get('power') ?? NONE) total += given(this, source, id);
  for (const lasting of this.state.lasting) {
    if (lasting.kind === 'power' && lasting.card === id && lasting.since === play.since) total += lasting.amount;
  }
  this.computing.pop();
  const result = Math.max(0, total);
  // A value found while another is being computed may rest on a half-known one.
  if (this.computing.length === 0) this.cachePower(id, result);
  return result;
}

const NONE: readonly never[] = [];

/** What a static adds to a card's power. */
function given(game: Game, source: Source<Static>, id: Id): number {
  const { value, context } = source;
  if (value.query !== 'power' || game.silenced(source)) return 0;
  try {
    const amount = value.value(context, id);
    return amount !== 0 && reaches(game, source, id) ? amount : 0;
  } catch (error) {
    game.faulty(source.def, error);
    return 0;
  }
}

/** A base's ability reaches those for whom it counts; a card's reaches what is not immune to it. */
function reaches(game: Game, source: Source<unknown>, id: Id): boolean {
  const { you, self } = source.context;
  if (you < 0 && game.cancelled(self, game.controllerOf(id))) return false;
  return game.allows(id, { verb: 'power', cause: causeOf(game, source) });
}

/** The addends of a minion's power. */
export function powerParts(this: Game, id: Id): PowerPart[] {
  const { play } = this.card(id);
  const def = this.def(id);
  const parts: PowerPart[] = [];
  if (def.type === 'minion') parts.push({ from: 'printed', amount: def.value });
  if (!play) return parts;
  if (def.type === 'minion' && play.counters > 0) parts.push({ from: 'counters', amount: play.counters });
  for (const source of this.now.statics.get('power') ?? NONE) {
    const amount = given(this, source, id);
    if (amount !== 0) parts.push({ from: source.def, amount });
  }
  for (const lasting of this.state.lasting) {
    if (lasting.kind === 'power' && lasting.card === id && lasting.since === play.since)
      parts.push({ from: lasting.by, amount: lasting.amount });
  }
  return parts;
}

/** A player's power at a base: their minions and whatever other cards give them there (SCORE-2). */
export function playerPower(this: Game, player: PlayerId, base: Id): number {
  let total = 0;
  for (const id of this.now.minionsAt.get(base) ?? NONE) {
    if (this.controllerOf(id) === player) total += this.power(id);
  }
  if (this.now.actionsHavePower) {
    for (const id of this.now.actions) {
      if (this.card(id).play?.controller === player && this.baseOf(id) === base) total += this.power(id);
    }
  }
  this.sources('playerPower', (value, { context }) => {
    total += value(context, player, base);
  });
  for (const lasting of this.state.lasting) {
    if (lasting.kind === 'playerPower' && lasting.base === base && lasting.player === player) total += lasting.amount;
  }
  return Math.max(0, total);
}

/** Each player's power at a base. */
export function powersAt(this: Game, base: Id): number[] {
  return this.state.players.map((_, player) => this.playerPower(player, base));
}

/** Total power at a base. */
export function totalPower(this: Game, base: Id): number {
  return this.powersAt(base).reduce((sum, one) => sum + one, 0);
}
