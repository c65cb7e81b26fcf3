/** Moves that race against each other: each round tries all that are left, and those clearly behind the leader drop out. */
import type { Move } from '../../game/match/move';
import { bestOf } from './trying';

export interface Arm {
  readonly move: Move;
  /** How much worse than the best it looks at first sight (not above 0). */
  readonly promise: number;
  /** What came of it in each round. */
  readonly values: number[];
}

/** Rounds before anything drops out. */
const LEAST_ROUNDS = 3;

/** Standard errors that an arm has to be behind. */
const CLEARLY = 1.6;

/** What rounds that happen to agree may still hide. */
const LEAST_VARIANCE = 0.02;

/** The arm that has done best; what it looked like at first sight counts as much as one round. */
export function leaderOf(arms: readonly Arm[]): Arm {
  return bestOf(arms, ({ values, promise }) => (promise + sum(values)) / Math.max(1, values.length));
}

/** The leader and those that may yet turn out to be better. */
export function stillRacing(arms: readonly Arm[]): Arm[] {
  const leader = leaderOf(arms);
  const rounds = leader.values.length;
  if (rounds < LEAST_ROUNDS) return [...arms];
  return arms.filter(({ values }) => {
    const leads = leader.values.map((value, round) => value - (values[round] ?? 0));
    const lead = sum(leads) / rounds;
    const variance = LEAST_VARIANCE + sum(leads.map((one) => (one - lead) ** 2)) / (rounds - 1);
    return lead < CLEARLY * Math.sqrt(variance / rounds);
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
