import { t } from '../i18n';

export function CardsPage() {
  return (
    <main class="page">
      <h1>{t('app.name')}</h1>
    </main>
  );
}
