/** Says when this machine has lost its network. */
import { signal } from '@preact/signals';
import { t } from '../i18n';

const offline = signal(!navigator.onLine);
addEventListener('online', () => {
  offline.value = false;
});
addEventListener('offline', () => {
  offline.value = true;
});

export function OfflineBanner() {
  return (
    <div class="offline" role="status">
      {offline.value && <p>{t('app.offline')}</p>}
    </div>
  );
}
