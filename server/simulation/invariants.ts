/** What must hold after every move of every match. Each check returns what is wrong. */
import { stagesOf } from '../../game/boardgame';
import type { Catalog } from '../../game/catalog';
import { Game } from '../../game/engine/game';
import { move } from '../../game/match/move';
import type { Card, Id, PlayerId, State } from '../../game/state';
import { cardsOf, legalFor, viewOf } from '../../game/view';
import { leastAnswer, legalMoves } from './players';

const STATE_KEYS =
  'active baseDeck baseDiscard cards changing clock content draft extras faults first free hidden inPlay lasting limbo marks mulligans options phase played players resolution result rng scoring step table turn';
const CARD_KEYS = new Set(['def', 'owner', 'play', 'tokens']);
const PLAY_KEYS = new Set(['on', 'controller', 'since', 'counters', 'note']);

/** Everything that is wrong with a state; empty if nothing is. */
export function faultsOf(catalog: Catalog, state: State): string[] {
  return [
    ...conserved(state),
    ...plainData(state),
    ...nothingDerived(state),
    ...sensibleValues(catalog, state),
    ...someoneCanAct(catalog, state),
    ...noLeak(catalog, state),
    ...state.faults.map(({ def, message }) => `${def} failed: ${message}`),
  ];
}

/** Every card is in exactly one place, and nothing else is anywhere. */
function conserved(state: State): string[] {
  const places = [...state.table, ...state.baseDeck, ...state.baseDiscard, ...state.inPlay, ...state.limbo];
  for (const { deck, hand, discard } of state.players) places.push(...deck, ...hand, ...discard);
  const wrong: string[] = [];
  if (new Set(places).size !== places.length) wrong.push('a card is in two places');
  if (places.length !== state.cards.length - 1)
    wrong.push(`${state.cards.length - 1 - places.length} cards are nowhere`);
  if (state.phase === 'play' || state.phase === 'over') {
    for (const owner of state.players.keys()) {
      const count = state.cards.filter((card) => card.owner === owner).length;
      if (count !== 40) wrong.push(`player ${owner} owns ${count} cards`);
    }
  }
  for (const id of state.inPlay) if (!state.cards[id]?.play) wrong.push(`card ${id} is in play without a place`);
  for (const [id, card] of state.cards.entries()) {
    if (!card.play) continue;
    if (!state.inPlay.includes(id)) wrong.push(`card ${id} has a place without being in play`);
    if (!state.table.includes(card.play.on) && !state.cards[card.play.on]?.play) wrong.push(`card ${id} is on nothing`);
  }
  if (!state.resolution && state.limbo.length > 0) wrong.push('cards are left in between');
  return wrong;
}

/** Records are never changed once they are made, so each is looked at once. */
const plain = new WeakSet<object>();

function plainData(state: State): string[] {
  return isPlain(state) ? [] : ['the state does not survive JSON'];
}

/** Whether JSON gives back exactly this value. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || value === null)
    return value === null || typeof value === 'string' || typeof value === 'boolean';
  if (plain.has(value)) return true;
  const prototype = Object.getPrototypeOf(value) as unknown;
  if (prototype !== Object.prototype && prototype !== Array.prototype) return false;
  if (!Object.values(value).every(isPlain) || (Array.isArray(value) && Object.keys(value).length !== value.length))
    return false;
  plain.add(value);
  return true;
}

function nothingDerived(state: State): string[] {
  const wrong: string[] = [];
  if (Object.keys(state).sort().join(' ') !== STATE_KEYS)
    wrong.push(`the state has other keys: ${Object.keys(state).sort().join(' ')}`);
  for (const card of state.cards) {
    for (const key of Object.keys(card)) if (!CARD_KEYS.has(key)) wrong.push(`a card has the key ${key}`);
    for (const key of Object.keys(card.play ?? {}))
      if (!PLAY_KEYS.has(key)) wrong.push(`a card in play has the key ${key}`);
  }
  return wrong;
}

function sensibleValues(catalog: Catalog, state: State): string[] {
  const game = new Game(catalog, state);
  const wrong: string[] = [];
  const check = (what: string, value: number): void => {
    if (!Number.isInteger(value) || value < 0) wrong.push(`${what} is ${value}`);
  };
  for (const id of state.inPlay) check(`the power of card ${id}`, game.power(id));
  for (const base of state.table) {
    check(`the breakpoint of base ${base}`, game.breakpoint(base));
    for (const player of state.players.keys())
      check(`the power of player ${player} at base ${base}`, game.playerPower(player, base));
  }
  for (const [player, { vp }] of state.players.entries()) check(`the VP of player ${player}`, vp);
  for (const card of state.cards) if (card.play) check('the counters of a card', card.play.counters);
  return wrong;
}

/** Someone is asked to act, and everything they are told is legal succeeds. */
function someoneCanAct(catalog: Catalog, state: State): string[] {
  const stages = stagesOf(state);
  if (!stages) return [];
  const wrong: string[] = [];
  let able = 0;
  for (const seat of Object.keys(stages).map(Number)) {
    const legal = legalFor(catalog, state, seat);
    const moves = legalMoves(legal);
    const decision = state.resolution?.decision;
    if (legal.answer && decision) {
      moves.push({ type: 'answer', answer: leastAnswer(decision) });
      if (decision.min <= 1) for (const option of decision.options) moves.push({ type: 'answer', answer: [option] });
    }
    if (legal.undo) moves.push({ type: 'undo' });
    able += moves.length;
    for (const what of moves) {
      const outcome = move(catalog, state, seat, what);
      if (!outcome.ok)
        wrong.push(`the legal move ${JSON.stringify(what)} of player ${seat} is refused: ${outcome.reason}`);
    }
  }
  if (able === 0) wrong.push('nobody can act');
  return wrong;
}

/** For each viewer: what they see does not change when hidden cards change places. */
function noLeak(catalog: Catalog, state: State): string[] {
  const wrong: string[] = [];
  const viewers: (PlayerId | null)[] = [null, ...state.players.keys()];
  for (const viewer of viewers) {
    const seen = viewOf(catalog, state, viewer);
    const other = viewOf(catalog, withHiddenCardsSwapped(state, viewer, seen.topBase), viewer);
    if (JSON.stringify(seen) !== JSON.stringify(other))
      wrong.push(`${viewer === null ? 'a spectator' : `player ${viewer}`} sees hidden cards`);
  }
  return wrong;
}

/** The same to the viewer, but every card that they cannot see has become another one of the same owner. */
export function withHiddenCardsSwapped(state: State, viewer: PlayerId | null, topBase: Id | null = null): State {
  const decision = state.resolution?.decision;
  const shown = new Set<Id>(decision && decision.player === viewer ? cardsOf(decision) : []);
  const hidden: Id[] = [...state.baseDeck, ...state.hidden];
  for (const [player, { deck, hand }] of state.players.entries())
    hidden.push(...deck, ...(player === viewer ? [] : hand));
  if (topBase !== null) shown.add(topBase);
  const byOwner = new Map<PlayerId, Id[]>();
  for (const id of hidden) {
    if (shown.has(id)) continue;
    const owner = state.cards[id]?.owner ?? -1;
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), id]);
  }
  const cards = [...state.cards];
  for (const ids of byOwner.values()) {
    for (const [at, id] of ids.entries()) cards[id] = state.cards[ids[(at + 1) % ids.length] as Id] as Card;
  }
  const rng = state.rng.map((word) => (word ^ 0x5bd1e995) >>> 0);
  const decided = [...state.players.keys()].filter((player) => !state.mulligans.includes(player));
  const changing = decided.filter((player) => state.phase === 'opening' && !state.changing.includes(player));
  return { ...state, cards, rng, changing };
}
