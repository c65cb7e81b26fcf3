/** What is around every page but the table: the way to the others, and the notice of what this is. */
import type { ComponentChildren } from 'preact';
import { useLocation } from 'preact-iso';
import { type Key, t } from '../i18n';
import { OfflineBanner } from './OfflineBanner';
import { useTitle } from './title';
import './Frame.css';

const LINKS = [
  ['/', 'nav.play'],
  ['/lobby', 'nav.lobby'],
  ['/learn', 'nav.learn'],
  ['/cards', 'nav.cards'],
  ['/rules', 'nav.rules'],
  ['/settings', 'nav.settings'],
] as const;

/** Titles of the pages that do not name themselves. */
const TITLES: Readonly<Record<string, Key>> = {
  '/lobby': 'nav.lobby',
  '/new': 'create.title',
  '/learn': 'nav.learn',
  '/cards': 'nav.cards',
  '/rules': 'nav.rules',
  '/settings': 'nav.settings',
  '/credits': 'nav.credits',
};

export function Frame({ children }: { readonly children: ComponentChildren }) {
  const { path } = useLocation();
  // The table needs the whole window; until there is one, its page puts the frame around itself.
  if (/^\/(match|replay|learn)\//.test(path)) return <>{children}</>;
  return <TitledFrame path={path}>{children}</TitledFrame>;
}

function TitledFrame({ path, children }: { readonly path: string; readonly children: ComponentChildren }) {
  const title = TITLES[path];
  useTitle(title ? t(title) : '');
  return <Surround>{children}</Surround>;
}

/** The frame itself. */
export function Surround({ children }: { readonly children: ComponentChildren }) {
  const { path } = useLocation();
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
      <OfflineBanner />
      <div id="content" tabIndex={-1}>
        {children}
      </div>
      <footer class="frame__foot">
        <p>{t('app.fan')}</p>
        <a href="/credits">{t('nav.credits')}</a>
      </footer>
    </div>
  );
}
