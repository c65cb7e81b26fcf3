/** What is around every page but the table: the way to the others, and the notice of what this is. */
import type { ComponentChildren } from 'preact';
import { useLocation } from 'preact-iso';
import { t } from '../i18n';

const LINKS = [
  ['/', 'nav.play'],
  ['/lobby', 'nav.lobby'],
  ['/learn', 'nav.learn'],
  ['/cards', 'nav.cards'],
  ['/rules', 'nav.rules'],
  ['/settings', 'nav.settings'],
] as const;

export function Frame({ children }: { readonly children: ComponentChildren }) {
  const { path } = useLocation();
  // The table needs the whole window.
  if (/^\/(match|replay|learn)\//.test(path)) return <>{children}</>;
  return (
    <div class="frame">
      <a class="skip" href="#content">
        {t('app.skip')}
      </a>
      <header class="frame__head">
        <a class="frame__name" href="/">
          {t('app.name')}
        </a>
        <nav aria-label={t('nav.label')}>
          {LINKS.map(([href, key]) => (
            <a key={href} href={href} aria-current={path === href ? 'page' : undefined}>
              {t(key)}
            </a>
          ))}
        </nav>
      </header>
      <div id="content">{children}</div>
      <footer class="frame__foot">
        <p>{t('app.fan')}</p>
        <a href="/credits">{t('nav.credits')}</a>
      </footer>
    </div>
  );
}
