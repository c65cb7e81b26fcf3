/** Bases coming and going other than by scoring. */
import type { Effect } from '../definitions';
import type { Game } from '../engine/game';
import { type Id, makeCard } from '../state';

/** The top cards of the base deck; an empty one is made anew from the base discard (SCORE-R6). */
export function topBases(this: Game, count = 1): Id[] {
  const { baseDeck, baseDiscard, options } = this.state;
  if (baseDeck.length === 0 && baseDiscard.length > 0 && options.baseReshuffle) {
    this.set({ baseDeck: this.shuffle(baseDiscard), baseDiscard: [] });
  }
  return this.state.baseDeck.slice(0, count);
}

/** Puts cards of the base deck on top of it, the first one uppermost. */
export function stackBases(this: Game, bases: readonly Id[]): void {
  this.set({ baseDeck: [...bases, ...this.state.baseDeck.filter((id) => !bases.includes(id))] });
}

/** Puts the top base of the base deck onto the table, in a given position or at the end. */
export function* addBase(this: Game, position?: number): Effect<Id | null> {
  const [base] = this.topBases();
  if (base === undefined) return null;
  const { table, baseDeck } = this.state;
  const at = position ?? table.length;
  this.secretsOut = true;
  this.set({ baseDeck: baseDeck.slice(1), table: [...table.slice(0, at), base, ...table.slice(at)] });
  const event = { type: 'baseAdded', base, def: this.card(base).def } as const;
  this.tell(event);
  yield* this.react([event]);
  return base;
}

/** Swaps a base in play for one of the base deck: minions stay, actions on it are discarded (OPEN-30). */
export function* swapBase(this: Game, old: Id, base: Id): Effect {
  yield* this.discardFromPlay(this.attached(old));
  const staying = this.state.inPlay.filter((id) => this.card(id).play?.on === old);
  const { table, baseDeck } = this.state;
  this.set({
    table: table.map((id) => (id === old ? base : id)),
    baseDeck: this.shuffle([...baseDeck.filter((id) => id !== base), old]),
  });
  this.forgetBase(old);
  for (const id of staying) this.setPlay(id, { on: base });
  const event = { type: 'baseSwapped', old, base, def: this.card(base).def } as const;
  this.tell(event);
  yield* this.react([event]);
}

/** Destroys a base without scoring it; what is on it is discarded, and another takes its place unless the card says no (TERM-destroy-3, OPEN-30). */
export function* destroyBase(this: Game, base: Id, how: { readonly replace?: boolean } = {}): Effect {
  yield* this.discardFromPlay(this.state.inPlay.filter((id) => this.baseOf(id) === base));
  const position = this.discardBase(base);
  const event = { type: 'baseDestroyed', base, def: this.card(base).def } as const;
  this.tell(event);
  if (how.replace !== false) yield* this.addBase(position);
  yield* this.react([event]);
}

/** Puts a base from the table onto the base discard. Returns the position it had. */
export function discardBase(this: Game, base: Id): number {
  const { table, baseDiscard } = this.state;
  this.set({ table: table.filter((id) => id !== base), baseDiscard: [...baseDiscard, base] });
  this.forgetBase(base);
  return table.indexOf(base);
}

/** A base that leaves the table loses its counters, what was to last on it, and what was used of it (OPEN-35). */
export function forgetBase(this: Game, base: Id): void {
  const { lasting, marks } = this.state;
  const used = new RegExp(`^(scored|trigger|offer|copied):${base}(:|$)`);
  this.clearTokens(base);
  this.set({
    lasting: lasting.filter((effect) => ('base' in effect ? effect.base : 'card' in effect ? effect.card : 0) !== base),
    marks: marks.filter((key) => !used.test(key)),
  });
}

/** Puts counters of the base's own kind on it (COMP-10). */
export function addTokens(this: Game, base: Id, count = 1): void {
  const { def, owner, tokens = 0 } = this.card(base);
  this.setCard(base, makeCard(def, owner, undefined, tokens + count));
}

export function clearTokens(this: Game, base: Id): void {
  const { def, owner } = this.card(base);
  this.setCard(base, makeCard(def, owner));
}
