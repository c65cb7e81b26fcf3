/**
 * What this browser knows of matches: where it sits, so that a reload or a shared link leads back to one's own seat; the key
 * of a seat it had, by which it may come back; the key of the host; what the link of an unlisted match has besides the id. And
 * the player's name.
 */
import { signal } from '@preact/signals';
import type { NewKeys, Sitting } from '../net/lobby';
import { guestName } from './guestName';
import { remember, remembered, watchRemembered } from './storage';

/** More matches than anyone plays at once; the oldest are forgotten. */
const MOST = 50;

interface Entry extends Partial<Sitting>, NewKeys {
  readonly at: number;
  /** The seat was left or lost: its key is only a way back. */
  readonly left?: true;
}

type Kept = Readonly<Record<string, Entry>>;

const KEY = 'sittings';
const kept = signal<Kept>(remembered<Kept>(KEY, {}));
// Another window of this browser may sit down or get up.
watchRemembered(KEY, () => {
  kept.value = remembered<Kept>(KEY, {});
});

/** Where this browser sits in a match. */
export function sittingIn(match: string): Sitting | null {
  const entry = kept.value[match];
  return entry?.left ? null : seatOf(entry);
}

/** The seat of a match that this browser has left or lost. */
export function formerSittingIn(match: string): Sitting | null {
  const entry = kept.value[match];
  return entry?.left ? seatOf(entry) : null;
}

// Only what the server knows: it refuses requests with more in them.
function seatOf({ playerID, credentials }: Partial<Sitting> = {}): Sitting | null {
  return playerID === undefined || credentials === undefined ? null : { playerID, credentials };
}

/** The keys of a match that belong to no seat. */
export function keysTo(match: string): NewKeys {
  const { hostKey, secret } = kept.value[match] ?? {};
  return { ...(hostKey !== undefined && { hostKey }), ...(secret !== undefined && { secret }) };
}

/** What opens a match that is not listed, if this browser has it. */
export function passTo(match: string): string | null {
  const { secret, credentials, hostKey } = kept.value[match] ?? {};
  return secret ?? credentials ?? hostKey ?? null;
}

/** The matches this browser sits in, the latest first. */
export function myMatches(): string[] {
  return latestFirst(kept.value)
    .map(([id]) => id)
    .filter((id) => sittingIn(id) !== null);
}

export function sit(match: string, { playerID, credentials }: Sitting): void {
  change(match, ({ left: _, ...entry }) => ({ ...entry, playerID, credentials }));
}

export function keepKeys(match: string, keys: NewKeys): void {
  change(match, (entry) => ({ ...entry, ...keys }));
}

/** The key of the link has turned out to be wrong. */
export function forgetSecret(match: string): void {
  change(match, ({ secret: _, ...entry }) => entry);
}

/** The seat with this key was left or lost; another window may have another seat by now. */
export function getUp(match: string, key: string): void {
  change(match, (entry) => (entry.credentials === key ? { ...entry, left: true } : entry));
}

/** The match is not there any more. */
export function forgetMatch(match: string): void {
  const { [match]: _, ...others } = current();
  keep(others);
}

function change(match: string, how: (entry: Entry) => Entry): void {
  const all = current();
  const before = all[match] ?? { at: 0 };
  const after = { ...how(before), at: Date.now() };
  keep(Object.fromEntries(latestFirst({ ...all, [match]: after }).slice(0, MOST)));
}

function latestFirst(all: Kept): [string, Entry][] {
  return Object.entries(all).sort(([, a], [, b]) => b.at - a.at);
}

/** As it is now, whichever window has changed it last. */
function current(): Kept {
  return remembered(KEY, kept.peek());
}

function keep(all: Kept): void {
  kept.value = all;
  remember(KEY, all);
}

/** What the player is called; a guest keeps the name they were given. */
export const playerName = signal(remembered('name', ''));
if (playerName.value === '') callMe(guestName());

export function callMe(name: string): void {
  playerName.value = name;
  remember('name', name);
}
