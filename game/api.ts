/** What authors of factions and bases may use: everything an `abilities.ts` imports comes from here. */
export type {
  Ability,
  Attempt,
  Context,
  Effect,
  Part,
  PlayAttempt,
  Queries,
  Replacement,
  Special,
  Static,
  Trigger,
  TriggerContext,
} from './definitions';
export type { Game } from './engine/game';
export type { Affected, Cause, EventOf, EventType, GameEvent, LastKnown, Verb } from './events';
export type { Id, PlayerId, PlayLimit } from './state';
