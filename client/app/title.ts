/** The title of the window. */
import { useEffect } from 'preact/hooks';
import { t } from '../i18n';

/** Names the page; an empty name leaves the app's alone. */
export function useTitle(page: string): void {
  const app = t('app.name');
  useEffect(() => {
    document.title = page === '' ? app : `${page} · ${app}`;
  }, [page, app]);
}
