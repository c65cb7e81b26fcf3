/** Giving keys to actions: one key, one action. */

type Keys = Readonly<Record<string, string>>;

/** Keys that lead around every page, and are no shortcuts. */
const NEEDED = ['Tab', 'Enter', ' ', 'Escape', 'Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead'];

/** Whether a key can be a shortcut. */
export function isFree(key: string): boolean {
  return !NEEDED.includes(key) && !key.startsWith('Arrow') && key !== 'Unidentified';
}

/** The keys of all actions: those of the player, else the usual ones. Empty text is no key. */
export function keysOf(usual: Keys, own: Keys): Keys {
  return { ...usual, ...Object.fromEntries(Object.entries(own).filter(([name]) => name in usual)) };
}

interface Remapped {
  /** What differs from the usual keys. */
  readonly own: Keys;
  /** The action that has lost its key. */
  readonly robbed: string | null;
}

/** Gives a key to an action; the action that had it has none then. */
export function remapped(usual: Keys, own: Keys, action: string, key: string): Remapped {
  const before = keysOf(usual, own);
  const robbed = Object.keys(before).find((name) => name !== action && key !== '' && isSame(before[name], key)) ?? null;
  const after = { ...before, [action]: key, ...(robbed !== null && { [robbed]: '' }) };
  return { own: Object.fromEntries(Object.entries(after).filter(([name, one]) => one !== usual[name])), robbed };
}

function isSame(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}

/** A key as it is printed on a keyboard. */
export function printed(key: string): string {
  return key.length === 1 ? key.toUpperCase() : key;
}
