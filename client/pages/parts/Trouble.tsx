/** Something went wrong, in words, with a way on. */
import { t } from '../../i18n';
import { explain } from '../../net/http';
import './Trouble.css';

interface TroubleProps {
  readonly problem: unknown;
  readonly onRetry?: (() => void) | undefined;
}

export function Trouble({ problem, onRetry }: TroubleProps) {
  return (
    <div class="trouble" role="alert">
      <p>{explain(problem)}</p>
      {onRetry && (
        <button type="button" class="button" onClick={onRetry}>
          {t('app.retry')}
        </button>
      )}
    </div>
  );
}

/** The same, for a page that has nothing else to show. */
export function TroublePage({ problem, onRetry }: TroubleProps) {
  return (
    <main class="page troublepage">
      <h1>{t('trouble.title')}</h1>
      <p>{explain(problem)}</p>
      <p class="troublepage__ways">
        {onRetry && (
          <button type="button" class="button button--go" onClick={onRetry}>
            {t('app.retry')}
          </button>
        )}
        <a class="button" href="/">
          {t('app.home')}
        </a>
        <a class="button" href="/lobby">
          {t('nav.lobby')}
        </a>
      </p>
    </main>
  );
}
