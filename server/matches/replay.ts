/** A finished match as what it takes to play it again: set-up, seed and moves, and the content they were made with. */
import { isKeyed } from '../../game/random';
import type { Matches } from './matches';
import { Refusal } from './refusal';

export interface Replay {
  readonly format: 1;
  readonly id: string;
  readonly content: string;
  readonly players: number;
  readonly names: readonly string[];
  readonly setupData: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly moves: readonly { readonly player: number; readonly type: string; readonly args: readonly unknown[] }[];
  readonly result: unknown;
}

export async function replayOf(matches: Matches, id: string): Promise<Replay> {
  const { match } = await matches.find(id);
  if (match.gameover === undefined) throw new Refusal('notOver', 'a replay shows all hands, so it waits for the end');
  const { log, initial } = await matches.whole(id);
  if (!isKeyed(initial.G.rng))
    throw new Refusal('contentMissing', 'this match was begun with random numbers that the server no longer makes');
  return {
    format: 1,
    id,
    content: match.content,
    players: match.players,
    names: match.seats.map(({ name, former }) => name ?? former?.name ?? ''),
    setupData: match.setupData,
    seed: match.seed,
    moves: log
      .filter(({ action }) => action.type === 'MAKE_MOVE')
      .map(({ action: { payload } }) => ({
        player: Number(payload.playerID),
        type: payload.type,
        args: (payload.args ?? []) as unknown[],
      })),
    result: match.gameover,
  };
}
