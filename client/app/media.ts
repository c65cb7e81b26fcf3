/** What the browser says about the screen and the wishes of who sits there, for as long as it holds. */
import { type ReadonlySignal, signal } from '@preact/signals';

export function watched(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
}
