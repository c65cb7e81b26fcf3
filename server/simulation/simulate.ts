/** Plays whole matches with simulated players through the boardgame.io reducer. */
import { makeGame } from '../../game/boardgame';
import type { Catalog } from '../../game/catalog';
import type { GameEvent } from '../../game/events';
import { isCover } from '../../game/match/cover';
import { type Move, move } from '../../game/match/move';
import type { PlayerId, State } from '../../game/state';
import { legalFor } from '../../game/view';
import { ReducerMatch } from './bgio';
import { Dice } from './dice';
import { faultsOf } from './invariants';
import { chooseMove, type Manner } from './players';

export interface SimulationOptions {
  readonly players: number;
  readonly seed: string;
  /** Factions by seat; by lot if left out. */
  readonly factions?: readonly (readonly [string, string])[];
  readonly check?: boolean;
  readonly manner?: Manner;
  /** Called before each move with the move about to be made. */
  readonly before?: (match: ReducerMatch, player: PlayerId, move: Move) => void;
  /** Called with the public events of each move. */
  readonly tell?: (events: readonly GameEvent[], state: State) => void;
  readonly setupData?: Readonly<Record<string, unknown>>;
}

export interface SimulatedMatch {
  readonly finished: boolean;
  readonly moves: number;
  readonly turns: number;
  /** Questions that players were asked, and those of them in which there was nothing to choose. */
  readonly questions: number;
  readonly emptyQuestions: number;
  readonly failures: readonly string[];
  readonly state: State;
  readonly history: readonly { readonly player: PlayerId; readonly move: Move }[];
}

/** Far more moves than any match has. */
const MOST_MOVES = 20_000;

export function simulateMatch(catalog: Catalog, options: SimulationOptions): SimulatedMatch {
  const { players, seed, check = false, manner = 'random' } = options;
  const failures: string[] = [];
  const game = makeGame(catalog, { entropy: () => seed, report: (error) => failures.push(String(error)) });
  const setupData = { factions: options.factions ?? 'random', ...options.setupData, seed };
  const match = new ReducerMatch(game, players, setupData);
  const dice = new Dice(seed);
  const history: { player: PlayerId; move: Move }[] = [];
  let questions = 0;
  let emptyQuestions = 0;
  while (match.G.phase !== 'over' && history.length < MOST_MOVES && failures.length === 0) {
    const next = nextMove(catalog, match.G, dice, manner);
    if (!next) break;
    options.before?.(match, next.player, next.move);
    const expected = check ? move(catalog, JSON.parse(JSON.stringify(match.G)) as State, next.player, next.move) : null;
    if (!match.move(next.player, next.move)) failures.push(`refused: ${describe(next)}`);
    history.push(next);
    const asked = isCover(match.G) ? undefined : match.G.resolution?.decision;
    if (asked) questions++;
    if (asked?.options.length === 0) emptyQuestions++;
    options.tell?.(eventsOf(match), match.G);
    if (!expected) continue;
    if (!expected.ok || JSON.stringify(expected.state) !== JSON.stringify(match.G))
      failures.push('the match goes on differently from its JSON');
    failures.push(...faultsOf(catalog, match.G));
  }
  if (check && failures.length === 0 && !replays(catalog, players, setupData, history, match.G))
    failures.push('the replay differs');
  return {
    finished: match.G.phase === 'over',
    moves: history.length,
    turns: match.G.turn,
    questions,
    emptyQuestions,
    failures,
    state: match.G,
    history,
  };
}

function nextMove(catalog: Catalog, state: State, dice: Dice, manner: Manner): { player: PlayerId; move: Move } | null {
  for (const player of state.players.keys()) {
    const what = chooseMove(legalFor(catalog, state, player), state.resolution?.decision ?? null, dice, manner);
    if (what) return { player, move: what };
  }
  return null;
}

function eventsOf(match: ReducerMatch): readonly GameEvent[] {
  const entries = match.state.deltalog ?? [];
  return entries.flatMap(({ metadata }) => (metadata as { events?: readonly GameEvent[] } | undefined)?.events ?? []);
}

/** Whether seed and moves alone lead to the same state. */
function replays(
  catalog: Catalog,
  players: number,
  setupData: unknown,
  history: SimulatedMatch['history'],
  end: State,
): boolean {
  const again = new ReducerMatch(makeGame(catalog, { entropy: () => '' }), players, setupData);
  for (const { player, move: what } of history) again.move(player, what);
  return JSON.stringify(again.G) === JSON.stringify(end);
}

function describe({ player, move: what }: { player: PlayerId; move: Move }): string {
  return `player ${player} ${JSON.stringify(what)}`;
}
