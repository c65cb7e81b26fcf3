/**
 * The turn as a state machine: each step is done as a whole, may ask questions, and says which step is next. Only Play
 * Cards waits for moves of the active player.
 */
import type { Effect } from '../definitions';
import type { Game } from '../engine/game';
import type { Lasting, StepName } from '../state';
import { gameEnds } from './end';
import {
  afterScoring,
  afterWindow,
  award,
  beforeScoring,
  beforeWindow,
  chooseBase,
  clearBase,
  replaceBase,
  unlessGone,
} from './scoring';

const HAND_LIMIT = 10;

type Step = (game: Game) => Effect<StepName>;

export const STEPS: Readonly<Record<Exclude<StepName, 'playCards'>, Step>> = {
  startTurn,
  chooseBase,
  beforeScoring,
  beforeWindow: unlessGone(beforeWindow),
  award: unlessGone(award),
  afterScoring: unlessGone(afterScoring),
  afterWindow: unlessGone(afterWindow),
  clearBase: unlessGone(clearBase),
  replaceBase: unlessGone(replaceBase),
  draw,
  endTurn,
  checkEnd,
};

/** TURN-1: effects that last until now end, then everything that triggers at the start of this turn does. */
function* startTurn(game: Game): Effect<StepName> {
  const { active, turn } = game.state;
  expire(game, 'start');
  const event = { type: 'turnBegan', player: active, turn } as const;
  game.tell(event);
  yield* game.react([event]);
  game.set({ step: 'playCards', free: { minion: 1, action: 1 }, extras: [] });
  const began = { type: 'playCardsBegan', player: active } as const;
  yield* game.react([began]);
  return 'playCards';
}

/** TURN-4: draw two, then keep at most ten. */
function* draw(game: Game): Effect<StepName> {
  const { active } = game.state;
  game.draw(active, 2);
  const over = game.player(active).hand.length - HAND_LIMIT;
  if (over > 0) yield* game.discardFromHand(active, over);
  return 'endTurn';
}

/** TURN-5.1 and 5.2: what happens at the end of the turn happens, then what lasted until now ends. */
function* endTurn(game: Game): Effect<StepName> {
  const event = { type: 'turnEnding', player: game.state.active } as const;
  game.tell(event);
  yield* game.react([event]);
  expire(game, 'end');
  return 'checkEnd';
}

/** TURN-5.3: the end of the game, or the next player's turn. */
// biome-ignore lint/correctness/useYield: every step is a generator, also one that never asks.
function* checkEnd(game: Game): Effect<StepName> {
  if (!gameEnds(game)) {
    const active = (game.state.active + 1) % game.state.players.length;
    game.set({ active, turn: game.state.turn + 1, played: [], marks: [] });
  }
  return 'startTurn';
}

function expire(game: Game, at: 'start' | 'end'): void {
  const { active, turn, lasting } = game.state;
  const ends = (effect: Lasting): boolean =>
    effect.until.at === at && effect.until.player === active && turn >= effect.until.turn;
  if (lasting.some(ends)) game.set({ lasting: lasting.filter((effect) => !ends(effect)) });
}
