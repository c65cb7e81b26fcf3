/**
 * The boardgame.io game. Phases are draft, opening and play; in play a player acts, responds in a priority window or
 * chooses for a card. The engine decides everything; this file only translates.
 */
import type {
  Game as BoardGame,
  State as BoardState,
  Ctx,
  LogEntry,
  LongFormMove,
  PhaseConfig,
  Plugin,
} from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { Catalog } from './catalog';
import { type Move, move, type Outcome } from './match/move';
import { readMove } from './match/moves';
import { emptyTable } from './match/opening';
import { optionsFrom } from './match/options';
import { GAME_NAME, STAGES, type Stage } from './stages';
import type { PlayerId, State } from './state';
import { viewOf } from './view';

export interface GameOptions {
  /** Told of a failure in the rules themselves; the move that met it is refused. */
  readonly report?: (error: unknown) => void;
  /** Secret randomness for a new match; called once at its setup unless the set-up data give a seed. */
  readonly entropy: () => string;
}

/**
 * Hands moves the state itself instead of a draft of it, which would be slow to read, and has phase, turn and active
 * players follow from the state after every move: an event for each change costs boardgame.io more than the move itself.
 */
const engine: Plugin<unknown, object, State> = {
  name: 'engine',
  setup: () => ({}),
  fnWrap:
    (method) =>
    (context, ...args) =>
      method({ ...context, state: context.G } as typeof context, ...args),
  dangerouslyFlushRawState: ({ state }) => ({ ...state, ctx: following(state.ctx, state.G) }),
};

/** Where boardgame.io stands when the engine is at this state. */
function following(ctx: Ctx, state: State): Ctx {
  const next = { ...ctx };
  next.phase = state.phase === 'over' ? 'play' : state.phase;
  next.turn = Math.max(1, state.turn);
  next.currentPlayer = String(state.active);
  next.playOrderPos = state.active;
  next.activePlayers = stagesOf(state);
  return next;
}

/** A match as boardgame.io sees it, without what it says of the last move. */
export type Standing = Omit<BoardState<State>, 'deltalog'>;

/**
 * What boardgame.io makes of a move that has come to this. It is what its reducer would say of it, too, but that takes as
 * long again as the move took; a test plays whole games both ways.
 */
export function afterMove(
  before: Standing,
  payload: LogEntry['action']['payload'],
  { state: G, events }: Outcome & { ok: true },
): { readonly state: Standing; readonly entry: LogEntry } {
  const { ctx, plugins, _stateID } = before;
  const followed = following(ctx, G);
  if (G.result) followed.gameover = G.result;
  return {
    state: { G, ctx: followed, plugins, _undo: [], _redo: [], _stateID: _stateID + 1 },
    entry: {
      action: { type: 'MAKE_MOVE', payload },
      _stateID,
      turn: ctx.turn,
      phase: ctx.phase,
      metadata: { events },
      redact: true,
    },
  };
}

interface MoveContext {
  readonly state: State;
  readonly playerID: string;
  readonly log: { setMetadata: (data: unknown) => void };
}

/** The seat of a boardgame.io player; whoever has none is a spectator. */
function seatOf(playerID: string | null | undefined, { players }: State): PlayerId | null {
  const seat = [...players.keys()].find((player) => String(player) === playerID);
  return seat ?? null;
}

/** Who may act now, and at what; nobody (null) once the game is over. */
export function stagesOf(state: State): Record<string, Stage> | null {
  if (state.phase === 'over') return null;
  if (state.phase === 'draft') {
    const drafter = state.draft?.order[state.draft.picked];
    const seats = drafter === undefined ? [...state.players.keys()] : [drafter];
    return Object.fromEntries(seats.map((seat) => [String(seat), 'draft']));
  }
  if (state.phase === 'opening') return Object.fromEntries(state.mulligans.map((seat) => [String(seat), 'mulligan']));
  const { resolution } = state;
  if (!resolution) return { [state.active]: 'act' };
  const { decision } = resolution;
  const stages: Record<string, Stage> = { [decision.player]: decision.kind === 'respond' ? 'respond' : 'choose' };
  return stages;
}

export function makeGame(catalog: Catalog, { entropy, report }: GameOptions): BoardGame<State> {
  /** A move never throws, because that would end the server. */
  const attempt = (state: State, player: PlayerId, what: Move): Outcome | null => {
    try {
      return move(catalog, state, player, what);
    } catch (error) {
      report?.(error);
      return null;
    }
  };

  const moveOf = (type: Move['type']): LongFormMove<State> => ({
    move: ((context: unknown, ...args: unknown[]) => {
      const { state, playerID, log } = context as MoveContext;
      const what = readMove(type, args);
      if (!what.ok) return INVALID_MOVE;
      const outcome = attempt(state, Number(playerID), what.move);
      if (!outcome?.ok) return INVALID_MOVE;
      const next = outcome.state;
      log.setMetadata({ events: outcome.events });
      // Frozen, it is taken as it is; otherwise boardgame.io's immer would walk all of it to freeze it.
      return Object.freeze(next);
    }) as unknown as LongFormMove<State>['move'],
    client: false,
    undoable: false,
    noLimit: true,
    ignoreStaleStateID: false,
    redact: true,
  });

  /** Maps without a prototype, so that nothing but these moves can be called by name. */
  const only = (...types: Move['type'][]): Record<string, LongFormMove<State>> =>
    Object.assign(Object.create(null), Object.fromEntries(types.map((type) => [type, moveOf(type)])));

  /** The engine says whose turn it is; boardgame.io follows. */
  const turn: NonNullable<PhaseConfig<State>['turn']> = {
    order: {
      first: ({ G }) => G.active,
      next: ({ G }) => G.active,
    },
    stages: Object.fromEntries(Object.entries(STAGES).map(([stage, moves]) => [stage, { moves: only(...moves) }])),
  };

  return {
    name: GAME_NAME,
    minPlayers: 2,
    maxPlayers: 4,
    disableUndo: true,
    moves: only(),
    plugins: [engine as Plugin],
    setup: ({ ctx }, setupData) => {
      const { options, seed } = optionsFrom(catalog, ctx.numPlayers, setupData);
      return emptyTable(catalog, options, seed ?? entropy());
    },
    validateSetupData: (setupData, numPlayers) => {
      try {
        optionsFrom(catalog, numPlayers, setupData);
        return undefined;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
    phases: {
      draft: { start: true, turn },
      opening: { turn },
      play: { turn },
    },
    endIf: ({ G }) => G.result ?? undefined,
    // A client that has this game too asks for a view of the view it was sent.
    playerView: ({ G, playerID }) => ('legal' in G ? G : viewOf(catalog, G, seatOf(playerID, G))),
    events: {
      endGame: false,
      endPhase: false,
      endStage: false,
      endTurn: false,
      pass: false,
      setActivePlayers: false,
      setPhase: false,
      setStage: false,
    },
  };
}
