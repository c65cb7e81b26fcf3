/** What is shown if the app itself fails: words and a way on instead of an empty window. */
import { Component, type ComponentChildren } from 'preact';
import { t } from '../i18n';

interface FallbackProps {
  readonly children: ComponentChildren;
}

export class Fallback extends Component<FallbackProps, { failed: boolean }> {
  override state = { failed: false };

  static override getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main class="page">
        <h1>{t('fallback.title')}</h1>
        <p>{t('fallback.what')}</p>
        <p>
          <button type="button" class="button button--go" onClick={() => location.reload()}>
            {t('fallback.reload')}
          </button>{' '}
          <button type="button" class="button" onClick={() => location.assign('/')}>
            {t('app.home')}
          </button>
        </p>
      </main>
    );
  }
}
