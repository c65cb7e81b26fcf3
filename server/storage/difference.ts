/**
 * What a state has that the one before it has not: little enough to be stored with every move. Whatever a move leaves alone
 * stays the same object, so only what is another object is looked into; if none is the same, that merely takes longer.
 */
import { copyState, type Resolution, type State } from '../../game/state';
import type { StoredState } from './store';

/** `[]`: gone. `[value]`: this instead. Else the differences of what is inside, by key. */
type Change = readonly [] | readonly [unknown] | { readonly [key: string]: Change };

export interface Difference {
  readonly state: Change;
  /** When a question is opened, the state before the move is kept with it: how that differs from the one before. */
  readonly checkpoint?: Change;
}

export function difference(before: StoredState, after: StoredState): Difference {
  const { G } = after;
  if (!G?.resolution || before.G.resolution) return { state: change(before, after) ?? {} };
  const { checkpoint, ...resolution } = G.resolution;
  return {
    state: change(before, { ...after, G: copyState(G, resolution as Resolution) }) ?? {},
    checkpoint: change(before.G, checkpoint) ?? {},
  };
}

/** The state that differs so from the one before it. */
export function differing(before: StoredState, { state, checkpoint }: Difference): StoredState {
  const after = changed(before, state) as StoredState;
  if (!checkpoint || !after.G.resolution) return after;
  const resolution = { ...after.G.resolution, checkpoint: changed(before.G, checkpoint) as State };
  return { ...after, G: { ...after.G, resolution } };
}

type Parts = Record<string, unknown>;

function change(before: unknown, after: unknown): Change | null {
  if (before === after) return null;
  if (after === undefined) return [];
  if (!isParts(before) || !isParts(after) || !areAlike(before, after)) return [after];
  const inside: Record<string, Change> = {};
  let changes = 0;
  if (Array.isArray(after)) {
    for (let at = 0; at < after.length; at++) {
      const one = change((before as unknown as unknown[])[at], after[at]);
      if (!one) continue;
      inside[at] = one;
      changes++;
    }
    return changes === 0 ? null : inside;
  }
  for (const key in after) {
    const one = change(before[key], after[key]);
    if (!one) continue;
    inside[key] = one;
    changes++;
  }
  for (const key in before) {
    if (key in after) continue;
    inside[key] = [];
    changes++;
  }
  return changes === 0 ? null : inside;
}

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null;
}

/** Whether one can be told by what changed inside the other. */
function areAlike(before: Parts, after: Parts): boolean {
  if (Array.isArray(before)) return Array.isArray(after) && before.length === after.length;
  return !Array.isArray(after);
}

function changed(before: unknown, how: Change): unknown {
  if (isNew(how)) return how[0];
  const after: Parts = Array.isArray(before) ? (before.slice() as unknown as Parts) : { ...(before as Parts) };
  for (const [key, one] of Object.entries(how)) {
    if (isNew(one) && one.length === 0) delete after[key];
    else after[key] = changed(after[key], one);
  }
  return after;
}

function isNew(how: Change): how is readonly [] | readonly [unknown] {
  return Array.isArray(how);
}
