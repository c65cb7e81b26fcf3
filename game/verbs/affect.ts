/**
 * The gate every verb passes before it touches a card in play: copies by other cards, immunity, shields. Choosing an
 * immune card is legal, it just stays unaffected (OPEN-28).
 */
import type { Attempt, Effect, Replacement } from '../definitions';
import type { Frame, Game } from '../engine/game';
import type { Source } from '../engine/inPlay';
import type { LastKnown, Verb } from '../events';
import type { Id } from '../state';

/** A card about to be affected; `direct` if the ability itself designates it. */
export interface Hit {
  readonly id: Id;
  readonly direct: boolean;
}

/** The cards of `ids` (and those that copy the effect) that the running ability can affect with this verb. */
export function* affect(this: Game, ids: readonly Id[], verb: Verb, to?: Id): Effect<Hit[]> {
  this.tick();
  const attempt: Attempt = to === undefined ? { verb, cause: this.cause } : { verb, cause: this.cause, to };
  const aimed = ids.filter((id) => this.inPlay(id)).map((id) => ({ id, direct: true }));
  const frame = this.frame;
  const copies = frame ? yield* copied(this, frame, attempt, aimed.map(({ id }) => id)) : [];
  const result: Hit[] = [];
  for (const hit of [...aimed, ...copies]) {
    if (frame?.shielded.has(hit.id)) continue;
    if (!this.allows(hit.id, attempt)) {
      this.tell({ type: 'prevented', card: hit.id, def: this.card(hit.id).def, verb, source: attempt.cause.def });
      continue;
    }
    if (!(yield* this.replaced('affected', hit.id, attempt))) result.push(hit);
  }
  return result;
}

/** Receivers that other cards add to what a standard action does directly (EX-COPY). */
function* copied(game: Game, frame: Frame, attempt: Attempt, direct: readonly Id[]): Effect<Hit[]> {
  if (!frame.cause.standard || attempt.verb === 'attach' || direct.length === 0) return [];
  const offers: { self: Id; player: number; receivers: readonly Id[] }[] = [];
  game.sources('alsoAffects', (value, { context }) => {
    if (frame.copied.has(context.self)) return;
    const offer = value(context, attempt, direct);
    if (offer && offer.receivers.length > 0) offers.push({ self: context.self, ...offer });
  });
  const result: Hit[] = [];
  for (const { self, player, receivers } of offers) {
    const receiver = yield* game.choose(player, receivers, { prompt: 'copy', params: { card: self, verb: attempt.verb }, optional: true });
    if (receiver === null) continue;
    frame.copied.add(self);
    game.mark(`copied:${self}:${game.card(self).play?.since ?? 0}`);
    result.push({ id: receiver, direct: false });
  }
  return result;
}

/** Offers the replacements of something about to happen to a card; true if one took its place. */
export function* replaced(this: Game, instead: Replacement['instead'], id: Id, attempt: Attempt): Effect<boolean> {
  const done = new Set<string>();
  for (;;) {
    const covering = this.now.replacements.filter(({ context, value, part, def }) => {
      if (value.instead !== instead || done.has(`${context.self}:${part}`) || this.cancelled(context.self, null)) return false;
      return this.test(def, () => value.covers(context, id, attempt));
    });
    const source = covering.length > 1 ? yield* pick(this, covering, id) : covering[0];
    if (!source) return false;
    const { context, value, def, part } = source;
    done.add(`${context.self}:${part}`);
    const you = context.you < 0 ? this.controllerOf(id) : context.you;
    if (value.optional && !(yield* this.confirm(you, 'replace', { card: context.self, saves: id }))) continue;
    const victim = this.frame;
    const covered = value.shields?.(context, id, attempt) ?? [];
    const replaced = yield* this.within({ ...this.causeFor(context.self, def, you), via: 'trigger' }, () => value.run(context, id, attempt));
    if (!replaced) continue;
    victim?.shielded.add(id);
    for (const other of covered) victim?.shielded.add(other);
    this.tell({ type: 'prevented', card: id, def: this.card(id).def, verb: attempt.verb, source: def });
    return true;
  }
}

/** Several replacements at once: the card's controller takes one. */
function* pick(game: Game, covering: readonly Source<Replacement>[], id: Id): Effect<Source<Replacement> | undefined> {
  const options = [...new Set(covering.map(({ context }) => context.self))];
  const chosen = yield* game.choose(game.controllerOf(id), options, { prompt: 'chooseReplacement', params: { saves: id } });
  return covering.find(({ context }) => context.self === chosen);
}

/** Notes that the running ability has affected a card, as it was before. */
export function noteAffected(this: Game, before: LastKnown, verb: Verb, direct: boolean): void {
  const { frame } = this;
  if (!frame) return;
  if (!frame.affected.some(({ card }) => card === before.card)) {
    const witnesses = this.now.triggers.get('affected') ?? [];
    frame.witnesses.push(...witnesses.filter(({ context }) => context.self === before.card));
  }
  frame.affected.push({ ...before, verb, direct });
}
