/** Where this browser sits, so that a reload or a shared link leads back to one's own seat; and the player's name. */
import { signal } from '@preact/signals';
import type { Sitting } from '../net/lobby';
import { guestName } from './guestName';
import { remember, remembered } from './storage';

/** More matches than anyone plays at once; the oldest are forgotten. */
const MOST = 50;

type Kept = Readonly<Record<string, Sitting & { readonly at: number }>>;

const kept = signal<Kept>(remembered<Kept>('sittings', {}));

export function sittingIn(match: string): Sitting | null {
  const sitting = kept.value[match];
  // Only what the server knows: it refuses requests with more in them.
  return sitting ? { playerID: sitting.playerID, credentials: sitting.credentials } : null;
}

/** The matches this browser sits in, the latest first. */
export function myMatches(): string[] {
  return Object.entries(kept.value)
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([id]) => id);
}

export function sit(match: string, { playerID, credentials }: Sitting): void {
  const all = { ...kept.peek(), [match]: { playerID, credentials, at: Date.now() } };
  keep(
    Object.fromEntries(
      Object.entries(all)
        .sort(([, a], [, b]) => b.at - a.at)
        .slice(0, MOST),
    ),
  );
}

export function getUp(match: string): void {
  const { [match]: _, ...others } = kept.peek();
  keep(others);
}

function keep(all: Kept): void {
  kept.value = all;
  remember('sittings', all);
}

/** What the player is called; a guest keeps the name they were given. */
export const playerName = signal(remembered('name', ''));
if (playerName.value === '') callMe(guestName());

export function callMe(name: string): void {
  playerName.value = name;
  remember('name', name);
}
