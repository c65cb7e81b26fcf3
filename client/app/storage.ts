/** What the browser remembers. A browser that allows no storage still plays; it only forgets. */

export function remembered<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`smashtable.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(`smashtable.${key}`);
    else localStorage.setItem(`smashtable.${key}`, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the page works without.
  }
}

/** Calls back when another window of this browser has changed what is remembered. */
export function watchRemembered(key: string, changed: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === `smashtable.${key}`) changed();
  });
}
