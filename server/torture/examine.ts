/** Looks into what a killed server has left behind: every match must be whole, and hold all that players were told. */
import type { Catalog } from '../../game/catalog';
import { move } from '../../game/match/move';
import { readMove } from '../../game/match/moves';
import type { State } from '../../game/state';
import { viewOf } from '../../game/view';
import { MatchDamaged, type Store, type StoredState } from '../storage/store';
import type { Acknowledged, Witness } from './witness';

/** What the player of a seat was told last. */
export interface Told extends Acknowledged {
  readonly matchID: string;
  readonly seat: number;
}

/** What the players of games were told last. */
export function toldOf(
  played: readonly { readonly matchID: string; readonly witnesses: readonly Witness[] }[],
): Told[] {
  return played.flatMap(({ matchID, witnesses }) =>
    witnesses.flatMap(({ heard, seat }) => (heard ? [{ ...heard, matchID, seat: Number(seat.playerID) }] : [])),
  );
}

/** What is wrong with the matches of a store, in words; `told` is what must be in it. */
export async function examine(catalog: Catalog, store: Store, told: readonly Told[]): Promise<string[]> {
  const problems: string[] = [];
  const unreadable = new Set<string>();
  for (const id of new Set(told.map(({ matchID }) => matchID))) {
    const problem = await damageOf(catalog, store, id).catch((error: unknown) => {
      if (!(error instanceof MatchDamaged)) throw error;
      unreadable.add(id);
      return error.damage;
    });
    if (problem !== null) problems.push(`match ${id}: ${problem}`);
  }
  for (const { matchID, seat, stateID, view } of told) {
    if (unreadable.has(matchID)) continue;
    const state = await store.state(matchID);
    if (!state || state._stateID < stateID)
      problems.push(`match ${matchID}: seat ${seat} was told of state ${stateID}, but it is at ${state?._stateID}`);
    else if (state._stateID === stateID && !isSame(viewOf(catalog, state.G, seat), view))
      problems.push(`match ${matchID}: state ${stateID} is another than the one seat ${seat} was told of`);
  }
  return problems;
}

/** A match is whole if its log leads from its first state to its present one, without a gap. */
async function damageOf(catalog: Catalog, store: Store, id: string): Promise<string | null> {
  const [match, initial, state] = [await store.match(id), await store.initial(id), await store.state(id)];
  if (!match || !initial || !state) return 'a part of it is gone';
  const log = await store.log(id);
  const moves = log.filter(({ action }) => action.type === 'MAKE_MOVE');
  for (let at = initial._stateID; at < state._stateID; at++)
    if (!log.some(({ _stateID }) => _stateID === at)) return `the log lacks what came after state ${at}`;
  let played: State = initial.G;
  for (const [at, { action }] of moves.entries()) {
    const { type, args = [], playerID } = action.payload;
    const what = readMove(type, args as unknown[]);
    const outcome = what.ok ? move(catalog, played, Number(playerID), what.move) : what;
    if (!outcome.ok) return `move ${at} of its log cannot be made: ${outcome.reason}`;
    played = outcome.state;
  }
  if (!isSame(played, state.G)) return 'its log does not lead to its state';
  return endOf(state) === JSON.stringify(match.gameover) ? null : 'its end is not noted as it was';
}

function endOf({ ctx }: StoredState): string | undefined {
  return JSON.stringify(ctx.gameover);
}

/** Whether two values are the same once they are written down. */
function isSame(one: unknown, other: unknown): boolean {
  return sorted(one) === sorted(other);
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
