/** Which ongoing abilities speak, and which are silenced. How they see one another is said in `engine/derived`. */
import type { Attempt, Queries, Query, Static } from '../definitions';
import { askingModes, BARE, FULL, KIND, type Kind, kindOf, modeOf, pairOf } from '../engine/derived';
import type { Game } from '../engine/game';
import type { Source } from '../engine/inPlay';
import { TooMuch } from '../engine/work';
import type { Cause, Verb } from '../events';
import type { Id, PlayerId } from '../state';

/**
 * Asks each static that answers the query and tells `take` what it says. A static that throws is left out: a broken card
 * must not stop the match. `only` picks some of the statics.
 */
export function sources<Q extends Query, A>(
  this: Game,
  query: Q,
  ask: (value: Queries[Q], source: Source<Static>) => A,
  take: (answer: A, source: Source<Static>) => void,
  only?: (source: Source<Static>) => boolean,
): void {
  const list = this.now.statics.get(query);
  if (!list && this.modes === FULL) return;
  const kind = kindOf(query);
  if (isBare(this, kind) || !list) return;
  for (const source of list) {
    if (only && !only(source)) continue;
    if (query !== 'cancels' && this.silenced(source)) continue;
    const answer = consult(this, source, kind, ask as (value: never, source: Source<Static>) => A, 0);
    if (answer !== NOTHING) take(answer, source);
  }
}

/** Whether no ongoing ability is asked for values of this kind now; whoever asks for one takes note of it. */
export function isBare(game: Game, kind: Kind): boolean {
  if (game.modes === FULL || modeOf(game.modes, kind) !== BARE) return false;
  game.askedBare = true;
  return true;
}

/** A static that counts for nothing has said this. */
export const NOTHING: unique symbol = Symbol('nothing');

/** What a static says (of a card), asked in the modes that the rule of `engine/derived` gives it. */
export function consult<A>(
  game: Game,
  source: Source<Static>,
  kind: Kind,
  ask: (value: never, source: Source<Static>, about: Id) => A,
  about: Id,
): A | typeof NOTHING {
  const { modes, askedBare, asking } = game;
  game.modes = askingModes(modes, kind);
  game.askedBare = false;
  game.asking = source.def;
  try {
    game.work.spend(1);
    const answer = ask(source.value.value as never, source, about);
    return game.askedBare && modeOf(modes, kind) !== FULL ? NOTHING : answer;
  } catch (error) {
    if (error instanceof TooMuch) throw error;
    game.faulty(source.def, error);
    return NOTHING;
  } finally {
    game.modes = modes;
    game.askedBare = askedBare;
    game.asking = asking;
  }
}

/** Whether a definition's abilities are ignored because one of them failed. */
export function isFaulty(this: Game, def: string): boolean {
  return this.state.faults.length > 0 && this.state.faults.some((fault) => fault.def === def);
}

/** Asks a definition's own test; one that throws says no and is ignored from then on. */
export function test(this: Game, def: string, ask: () => boolean): boolean {
  const { asking } = this;
  this.asking = def;
  try {
    this.work.spend(1);
    return ask();
  } catch (error) {
    if (error instanceof TooMuch) throw error;
    this.faulty(def, error);
    return false;
  } finally {
    this.asking = asking;
  }
}

/** Remembers that a definition's static failed; it is ignored from now on. */
export function faulty(this: Game, def: string, error: unknown): void {
  if (this.isFaulty(def)) return;
  const message = error instanceof Error ? error.message : String(error);
  this.set({ faults: [...this.state.faults, { def, message }] });
  this.log.push({ type: 'abilityFailed', def, message });
}

/** Whether an ability in play counts for nothing. What lasts on a card is not that card's own. */
export function silenced(this: Game, { context, lasting }: Source<unknown>): boolean {
  return !lasting && this.cancelled(context.self, null);
}

/** Whether the abilities of a card or base count for nothing: for everyone, or for one player. */
export function cancelled(this: Game, id: Id, player: PlayerId | null): boolean {
  if (!this.now.cancelling || isBare(this, KIND.cancelled)) return false;
  const { derived } = this;
  derived.cancelled ??= new Map();
  const key = pairOf(id, player === null ? 0 : player + 2);
  const known = derived.cancelled.get(key);
  if (known !== undefined) return known;
  const { since = 0 } = this.card(id).play ?? {};
  let result = this.state.lasting.some(
    (lasting) => lasting.kind === 'cancel' && lasting.card === id && lasting.since === since,
  );
  if (!result) {
    this.sources(
      'cancels',
      (cancels, { context }) => cancels(context, id, player),
      (answer) => {
        result ||= answer;
      },
    );
  }
  derived.cancelled.set(key, result);
  return result;
}

const VERBS: readonly Verb[] = [
  'destroy',
  'return',
  'move',
  'place',
  'shuffle',
  'power',
  'counters',
  'control',
  'attach',
  'transfer',
  'cancel',
  'bestow',
];
const TYPES: readonly Cause['type'][] = ['minion', 'action', 'base', 'rules'];

/**
 * Whether nothing protects the card from this attempt (immune cards may be chosen but are not affected). A player for whom
 * a base's ability counts for nothing is not bound by what it protects.
 */
export function allows(this: Game, id: Id, attempt: Attempt): boolean {
  const list = this.now.statics.get('immune');
  if (!list || isBare(this, KIND.immune)) return true;
  if (list.length <= FEW) return !protects(this, id, attempt);
  return !(isImmune(this, id, attempt) || (list.some(isParticular) && protects(this, id, attempt, isParticular)));
}

/** So few statics are asked as quickly as it is looked up what they have said. */
export const FEW = 6;

export const isBroad = ({ value }: Source<Static>): boolean => value.broad === true;
export const isParticular = ({ value }: Source<Static>): boolean => value.broad !== true;

/** Whether the broad statics protect the card: they say the same of all attempts that are alike. */
function isImmune(game: Game, id: Id, attempt: Attempt): boolean {
  const { verb, cause } = attempt;
  const { doer, player, type } = cause;
  const { derived } = game;
  derived.immune ??= new Map();
  const alike = ((VERBS.indexOf(verb) * 4 + TYPES.indexOf(type)) * 8 + player + 1) * 8 + (doer ?? player) + 1;
  const known = derived.immune.get(pairOf(id, alike));
  if (known !== undefined) return known;
  const result = protects(game, id, attempt, isBroad);
  derived.immune.set(pairOf(id, alike), result);
  return result;
}

function protects(game: Game, id: Id, attempt: Attempt, only?: (source: Source<Static>) => boolean): boolean {
  const { doer, player } = attempt.cause;
  let result = false;
  game.sources(
    'immune',
    (immune, { context }) => !result && immune(context, id, attempt),
    (answer, { context }) => {
      if (answer) result = !(context.you < 0 && game.cancelled(context.self, doer ?? player));
    },
    only,
  );
  return result;
}

/** The cause that a static stands for. */
export function causeOf(game: Game, source: Source<unknown>): Cause {
  const { type, playOn } = game.catalog.definition(source.def);
  return {
    source: source.context.self,
    def: source.def,
    player: source.context.you,
    type,
    via: 'rules',
    standard: type === 'action' && playOn === null,
  };
}
