/** The log and the chat, beside the table or, where there is no room, over it. */
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n';
import { Chat, Unread } from '../story/Chat';
import { Story } from '../story/Story';
import { drawer, narrow, type Page, showPage } from './screen';
import './Drawer.css';

const PAGES: readonly Page[] = ['log', 'chat'];

export function Drawer() {
  const page = drawer.value;
  const aside = useRef<HTMLElement>(null);
  const over = narrow.value;
  useEffect(() => {
    if (page === null || !over) return;
    const before = document.activeElement;
    aside.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [page === null, over]);
  if (page === null) return null;
  return (
    <aside
      class="drawer"
      ref={aside}
      aria-label={t(`drawer.${page}`)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') showPage(null);
      }}
    >
      <header class="drawer__head">
        {PAGES.map((one) => (
          <button
            key={one}
            type="button"
            class="drawer__page"
            aria-pressed={one === page}
            onClick={() => showPage(one)}
          >
            {t(`drawer.${one}`)} {one === 'chat' && <Unread />}
          </button>
        ))}
        <button type="button" class="drawer__close" aria-label={t('drawer.close')} onClick={() => showPage(null)}>
          ×
        </button>
      </header>
      <div class="drawer__body">{page === 'log' ? <Story /> : <Chat />}</div>
    </aside>
  );
}
