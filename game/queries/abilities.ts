/** Which statics speak, and which are silenced. */
import type { Attempt, Queries, Query } from '../definitions';
import type { Game } from '../engine/game';
import type { Source } from '../engine/inPlay';
import type { Cause } from '../events';
import type { Id, PlayerId } from '../state';

/**
 * Calls `tell` with each static that answers the query. A static that throws is left out: a broken card must not stop
 * the match.
 */
export function sources<Q extends Query>(
  this: Game,
  query: Q,
  tell: (value: Queries[Q], source: Source<unknown>) => void,
): void {
  const list = this.now.statics.get(query);
  if (!list) return;
  for (const source of list) {
    if (query !== 'cancels' && this.silenced(source)) continue;
    try {
      tell(source.value.value as Queries[Q], source);
    } catch (error) {
      this.faulty(source.def, error);
    }
  }
}

/** Whether a definition's abilities are ignored because one of them failed. */
export function isFaulty(this: Game, def: string): boolean {
  return this.state.faults.length > 0 && this.state.faults.some((fault) => fault.def === def);
}

/** Asks a definition's own test; one that throws says no and is ignored from then on. */
export function test(this: Game, def: string, ask: () => boolean): boolean {
  try {
    return ask();
  } catch (error) {
    this.faulty(def, error);
    return false;
  }
}

/** Remembers that a definition's static failed; it is ignored from the next move on. */
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
  if (!this.now.cancelling) return false;
  const { since = 0 } = this.card(id).play ?? {};
  for (const lasting of this.state.lasting) {
    if (lasting.kind === 'cancel' && lasting.card === id && lasting.since === since) return true;
  }
  let result = false;
  this.sources('cancels', (cancels, { context }) => {
    result ||= cancels(context, id, player);
  });
  return result;
}

/**
 * Whether nothing protects the card from this attempt (immune cards may be chosen but are not affected). A player for whom
 * a base's ability counts for nothing is not bound by what it protects.
 */
export function allows(this: Game, id: Id, attempt: Attempt): boolean {
  if (!this.now.statics.has('immune')) return true;
  const { doer, player } = attempt.cause;
  let result = true;
  this.sources('immune', (immune, { context }) => {
    if (!result || !immune(context, id, attempt)) return;
    result = context.you < 0 && this.cancelled(context.self, doer ?? player);
  });
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
