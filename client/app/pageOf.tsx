/** Pages that are loaded when they are first needed, and what is shown if one does not come. */
import type { ComponentType } from 'preact';
import { lazy } from 'preact-iso';
import { t } from '../i18n';

export function pageOf(load: () => Promise<ComponentType>): ComponentType {
  return lazy(() => load().catch(() => Unloaded)) as ComponentType;
}

/** The server is away, or has a newer version of the app; both are mended by loading the page again. */
function Unloaded() {
  return (
    <main class="page">
      <h1>{t('trouble.title')}</h1>
      <p>{t('page.unloaded')}</p>
      <button type="button" class="button button--go" onClick={() => location.reload()}>
        {t('fallback.reload')}
      </button>
    </main>
  );
}
