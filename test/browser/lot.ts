/**
 * Matches brought to where a test begins by moves made for everyone by lot. The seeds 1, 2, 3 ... are tried without a
 * server until one leads there; then the same moves are made in a real match.
 */
import { setTimeout } from 'node:timers/promises';
import type { Catalog } from '../../game/catalog';
import { argumentsOf } from '../../game/clientGame';
import type { GameEvent } from '../../game/events';
import { type Move, move } from '../../game/match/move';
import { emptyTable } from '../../game/match/opening';
import { optionsFrom } from '../../game/match/options';
import type { Decision, PlayerId, State } from '../../game/state';
import { legalFor } from '../../game/view';
import { think } from '../../server/bots/think';
import { Dice } from '../../server/simulation/dice';
import { chooseMove } from '../../server/simulation/players';
import { type Arranged, arrange, type House } from './house';

interface Made {
  readonly player: PlayerId;
  readonly what: Move;
}

type Choice = (catalog: Catalog, state: State, player: PlayerId, dice: Dice) => Move | null;

const byLot: Choice = (catalog, state, player, dice) =>
  chooseMove(legalFor(catalog, state, player), asked(state) ?? null, dice, 'random');

/** As a bot does that wants the most at once, so that the table looks as if somebody had played there. */
export const byWit: Choice = (catalog, state, player, dice) =>
  think({
    catalog,
    state,
    player,
    level: 'greedy',
    seed: String(dice.below(1e6)),
    budget: { milliseconds: 1e9, turns: 1 },
  });

/** What somebody who can do something does; null if nobody can. */
function next(catalog: Catalog, state: State, dice: Dice, choice: Choice): Made | null {
  for (const player of state.players.keys()) {
    const what = choice(catalog, state, player, dice);
    if (what) return { player, what };
  }
  return null;
}

/** The moves of a match by lot up to where something holds; null if it does not within so many. */
function wayTo(
  catalog: Catalog,
  from: State,
  seed: string,
  wanted: (state: State) => boolean,
  { most = 80, choice = byLot }: Pick<Start, 'most' | 'choice'>,
): { state: State; moves: Made[] } | null {
  const dice = new Dice(seed);
  const moves: Made[] = [];
  let state = from;
  while (!wanted(state)) {
    const made = moves.length < most ? next(catalog, state, dice, choice) : null;
    const outcome = made && move(catalog, state, made.player, made.what);
    if (!made || !outcome?.ok) return null;
    moves.push(made);
    state = outcome.state;
  }
  return { state, moves };
}

/** The question asked of somebody. */
export const asked = (state: State): Decision | undefined => state.resolution?.decision;

/** Whether the player at the first seat is asked by this card. */
export const asksFirst =
  (card: string, fits: (decision: Decision, state: State) => boolean = () => true) =>
  (state: State): boolean => {
    const decision = asked(state);
    return decision?.player === 0 && state.cards[decision.source]?.def === card && fits(decision, state);
  };

export interface Position extends Arranged {
  /** Where the match is at first. */
  readonly state: State;
}

interface Start {
  readonly factions: readonly (readonly [string, string])[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly unlisted?: boolean;
  /** How many moves it may take. */
  readonly most?: number;
  /** How moves are chosen; by lot if nothing is said. */
  readonly choice?: Choice;
}

/** The way from here to where something holds, by the first seed that leads there. */
export function wayFrom(
  catalog: Catalog,
  from: State,
  wanted: (state: State) => boolean,
  most: number,
): { state: State; moves: Made[] } {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const way = wayTo(catalog, from, String(seed), wanted, { most });
    if (way) return way;
  }
  throw new Error('none of the first seeds leads there');
}

/** Makes these moves in a match on the server. */
export async function playOn({ server: { matches } }: House, match: string, moves: readonly Made[]): Promise<void> {
  for (const { player, what } of moves) {
    const { state } = await matches.find(match);
    await matches.move(match, player, what.type, argumentsOf(what), state._stateID);
  }
}

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'];
const MOST_SEEDS = 400;

/** The seeds that led where somebody wanted to go, by what was wanted and where it began. */
const found = new WeakMap<(state: State) => boolean, Map<string, number>>();

/** A match on the server in which something holds. */
export async function reach(house: House, start: Start, wanted: (state: State) => boolean): Promise<Position> {
  const { catalog } = house.server.matches;
  const { factions, options: given = {}, unlisted = false } = start;
  const setupData = { factions, firstPlayer: 0, priority: 'usable', ...given };
  const known = found.get(wanted) ?? new Map<string, number>();
  found.set(wanted, known);
  const from = JSON.stringify(setupData);
  for (let tries = known.get(from) ?? 1; tries <= MOST_SEEDS; tries++) {
    const seed = String(tries);
    const { options } = optionsFrom(catalog, factions.length, setupData);
    const way = wayTo(catalog, emptyTable(catalog, options, seed), seed, wanted, start);
    if (!way) continue;
    known.set(from, tries);
    // The search has kept the server busy, which now closes the connections that were idle meanwhile.
    await setTimeout(50);
    const match = await arrange(house, {
      names: NAMES.slice(0, factions.length),
      setupData: { ...setupData, seed },
      unlisted,
    });
    // The first move has been made by itself when the last one sat down.
    await playOn(house, match.id, way.moves.slice(1));
    return { ...match, state: way.state };
  }
  throw new Error('none of the first seeds leads there');
}

/** The state of a match now. */
export async function stateOf({ server }: House, match: string): Promise<State> {
  return (await server.matches.find(match)).state.G;
}

/** The last move of a match, as it was sent. */
export async function lastMove(
  { server }: House,
  match: string,
): Promise<{ type: string; args: unknown; playerID: string }> {
  const { log } = await server.matches.whole(match);
  return log.at(-1)?.action.payload as { type: string; args: unknown; playerID: string };
}

/** Makes one more move by lot in a match; gives back what came of it, or null if it is over. */
export async function moveOn(
  { server: { matches } }: House,
  match: string,
  dice: Dice,
): Promise<readonly GameEvent[] | null> {
  const { state } = await matches.find(match);
  const made = next(matches.catalog, state.G, dice, byLot);
  if (!made) return null;
  const { player, what } = made;
  await matches.move(match, player, what.type, argumentsOf(what), state._stateID);
  const { log } = await matches.whole(match);
  return (log.at(-1)?.metadata as { events?: readonly GameEvent[] } | undefined)?.events ?? [];
}
