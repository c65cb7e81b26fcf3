/** What is open at the table besides the table itself, and how much room there is. */
import { signal } from '@preact/signals';
import type { PlayerId } from '../../../game/state';
import { watched } from '../../app/media';
import { settings } from '../../app/settings';
import { remember, remembered } from '../../app/storage';

export type Page = 'log' | 'chat';

export type Window =
  | { readonly kind: 'menu' | 'help' | 'players' | 'bases' }
  | { readonly kind: 'discard'; readonly seat: PlayerId };

/** The dialog that is open. */
export const opened = signal<Window | null>(null);

/** The drawer lies over the table instead of beside it. */
export const narrow = watched('(max-width: 1023px)');

/** One base fills the screen. */
export const oneBase = watched('(max-width: 699px), (max-height: 519px)');

/** The page the drawer shows; null while it is closed. */
export const drawer = signal<Page | null>(
  matchMedia('(min-width: 1400px)').matches ? remembered<Page | null>('drawer', 'log') : null,
);

export function showPage(page: Page | null): void {
  drawer.value = page;
  if (!narrow.value) remember('drawer', page);
}

export function togglePage(page: Page): void {
  showPage(drawer.value === page ? null : page);
}

/** How the page scrolls by itself. */
export function scrolling(): ScrollBehavior {
  return settings.value.motion === 'off' ? 'instant' : 'smooth';
}
