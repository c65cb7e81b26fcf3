/** The shortcuts of the table. */
import { settings } from '../../app/settings';
import type { Intent } from '../intent';
import { type Shortcut, shortcutFor } from '../shortcuts';
import type { Hands } from './input';
import { drawer, opened, showPage, togglePage } from './screen';

interface Acts {
  readonly intent: Intent;
  readonly skip: () => void;
  readonly inspect: Hands['inspect'];
}

export function listenForKeys(root: HTMLElement, { intent, skip, inspect }: Acts): () => void {
  const focus = (selector: string): void => root.querySelector<HTMLElement>(selector)?.focus();

  const acts: Readonly<Record<Shortcut, () => void>> = {
    finish: () => intent.finish(),
    decline: () => intent.decline(),
    confirm: () => intent.confirm(),
    undo: () => intent.undo(),
    next: () => focusNext(root),
    hand: () => focus('.hand [data-item][tabindex="0"], .hand [data-item]'),
    bases: () => focus('.board [data-item][tabindex="0"], .board [data-item]'),
    prompt: () => focus('.table__question :is(button, input), .table__prompt :is(button, input)'),
    players: () => {
      opened.value = { kind: 'players' };
    },
    inspect: () => {
      const id = document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset.card;
      if (id !== undefined) inspect(Number(id));
    },
    log: () => togglePage('log'),
    chat: () => {
      togglePage('chat');
      if (drawer.value === 'chat') requestAnimationFrame(() => focus('.drawer__body :is(input, textarea)'));
    },
    skip,
    menu: () => {
      opened.value = { kind: 'menu' };
    },
    help: () => {
      opened.value = { kind: 'help' };
    },
  };

  const keydown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const { target } = event;
    if (document.querySelector('dialog:modal')) return;
    if (event.key === 'Escape') {
      const lifted = intent.lifted.peek();
      if (lifted !== null) {
        intent.drop();
        focus(`[data-card="${lifted}"]`);
      } else if (drawer.value !== null && target instanceof Element && target.closest('.drawer')) showPage(null);
      return;
    }
    if (!settings.value.useShortcuts) return;
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return;
    const name = shortcutFor(event.key, settings.value.shortcuts);
    if (!name) return;
    event.preventDefault();
    acts[name]();
  };
  window.addEventListener('keydown', keydown);
  return () => window.removeEventListener('keydown', keydown);
}

/** Takes the focus to the next thing that a press would do something to. */
function focusNext(root: HTMLElement): void {
  const things = [...root.querySelectorAll<HTMLElement>('[data-item][data-meaning]')].filter(
    (thing) => thing.offsetParent !== null,
  );
  const at = things.indexOf(document.activeElement as HTMLElement);
  things[(at + 1) % things.length]?.focus();
}
