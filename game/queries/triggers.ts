/** Which triggers events set off, and what has become of those that wait for their turn. */
import type { Bond, Trigger } from '../definitions';
import type { Game, Pending } from '../engine/game';
import { type Index, isTakenBack, type Source, withEvent } from '../engine/inPlay';
import type { EventType, GameEvent } from '../events';
import type { Id, PlayerId } from '../state';

/**
 * The triggers that events set off, by how things are now. Witnesses react to what has happened to themselves, even if
 * it made them leave play (TERM-ongoing-4).
 */
export function triggersOf(
  this: Game,
  events: readonly GameEvent[],
  index: Index,
  witnesses: readonly Source<Trigger>[] = [],
): Pending[] {
  const pending: Pending[] = [];
  const consider = (source: Source<Trigger>, event: GameEvent): void => {
    if (source.value.once === 'together' && pending.some((other) => other.source === source)) return;
    if (fires(this, source, event)) pending.push({ source, event });
  };
  const gone = witnesses.filter(({ context }) => !this.inPlay(context.self));
  for (const event of events) {
    for (const source of index.triggers.get(event.type) ?? []) consider(source, event);
    for (const source of gone) if (source.value.on === event.type) consider(source, event);
  }
  return pending;
}

function fires(game: Game, source: Source<Trigger>, event: GameEvent): boolean {
  const { context, value } = source;
  if (game.silenced(source)) return false;
  if (value.once === 'turn' && game.marked(turnKey(source, context.you)) > 0) return false;
  return game.test(source.def, () => value.when?.(withEvent(context, event)) ?? true);
}

/** The mark of a trigger that acts once a turn. */
export function turnKey({ context, part, since }: Source<Trigger>, player: PlayerId): string {
  return `trigger:${context.self}:${since}:${part}:${player}`;
}

const SCORING_MOMENTS: readonly EventType[] = ['beforeScoring', 'whenScoring', 'afterScoring'];

/**
 * What a card in play does at a moment of a scoring depends on where it is when its turn comes: another ability may have
 * moved it by then. One that has left play is as it was (ORDER-10).
 */
export function timely(game: Game, { source, event }: Pending): Source<Trigger> | null {
  const { context, def, part, since, lasting } = source;
  const { play } = game.card(context.self);
  if (!SCORING_MOMENTS.includes(event.type) || lasting || play?.since !== since) return source;
  const now = game.now.triggers
    .get(event.type)
    ?.find((other) => other.context.self === context.self && other.def === def && other.part === part);
  return now && fires(game, now, event) ? now : null;
}

/**
 * Whether a trigger can never do anything any more, because the cards it is bound to have left play (OPEN-36) or because
 * its base was lent it and is lent it no more (OPEN-51).
 */
export function isOver(game: Game, { source, event }: Pending): boolean {
  if (isTakenBack(game, source)) return true;
  const { needs } = source.value;
  return needs?.every((bonds) => bonds.some((bond) => isGone(game, bond, source, event))) ?? false;
}

/** A card that has come back to play is another one. Only of a minion that was played is it known which stay is meant. */
function isGone(game: Game, bond: Bond, { context, since, lasting }: Source<Trigger>, event: GameEvent): boolean {
  if (bond === 'trigger') {
    return event.type === 'played' && event.cardType === 'minion' && game.card(event.card).play?.since !== event.since;
  }
  return context.you >= 0 && !lasting && game.card(context.self).play?.since !== since;
}

/** Whether a player may let a base's ability count for nothing. */
export function mayIgnore(game: Game, base: Id, player: PlayerId): boolean {
  let free = false;
  game.sources(
    'mayIgnore',
    (value, { context }) => value(context, base, player),
    (answer) => {
      free ||= answer;
    },
  );
  return free;
}
