/**
 * Reads what was sent to someone as an attacker would, value by value, and holds it against the true states of the match:
 * whatever could tell of a card that is hidden from them, of the order of a deck, of chance to come or of a key is a leak.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Catalog } from '../../../game/catalog';
import { gameAt } from '../../../game/engine/game';
import type { Id, PlayerState, State } from '../../../game/state';
import { cardsOf, viewOf } from '../../../game/view';
import { withHiddenCardsSwapped } from '../../../server/simulation/invariants';
import { messageIn } from './wire';

export type Viewer = number | null;

/** What nobody is told. */
export interface Truth {
  readonly catalog: Catalog;
  /** The states of the match, by their numbers. */
  readonly states: ReadonlyMap<number, State>;
  /** What was told of the move that led to each of them. */
  readonly events: ReadonlyMap<number, readonly Plain[]>;
  /** Seeds, keys and their hashes. */
  readonly secrets: readonly string[];
  /** The random numbers of all states. */
  readonly chance: ReadonlySet<number>;
}

export type Plain = Readonly<Record<string, unknown>>;

/** The only events that make a card known which was hidden before them and may be hidden after them. */
const REVEALING = ['played', 'used', 'discarded', 'revealed', 'mulligan', 'baseReplaced', 'baseAdded', 'baseSwapped'];
/** Where an event names cards. */
const ID_KEYS = ['card', 'base', 'old', 'id', 'source', 'on'];

/** The cards of which a viewer sees only the back, or nothing. */
export function hiddenFrom(catalog: Catalog, state: State, viewer: Viewer): Set<Id> {
  const hands = state.players.flatMap(({ hand }, seat) => (seat === viewer ? [] : hand));
  const decks = state.players.flatMap(({ deck }) => deck);
  const hidden = new Set<Id>([...hands, ...decks, ...state.baseDeck, ...state.hidden]);
  const faceUp = gameAt(catalog, state).faceUpBase();
  if (faceUp !== null) hidden.delete(faceUp);
  const { decision } = state.resolution ?? {};
  if (decision && decision.player === viewer) for (const id of cardsOf(decision)) hidden.delete(id);
  return hidden;
}

/** The same to the viewer: other cards in all hidden places, in another order, and another chance to come. */
function scrambled(catalog: Catalog, state: State, viewer: Viewer): State {
  const faceUp = gameAt(catalog, state).faceUpBase();
  const other = withHiddenCardsSwapped(state, viewer, faceUp);
  const redealt = (player: PlayerState, seat: number): PlayerState => {
    if (seat === viewer) return { ...player, deck: [...player.deck].reverse() };
    const cards = [...player.hand, ...player.deck].reverse();
    return { ...player, hand: cards.slice(0, player.hand.length), deck: cards.slice(player.hand.length) };
  };
  const kept = faceUp === null ? 0 : 1;
  const baseDeck = [...other.baseDeck.slice(0, kept), ...other.baseDeck.slice(kept).reverse()];
  return { ...other, players: other.players.map(redealt), baseDeck };
}

/** Every value in something, with the key it stands under. */
function* valuesIn(value: unknown, key = ''): Generator<readonly [key: string, value: unknown]> {
  yield [key, value];
  if (Array.isArray(value)) for (const one of value) yield* valuesIn(one, key);
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) {
      yield ['', name];
      yield* valuesIn(one, name);
    }
}

/** Everything that a text sent to a viewer gives away. */
export function leaksIn(truth: Truth, viewer: Viewer, packet: string): string[] {
  const leaks = truth.secrets.filter((secret) => packet.includes(secret)).map((secret) => `the secret ${secret}`);
  const message = messageIn(packet);
  if (!message) return [...leaks, ...definitionsIn(truth, packet)];
  const [name, , first, second] = message;
  if (name === 'update') leaks.push(...leaksInState(truth, viewer, first), ...leaksInLog(truth, viewer, second));
  else if (name === 'sync') {
    const { state, initialState, log, ...rest } = first as Plain;
    leaks.push(...leaksInState(truth, viewer, state), ...leaksInState(truth, viewer, initialState));
    leaks.push(...leaksInLog(truth, viewer, log), ...definitionsIn(truth, JSON.stringify(rest)));
  } else leaks.push(...definitionsIn(truth, packet));
  return [...leaks, ...chanceIn(truth, message)];
}

/** Whether a state of the random numbers stands anywhere, as numbers or in text. */
function chanceIn({ chance }: Truth, sent: unknown): string[] {
  return [...valuesIn(sent)].filter(([, value]) => chance.has(Number(value))).map(([key]) => `chance in ${key}`);
}

/** What is neither a state nor a log names no card at all. */
function definitionsIn({ catalog }: Truth, text: string): string[] {
  const words = [...text.matchAll(/"([^"\\]*)"/g)].map(([, word = '']) => word);
  return words.filter((word) => catalog.has(word)).map((def) => `${def} in ${text.slice(0, 40)}`);
}

/** Whether a card that asks was used for all to see, from a hand, since the state was last settled. */
function isAnnounced({ states, events }: Truth, stateID: number, card: Id): boolean {
  for (let at = stateID; states.get(at)?.resolution; at--)
    if (events.get(at)?.some((event) => event.card === card && REVEALING.includes(String(event.type)))) return true;
  return false;
}

function leaksInState(truth: Truth, viewer: Viewer, sent: unknown): string[] {
  const { G, ctx, _stateID, ...rest } = sent as Plain & { G: Plain; ctx: Plain; _stateID: number };
  const { catalog } = truth;
  const state = truth.states.get(_stateID);
  if (!state) return [`a state that never was: ${_stateID}`];
  const leaks: string[] = [];
  const hidden = hiddenFrom(catalog, state, viewer);
  for (const id of Object.keys(G.cards as Plain)) if (hidden.has(Number(id))) leaks.push(`the hidden card ${id}`);
  const { source = 0 } = (G.decision ?? {}) as { source?: Id };
  if (hidden.has(source) && !isAnnounced(truth, _stateID, source)) leaks.push(`the hidden card ${source} asks`);
  // Nothing that differs in hidden places makes a difference, so nothing can be told about them.
  const other = JSON.stringify(viewOf(catalog, scrambled(catalog, state, viewer), viewer));
  if (!isDeepStrictEqual(G, JSON.parse(other))) leaks.push('what is seen depends on what is hidden');
  if (JSON.stringify(rest) !== '{"plugins":{},"_undo":[],"_redo":[],"deltalog":[]}')
    leaks.push(`more than a view: ${JSON.stringify(rest).slice(0, 100)}`);
  for (const [, value] of valuesIn(ctx)) if (catalog.has(String(value))) leaks.push(`${value} in ctx`);
  return leaks;
}

interface Entry {
  readonly _stateID: number;
  readonly action: { readonly type: string; readonly payload: Plain };
  readonly metadata?: { readonly events: readonly Plain[] };
}

function leaksInLog(truth: Truth, viewer: Viewer, log: unknown): string[] {
  return (log as Entry[]).flatMap(({ _stateID, action, metadata, ...rest }) => {
    const leaks = leaksInEvents(truth, viewer, _stateID, metadata?.events ?? []);
    const { playerID, args, ...payload } = action.payload;
    if (action.type === 'MAKE_MOVE' && playerID !== String(viewer) && args !== null)
      leaks.push(`the arguments of ${playerID}`);
    return [...leaks, ...definitionsIn(truth, JSON.stringify([payload, rest]))];
  });
}

/** An event names only cards that were seen before or after the move, or that it lays open itself. */
function leaksInEvents({ catalog, states }: Truth, viewer: Viewer, from: number, events: readonly Plain[]): string[] {
  const [before, after] = [states.get(from), states.get(from + 1)];
  if (!before || !after) return [`events of a move that never was: ${from}`];
  const seen = new Set<Id>();
  for (const state of [before, after]) {
    const hidden = hiddenFrom(catalog, state, viewer);
    for (const id of state.cards.keys()) if (!hidden.has(id)) seen.add(id);
  }
  const shown = new Set<unknown>([...seen].map((id) => after.cards[id]?.def ?? before.cards[id]?.def));
  const leaks: string[] = [];
  for (const event of events) {
    const open = REVEALING.includes(String(event.type));
    for (const [key, value] of valuesIn(event)) {
      const isCard = typeof value === 'number' && ID_KEYS.includes(key) && value > 0;
      const isDef = typeof value === 'string' && catalog.has(value);
      if (isCard && open) seen.add(value);
      else if (isCard && !seen.has(value)) leaks.push(`the hidden card ${value} in ${event.type}`);
      if (isDef && open) shown.add(value);
      else if (isDef && !shown.has(value)) leaks.push(`${value} in ${event.type}`);
    }
    if (typeof event.card === 'number' && 'def' in event && after.cards[event.card]?.def !== event.def)
      leaks.push(`${event.type} says of ${event.card} what it is not`);
  }
  return leaks;
}
