/** Each event of a match as a sentence, or none where another event says it already. */
import type { EventType, GameEvent } from '../../../game/events';
import type { DefId, Id, PlayerId } from '../../../game/state';
import { type Saying, saying, type Topic } from './saying';

/** What one event comes to in the log. */
export interface Fact {
  readonly type: EventType;
  readonly saying: Saying;
  /** It begins something; what follows from it is told with it. */
  readonly head?: true;
  /** The card that brought it about, if one did; '' for the rules. */
  readonly by?: DefId;
  /** Facts of one kind that follow each other are told in one breath: the topics of this parameter are listed. */
  readonly merge?: 'cards' | 'players';
  readonly player?: PlayerId;
}

/** Events that say nothing a player has not read from another one. */
export const SILENT: ReadonlySet<EventType> = new Set([
  'affected',
  'leftPlay',
  'playCardsBegan',
  'turnEnding',
  'turnBegan',
  'afterScoring',
] satisfies EventType[]);

type Told = { readonly [T in EventType]?: (event: Extract<GameEvent, { type: T }>, defOf: DefOf) => Fact | null };

/** The definition of a card by its id, as far as it was ever seen. */
export type DefOf = (id: Id) => DefId;

const who = (player: PlayerId): Topic => ({ player });
const one = (def: DefId): Topic => ({ list: [{ card: def }] });
const changed = (by: number): number => Math.abs(by);

const TOLD: Told = {
  played: ({ type, player, def, on, from }, defOf) => {
    const topics = { player: who(player), card: { card: def }, on: { card: defOf(on) } };
    const key = on === 0 ? 'story.played' : from === 'hand' ? 'story.playedOn' : (`story.playedFrom.${from}` as const);
    return { type, head: true, by: def, player, saying: saying(key, topics) };
  },
  used: ({ type, player, def, via }) => ({
    type,
    head: true,
    by: def,
    player,
    saying: saying(`story.used.${via}`, { player: who(player), card: { card: def } }),
  }),
  destroyed: ({ type, def, cause }) => ({ type, by: cause.def, merge: 'cards', saying: cards('story.destroyed', def) }),
  discardedFromPlay: ({ type, def }) => ({ type, merge: 'cards', saying: cards('story.discardedFromPlay', def) }),
  returned: ({ type, def, cause }) => ({ type, by: cause.def, merge: 'cards', saying: cards('story.returned', def) }),
  putInDeck: ({ type, def, where, cause }) => ({
    type,
    by: cause.def,
    merge: 'cards',
    saying: cards(`story.putInDeck.${where}`, def),
  }),
  moved: ({ type, def, to, cause }, defOf) => ({
    type,
    by: cause.def,
    merge: 'cards',
    saying: cards('story.moved', def, { to: { card: defOf(to) } }),
  }),
  transferred: ({ type, def, to }, defOf) => ({
    type,
    saying: saying('story.transferred', { card: { card: def }, to: { card: defOf(to) } }),
  }),
  countersChanged: ({ type, def, by }) => ({
    type,
    merge: 'cards',
    saying: cards(by > 0 ? 'story.countersUp' : 'story.countersDown', def, { amount: changed(by) }),
  }),
  powerChanged: ({ type, def, by, source }) => ({
    type,
    by: source,
    merge: 'cards',
    saying: cards(by > 0 ? 'story.powerUp' : 'story.powerDown', def, { amount: changed(by) }),
  }),
  breakpointChanged: ({ type, base, by, source }, defOf) => ({
    type,
    by: source,
    saying: saying(by > 0 ? 'story.breakpointUp' : 'story.breakpointDown', {
      base: { card: defOf(base) },
      amount: changed(by),
    }),
  }),
  controlChanged: ({ type, def, player }) => ({
    type,
    merge: 'cards',
    saying: cards('story.controlChanged', def, { player: who(player) }),
  }),
  prevented: ({ type, def, source }) => ({
    type,
    merge: 'cards',
    saying:
      source === def ? cards('story.preventedSelf', def) : cards('story.prevented', def, { source: { card: source } }),
  }),
  cancelled: ({ type, def, source }) => ({ type, by: source, merge: 'cards', saying: cards('story.cancelled', def) }),
  discarded: ({ type, def, player, from }) => ({
    type,
    merge: 'cards',
    saying: cards(`story.discarded.${from}`, def, { player: who(player) }),
  }),
  drew: ({ type, player, count }) =>
    count > 0 ? { type, player, saying: saying('story.drew', { player: who(player), count }) } : null,
  tookFromDiscard: ({ type, player, def, to }) => ({
    type,
    merge: 'cards',
    saying: cards(`story.tookFromDiscard.${to}`, def, { player: who(player) }),
  }),
  putBack: ({ type, player, count, to }) =>
    count > 0 ? { type, saying: saying(`story.putBack.${to}`, { player: who(player), count }) } : null,
  given: ({ type, player, to, count }) => ({
    type,
    saying: saying('story.given', { player: who(player), to: who(to), count }),
  }),
  revealed: ({ type, player, cards: shown, from }) =>
    shown.length > 0
      ? {
          type,
          saying: saying(`story.revealed.${from}`, {
            player: who(player),
            cards: { list: shown.map(({ def }) => ({ card: def })) },
          }),
        }
      : null,
  looked: ({ type, player, at, of, count }) => ({
    type,
    saying: saying(`story.looked.${at}`, { player: who(player), of: who(of), count }),
  }),
  shuffled: ({ type, player }) => ({ type, merge: 'players', saying: players('story.shuffled', player) }),
  gainedVp: ({ type, player, amount, source }) => ({
    type,
    by: source,
    player,
    saying: saying(amount > 0 ? 'story.gainedVp' : 'story.lostVp', { player: who(player), amount: changed(amount) }),
  }),
  gainedExtra: ({ type, player, what, source }) => ({
    type,
    by: source,
    saying: saying(`story.gainedExtra.${what}`, { player: who(player) }),
  }),
  playsUsedUp: ({ type, player, count }) => ({
    type,
    head: true,
    player,
    saying: saying('story.playsUsedUp', { player: who(player), count }),
  }),
  named: ({ type, card, faction }, defOf) => ({
    type,
    saying: saying('story.named', { card: { card: defOf(card) }, faction: { faction } }),
  }),
  nothingHappened: ({ type, source }) => ({
    type,
    by: source,
    saying: saying('story.nothingHappened', { card: { card: source } }),
  }),
  abilityFailed: ({ type, def }) => ({
    type,
    head: true,
    saying: saying('story.abilityFailed', { card: { card: def } }),
  }),
  rolledBack: ({ type, player, reason }) => ({
    type,
    head: true,
    player,
    saying: saying(`story.rolledBack.${reason}`, { player: who(player) }),
  }),
  beforeScoring: ({ type, def }) => ({
    type,
    head: true,
    by: def,
    saying: saying('story.beforeScoring', { base: { card: def } }),
  }),
  passed: ({ type, player }) => ({ type, merge: 'players', saying: players('story.passed', player) }),
  whenScoring: ({ type, def }) => ({
    type,
    head: true,
    by: '',
    saying: saying('story.whenScoring', { base: { card: def } }),
  }),
  baseReplaced: ({ type, old, def }, defOf) => ({
    type,
    head: true,
    saying: saying('story.baseReplaced', { base: { card: def }, old: { card: defOf(old) } }),
  }),
  baseAdded: ({ type, def }) => ({ type, saying: saying('story.baseAdded', { base: { card: def } }) }),
  baseSwapped: ({ type, old, def }, defOf) => ({
    type,
    saying: saying('story.baseSwapped', { base: { card: def }, old: { card: defOf(old) } }),
  }),
  baseDestroyed: ({ type, def }) => ({ type, saying: saying('story.baseDestroyed', { base: { card: def } }) }),
  pickedFaction: ({ type, player, faction }) => ({
    type,
    head: true,
    player,
    saying: saying('story.pickedFaction', { player: who(player), faction: { faction } }),
  }),
  dealt: ({ type, first }) => ({ type, head: true, saying: saying('story.dealt', { player: who(first) }) }),
  mulligan: ({ type, player, shown }) => ({
    type,
    head: true,
    player,
    saying: saying('story.mulligan', { player: who(player), cards: { list: shown.map((def) => ({ card: def })) } }),
  }),
  gameOver: ({ type, winners }) => ({
    type,
    head: true,
    saying: saying('story.gameOver', { players: { list: winners.map(who) }, count: winners.length }),
  }),
};

function cards(key: Saying['key'], def: DefId, more: Readonly<Record<string, Topic>> = {}): Saying {
  return saying(key, { cards: one(def), count: 1, ...more });
}

function players(key: Saying['key'], player: PlayerId): Saying {
  return saying(key, { players: { list: [who(player)] }, count: 1 });
}

/** The sentence of an event; null if there is none. */
export function factOf(event: GameEvent, defOf: DefOf): Fact | null {
  const tell = TOLD[event.type] as ((event: GameEvent, defOf: DefOf) => Fact | null) | undefined;
  return tell?.(event, defOf) ?? null;
}

/** Every event type that has a sentence. */
export const SPOKEN: readonly EventType[] = Object.keys(TOLD) as EventType[];
