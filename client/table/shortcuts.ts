/** Keys for what one does often at the table. Each can be changed or switched off in the settings; nothing needs them. */

/** Actions by name with the keys they have at first. */
export const SHORTCUTS = {
  finish: 'f',
  decline: 'p',
  confirm: 'c',
  undo: 'z',
  next: 'n',
  hand: 'h',
  bases: 'b',
  prompt: 'q',
  players: 'o',
  inspect: 'i',
  log: 'l',
  chat: 't',
  skip: 's',
  menu: 'm',
  help: '?',
} as const;

export type Shortcut = keyof typeof SHORTCUTS;

export const SHORTCUT_NAMES = Object.keys(SHORTCUTS) as readonly Shortcut[];

/** The key of an action, where the player may have chosen another; empty if it has none. */
export function keyOf(name: Shortcut, own: Readonly<Record<string, string>>): string {
  return own[name] ?? SHORTCUTS[name];
}

/** The action of a key, if it has one. */
export function shortcutFor(key: string, own: Readonly<Record<string, string>>): Shortcut | null {
  const wanted = key.toLowerCase();
  return SHORTCUT_NAMES.find((name) => keyOf(name, own).toLowerCase() === wanted && wanted !== '') ?? null;
}
