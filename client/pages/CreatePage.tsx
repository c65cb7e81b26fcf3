/** A new match, with every option. */
import { t } from '../i18n';

export function CreatePage() {
  return (
    <main class="page">
      <h1>{t('create.title')}</h1>
    </main>
  );
}
