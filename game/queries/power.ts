/** Power of minions and of players at bases (SCORE-2, TERM-power). */
import type { Queries, Static } from '../definitions';
import { type Bonus, KIND } from '../engine/derived';
import type { Game } from '../engine/game';
import type { Source } from '../engine/inPlay';
import type { DefId, Id, PlayerId } from '../state';
import { causeOf, consult, isBare, NOTHING } from './abilities';

/** One addend of a power, for showing how it comes about. */
export interface PowerPart {
  readonly from: DefId | 'printed' | 'counters';
  readonly amount: number;
}

/** Current power of a card in play, printed power elsewhere; never below 0 (CONFLICT-2, CONFLICT-15). */
export function power(this: Game, id: Id): number {
  if (isBare(this, KIND.power)) return this.printedPower(id);
  const { derived } = this;
  const known = derived.powers.get(id);
  if (known !== undefined) return known;
  const { play } = this.card(id);
  if (!play) return this.printedPower(id);
  let total = this.printedPower(id) + (this.def(id).type === 'minion' ? play.counters : 0);
  let bonuses: Bonus[] | null = null;
  for (const source of this.now.statics.get('power') ?? NONE) {
    const amount = given(this, source, id);
    if (amount === 0) continue;
    total += amount;
    bonuses ??= [];
    bonuses.push({ from: source.def, amount });
  }
  for (const lasting of this.state.lasting) {
    if (lasting.kind === 'power' && lasting.card === id && lasting.since === play.since) total += lasting.amount;
  }
  if (bonuses) {
    derived.bonuses ??= new Map();
    derived.bonuses.set(id, bonuses);
  }
  const result = Math.max(0, total);
  derived.powers.set(id, result);
  return result;
}

const NONE: readonly never[] = [];

const askPower = (value: Queries['power'], { context }: Source<Static>, id: Id): number => value(context, id);

/** What a static adds to a card's power. */
function given(game: Game, source: Source<Static>, id: Id): number {
  if (game.silenced(source)) return 0;
  const amount = consult(game, source, KIND.power, askPower, id);
  return amount !== NOTHING && amount !== 0 && reaches(game, source, id) ? amount : 0;
}

/** A base's ability reaches those for whom it counts; a card's reaches what is not immune to it. */
function reaches(game: Game, source: Source<unknown>, id: Id): boolean {
  const { you, self } = source.context;
  if (you < 0 && game.cancelled(self, game.controllerOf(id))) return false;
  return !game.now.statics.has('immune') || game.allows(id, { verb: 'power', cause: causeOf(game, source) });
}

/** The addends of a minion's power. */
export function powerParts(this: Game, id: Id): PowerPart[] {
  const { play } = this.card(id);
  const def = this.def(id);
  const parts: PowerPart[] = [];
  if (def.type === 'minion') parts.push({ from: 'printed', amount: def.value });
  if (!play) return parts;
  if (def.type === 'minion' && play.counters > 0) parts.push({ from: 'counters', amount: play.counters });
  this.power(id);
  parts.push(...(this.derived.bonuses?.get(id) ?? NONE));
  for (const lasting of this.state.lasting) {
    if (lasting.kind === 'power' && lasting.card === id && lasting.since === play.since)
      parts.push({ from: lasting.by, amount: lasting.amount });
  }
  return parts;
}

/** A player's power at a base: their minions and whatever other cards give them there (SCORE-2). */
export function playerPower(this: Game, player: PlayerId, base: Id): number {
  return this.powersAt(base)[player] ?? 0;
}

/** Each player's power at a base. */
export function powersAt(this: Game, base: Id): readonly number[] {
  const { derived } = this;
  const bare = isBare(this, KIND.power);
  const known = bare ? undefined : derived.playerPowers?.get(base);
  if (known) return known;
  const totals = this.state.players.map(() => 0);
  if (bare) return totals;
  const add = (player: PlayerId, plus: number): void => {
    totals[player] = (totals[player] ?? 0) + plus;
  };
  for (const id of this.now.minionsAt.get(base) ?? NONE) add(this.controllerOf(id), this.power(id));
  if (this.now.actionsHavePower) {
    for (const id of this.now.actions) if (this.baseOf(id) === base) add(this.controllerOf(id), this.power(id));
  }
  if (this.now.statics.has('playerPower')) {
    for (const player of totals.keys()) {
      this.sources(
        'playerPower',
        (value, { context }) => value(context, player, base),
        (plus) => add(player, plus),
      );
    }
  }
  for (const lasting of this.state.lasting) {
    if (lasting.kind === 'playerPower' && lasting.base === base) add(lasting.player, lasting.amount);
  }
  for (const [player, total] of totals.entries()) if (total < 0) totals[player] = 0;
  derived.playerPowers ??= new Map();
  derived.playerPowers.set(base, totals);
  return totals;
}

/** Total power at a base. */
export function totalPower(this: Game, base: Id): number {
  return this.powersAt(base).reduce((sum, one) => sum + one, 0);
}
