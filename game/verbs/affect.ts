/**
 * The gate every verb passes before it touches a card in play: copies by other cards, immunity, shields. Choosing an
 * immune card is legal, it just stays unaffected (OPEN-28).
 */
import type { Attempt, Effect, Replacement } from '../definitions';
import type { Frame, Game } from '../engine/game';
import type { Source } from '../engine/inPlay';
import type { LastKnown, Reach, Verb } from '../events';
import type { Id, PlayerId } from '../state';

/** A card about to be affected; `direct` if the ability itself designates it, else reached through a copy. */
export interface Hit extends Reach {
  readonly id: Id;
}

/** Copies of these are possible: what is taken from one card and given to another cannot be had twice. */
const COPIED: readonly Verb[] = [
  'destroy',
  'return',
  'move',
  'place',
  'shuffle',
  'power',
  'counters',
  'control',
  'bestow',
  'cancel',
];

/**
 * The cards of `ids` (and those that copy the effect) that the running ability can affect with this verb. Where it could
 * do nothing to a card (`can` says no), it does not try, and nothing is spent on stopping it.
 */
export function* affect(
  this: Game,
  ids: readonly Id[],
  verb: Verb,
  to?: Id,
  can: (id: Id) => boolean = () => true,
): Effect<Hit[]> {
  this.tick();
  const attempt: Attempt = to === undefined ? { verb, cause: this.cause } : { verb, cause: this.cause, to };
  const aimed = ids.filter((id) => this.inPlay(id) && can(id));
  const frame = this.frame;
  const hits = yield* reached(
    this,
    attempt,
    aimed.map((id) => ({ id, direct: true })),
  );
  if (!frame) return hits;
  const copies = yield* copied(this, frame, attempt, aimed, hits);
  return [
    ...hits,
    ...(yield* reached(
      this,
      attempt,
      copies.filter(({ id }) => can(id)),
    )),
  ];
}

/** Those that nothing keeps the running ability from affecting. */
function* reached(game: Game, attempt: Attempt, hits: readonly Hit[]): Effect<Hit[]> {
  const result: Hit[] = [];
  const { frame } = game;
  for (const hit of hits) {
    if (frame?.shielded.includes(hit.id)) continue;
    if (!game.allows(hit.id, attempt)) {
      const { verb, cause } = attempt;
      game.tell({ type: 'prevented', card: hit.id, def: game.card(hit.id).def, verb, source: cause.def });
      continue;
    }
    if (!(yield* game.replaced('affected', hit.id, attempt))) result.push(hit);
  }
  return result;
}

/**
 * Receivers that other cards add to what a standard action does directly (EX-COPY). This is asked while the action is
 * being played, for each of its parts; every source copies one part at most. What an action set going for later is no
 * longer being played, and what reached a minion through a copy is not direct, so neither is copied; nor is what a minion
 * was shielded from (TERM-affect-8).
 */
function* copied(
  game: Game,
  frame: Frame,
  attempt: Attempt,
  aimed: readonly Id[],
  hits: readonly Hit[],
): Effect<Hit[]> {
  const { cause } = frame;
  if (!cause.standard || cause.via !== 'play' || !COPIED.includes(attempt.verb) || !game.now.statics.has('alsoAffects'))
    return [];
  const direct = hits.map(({ id }) => id).filter((id) => game.def(id).type === 'minion');
  if (direct.length === 0) return [];
  const taken = new Set([...aimed, ...frame.affected.filter((other) => other.direct).map(({ card }) => card)]);
  const offers: { self: Id; key: string; player: PlayerId; receivers: readonly Id[]; once?: 'turn' }[] = [];
  game.sources(
    'alsoAffects',
    (value, { context }) => (frame.copied.includes(context.self) ? null : value(context, attempt, direct)),
    (offer, { context }) => {
      if (!offer) return;
      const { self, you } = context;
      const key = `copied:${self}:${game.card(self).play?.since ?? 0}:${you < 0 ? offer.player : ''}`;
      const receivers = offer.once && game.marked(key) > 0 ? [] : offer.receivers.filter((id) => !taken.has(id));
      if (receivers.length > 0) offers.push({ ...offer, self, key, receivers });
    },
  );
  const result: Hit[] = [];
  for (const { self, key, player, receivers, once } of offers) {
    const params = { card: self, verb: attempt.verb, ...(attempt.to !== undefined && { to: attempt.to }) };
    const receiver = yield* game.choose(player, receivers, { prompt: 'copy', params, optional: true });
    if (receiver === null) continue;
    frame.copied.push(self);
    if (once) game.mark(key);
    result.push({ id: receiver, direct: false, copiedBy: player });
  }
  return result;
}

/** Offers the replacements of something about to happen to a card; true if one took its place. */
export function* replaced(this: Game, instead: Replacement['instead'], id: Id, attempt: Attempt): Effect<boolean> {
  const done = new Set<string>();
  for (;;) {
    const covering = this.now.replacements.filter((source) => {
      const { context, value, part, def } = source;
      if (value.instead !== instead || done.has(`${context.self}:${def}:${part}`) || this.silenced(source))
        return false;
      return this.test(def, () => value.covers(context, id, attempt));
    });
    const source = covering.length > 1 ? yield* pick(this, covering, id) : covering[0];
    if (!source) return false;
    const { context, value, def, part } = source;
    done.add(`${context.self}:${def}:${part}`);
    const you = context.you < 0 ? this.controllerOf(id) : context.you;
    if (value.optional && !(yield* this.confirm(you, 'replace', { card: context.self, saves: id }))) continue;
    const victim = this.frame;
    let covered: readonly Id[] = [];
    const replaced = yield* this.whole(this.causeFor(context.self, def, you, 'trigger'), () => {
      covered = value.shields?.(context, id, attempt) ?? [];
      return value.run(context, id, attempt);
    });
    if (!replaced) continue;
    if (instead === 'affected') victim?.shielded.push(id, ...covered);
    this.tell({ type: 'prevented', card: id, def: this.card(id).def, verb: attempt.verb, source: def });
    return true;
  }
}

/** Several replacements at once: the card's controller takes one. */
function* pick(game: Game, covering: readonly Source<Replacement>[], id: Id): Effect<Source<Replacement> | undefined> {
  const options = [...new Set(covering.map(({ context }) => context.self))];
  const chosen = yield* game.choose(game.controllerOf(id), options, {
    prompt: 'chooseReplacement',
    params: { saves: id },
  });
  return covering.find(({ context }) => context.self === chosen);
}

/** Notes that the running ability has affected a card, as it was before. */
export function noteAffected(this: Game, before: LastKnown, verb: Verb, { direct, copiedBy }: Reach): void {
  const { frame } = this;
  if (!frame) return;
  if (!frame.affected.some(({ card }) => card === before.card)) {
    const witnesses = this.now.triggers.get('affected') ?? [];
    frame.witnesses.push(...witnesses.filter(({ context }) => context.self === before.card));
  }
  const { card, def, cardType, owner, controller, base, on, power, counters, names } = before;
  const affected = { card, def, cardType, owner, controller, base, on, power, counters, names, verb, direct };
  frame.affected.push(copiedBy === undefined ? affected : { ...affected, copiedBy });
}
