/** Positions crowded with cards of one faction, for finding out what its cards cost at the worst. */
import type { Catalog } from '../../game/catalog';
import { type Move, move } from '../../game/match/move';
import { emptyTable } from '../../game/match/opening';
import { optionsFrom } from '../../game/match/options';
import { type Card, type Id, makeCard, type PlayerId, type State } from '../../game/state';
import { legalFor } from '../../game/view';
import type { Dice } from './dice';
import { chooseMove } from './players';

const PLAYERS = 4;
const HAND = 10;

/** Pairs of factions for four players: two of them have the first, the others have the second. */
export function pairsWith(catalog: Catalog, first: string, second = first): [string, string][] {
  const others = [...catalog.factions.values()].filter(({ set }) => set === 'core').map(({ id }) => id);
  return Array.from({ length: PLAYERS }, (_, seat): [string, string] => [
    seat < 2 ? first : second === first ? (others[seat + 2] as string) : second,
    others[seat] as string,
  ]);
}

/** The first player's turn in a match of four with so many minions of the faction in play, and a hand of its cards. */
export function crowdedState(catalog: Catalog, faction: string, minions: number): State {
  const state = begun(catalog, faction);
  const defs = (catalog.factions.get(faction)?.cards ?? []).map(({ def }) => catalog.definition(def));
  const ofType = (type: 'minion' | 'action'): string[] => defs.filter((def) => def.type === type).map(({ id }) => id);
  const fighters = ofType('minion');
  const cards: Card[] = [...state.cards];
  const inPlay: Id[] = [];
  const players = state.players.map((player) => ({ ...player, deck: [...player.deck], hand: [...player.hand] }));
  for (let count = 0; count < minions; count++) {
    const controller: PlayerId = count % PLAYERS;
    const id = players[controller]?.deck.pop() as Id;
    const on = state.table[Math.floor(count / PLAYERS) % state.table.length] as Id;
    const play = { on, controller, since: state.clock + count + 1, counters: 0 };
    // Ordinary cards become cards of the faction, so that there are enough of them.
    cards[id] = makeCard(fighters[count % fighters.length] as string, controller, play);
    inPlay.push(id);
  }
  const active = players[state.active];
  if (!active) throw new Error('nobody is active');
  while (active.hand.length < HAND) active.hand.push(active.deck.pop() as Id);
  const held = [...ofType('action'), ...fighters];
  for (const [at, id] of active.hand.entries()) cards[id] = makeCard(held[at % held.length] as string, state.active);
  return { ...state, cards, inPlay, players, clock: state.clock + minions };
}

/** A match that has just begun. */
function begun(catalog: Catalog, faction: string): State {
  const factions = pairsWith(catalog, faction);
  const { options } = optionsFrom(catalog, PLAYERS, { factions, duplicates: true, firstPlayer: 0, priority: 'usable' });
  let state = made(catalog, emptyTable(catalog, options, `crowd of ${faction}`), 0, { type: 'start' });
  while (state.phase === 'opening') {
    state = made(catalog, state, state.mulligans[0] as PlayerId, { type: 'keep', keep: true });
  }
  return state;
}

function made(catalog: Catalog, state: State, player: PlayerId, what: Move): State {
  const outcome = move(catalog, state, player, what);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.state;
}

/** What a crowd is looked at and moved through by; each is given something to do that can be done again. */
export interface Watch {
  readonly view: (state: State, player: PlayerId) => void;
  readonly legal: (state: State, player: PlayerId) => void;
  readonly move: (state: State, player: PlayerId, move: Move) => void;
}

/** Goes so many moves on from a crowded position, by dice, and has every look and move on the way watched. */
export function walk(catalog: Catalog, from: State, moves: number, dice: Dice, watch: Watch): State {
  let state = from;
  for (let count = 0; count < moves && state.phase === 'play'; count++) {
    const player = state.resolution?.decision.player ?? state.active;
    watch.view(state, player);
    watch.legal(state, player);
    const legal = legalFor(catalog, state, player);
    const what = chooseMove(legal, state.resolution?.decision ?? null, dice, 'random');
    if (!what) throw new Error('nobody can act');
    watch.move(state, player, what);
    state = made(catalog, state, player, what);
  }
  return state;
}
