/** Playing cards (section 4 of the rules) and the extra plays that cards grant. */
import type { Ability, Effect, Trigger } from '../definitions';
import type { Frame, Game } from '../engine/game';
import type { Index, Source } from '../engine/inPlay';
import type { EventOf, EventType, GameEvent } from '../events';
import type { Id, PlayerId, PlayLimit } from '../state';
import { MOST_PLAYS, playsOf } from '../turn/memory';

interface PlayOptions {
  /** Takes the place of the card's own on-play text. */
  readonly text?: Ability;
  /** The allowance it was played by. */
  readonly using?: string;
}

/**
 * Plays a card: it comes into play or is shown, and its on-play effects resolve (ORDER-1). The rest, ORDER-3 to 5,
 * waits for the end of the effect it was played in.
 */
export function* play(this: Game, card: Id, player: PlayerId, on: Id, options: PlayOptions = {}): Effect<boolean> {
  const def = this.def(card);
  if (def.type === 'base' || playsOf(this.state, player) >= MOST_PLAYS) return false;
  const from = zoneOf(this, card);
  const cause = this.causeFor(card, def.id, player, 'play');
  yield* this.within(cause, (frame) => resolvePlay(this, frame, { card, player, on, from, options }));
  return true;
}

interface Play {
  readonly card: Id;
  readonly player: PlayerId;
  readonly on: Id;
  readonly from: EventOf<'played'>['from'];
  readonly options: PlayOptions;
}

function zoneOf(game: Game, card: Id): Play['from'] {
  const { zone } = game.zoneOf(card);
  return zone === 'discard' || zone === 'hand' ? zone : 'deck';
}

/** The card arrives and its text resolves (ORDER-1). */
function* resolvePlay(game: Game, frame: Frame, { card, player, on, from, options }: Play): Effect {
  const def = game.def(card);
  yield* arrive(game, card, player, on);
  const first = !game.state.played.some((other) => other.player === player && other.type === def.type);
  const event: EventOf<'played'> = {
    type: 'played',
    card,
    def: def.id,
    cardType: def.type === 'minion' ? 'minion' : 'action',
    player,
    owner: game.card(card).owner,
    on,
    base: on === 0 ? 0 : game.baseOf(on),
    from,
    first,
    order: (game.state.played.at(-1)?.order ?? -1) + 1,
    standard: frame.cause.standard,
    since: game.state.clock,
    ...(options.using !== undefined && { using: options.using }),
  };
  const nth = playsOf(game.state, player) + 1;
  game.remember({
    order: event.order,
    nth,
    card,
    since: event.since,
    def: def.id,
    type: event.cardType,
    player,
    on,
    step: game.state.step,
  });
  game.tell(event);
  if (nth === MOST_PLAYS) game.tell({ type: 'playsUsedUp', player, count: nth });
  const read = (): Effect => readText(game, options.text ?? def.onPlay, card, player);
  yield* frame.cause.standard ? game.tellingIfNothing(read) : read();
  const resolved = game.state.clock;
  game.deferred.push(() => afterPlay(game, frame, event, card, resolved));
}

function* readText(game: Game, text: Ability | null, card: Id, player: PlayerId): Effect {
  if (!text || game.cancelled(card, null) || game.isFaulty(game.card(card).def)) return;
  yield* text({ game, you: player, self: card, here: game.baseOf(card), event: null });
}

/** Puts the card where it is played; an action whose minion is shielded from it ends in the discard pile. */
function* arrive(game: Game, card: Id, player: PlayerId, on: Id): Effect {
  const def = game.def(card);
  game.setAside([card]);
  if (def.type === 'minion') return game.enter(card, on, player);
  if (!def.playOn) return;
  if (game.def(on).type === 'minion') {
    const hits = yield* game.affect([on], 'attach');
    if (hits.length === 0) {
      game.takeOut(card);
      return game.putInto(card, 'discard');
    }
    game.noteAffected(game.lastKnown(on), 'attach', { direct: true });
  }
  game.enter(card, on, player);
}

/** ORDER-3 to 5: reactions in play, then off the table, then the action is discarded or goes where it was redirected. */
function* afterPlay(game: Game, frame: Frame, event: GameEvent, card: Id, resolved: number): Effect {
  const events: GameEvent[] = [event];
  const { cause: by, affected: cards, counters } = frame;
  if (cards.length > 0) events.push({ type: 'affected', by, cards, counters });
  const { triggers, windows } = frame.after;
  const seen = game.triggersOf(events, upTo(game, resolved), frame.witnesses);
  yield* game.conclude({ triggers: [...seen, ...triggers], windows: [event, ...windows] });
  if (!game.state.limbo.includes(card)) return;
  const receiver = game.gifts.get(card);
  game.gifts.delete(card);
  if (receiver !== undefined) return yield* game.whole(frame.cause, () => game.give([card], receiver));
  game.takeOut(card);
  game.putInto(card, 'discard');
}

/** What is in play without what came after a card had resolved: that has not seen it played (TERM-ongoing-2). */
function upTo(game: Game, resolved: number): Index {
  const { now } = game;
  if (game.state.clock === resolved) return now;
  const triggers = new Map<EventType, readonly Source<Trigger>[]>();
  for (const type of ['played', 'affected'] as const) {
    const present = now.triggers
      .get(type)
      ?.filter(({ context }) => (game.card(context.self).play?.since ?? 0) <= resolved);
    if (present) triggers.set(type, present);
  }
  return { ...now, triggers };
}

/** Lets a player play one of these cards now, within a limit. Returns the card if one was played. */
export function* playOneOf(
  this: Game,
  player: PlayerId,
  cards: readonly Id[],
  limit: PlayLimit,
  how: PlayOptions & { readonly must?: boolean; readonly shows?: readonly Id[]; readonly prompt?: string } = {},
): Effect<Id | null> {
  const playable = cards.filter((card) => this.hosts(player, card, limit).length > 0);
  const shows = how.shows ?? [];
  const card = yield* this.choose(player, playable, { prompt: how.prompt ?? 'playNow', optional: !how.must, shows });
  if (card === null) return null;
  const on = yield* this.choose(
    player,
    this.hosts(player, card, limit).filter((host) => host !== 0),
    { prompt: 'playOn', params: { card } },
  );
  if (on === null && this.def(card).type !== 'action') return null;
  yield* this.play(card, player, on ?? 0, how);
  return card;
}

/**
 * Grants an extra play. In the player's own Play Cards phase a generic one is kept for later; otherwise it is used at
 * once or lost (TERM-extra-3 to 6). Returns the card if one was played at once.
 */
export function* extra(
  this: Game,
  player: PlayerId,
  type: 'minion' | 'action',
  limit: PlayLimit = {},
  how: { readonly now?: boolean } = {},
): Effect<Id | null> {
  const { state } = this;
  this.tell({ type: 'gainedExtra', player, what: type, source: this.cause.def });
  const keep = state.step === 'playCards' && state.active === player && this.cause.via !== 'special' && !how.now;
  if (keep) {
    const id = state.clock + 1;
    this.set({ clock: id, extras: [...state.extras, { id, type, limit, by: this.cause.def }] });
    return null;
  }
  const cards = this.player(player).hand.filter((id) => this.def(id).type === type);
  return yield* this.playOneOf(player, cards, limit, { prompt: 'playExtra' });
}
