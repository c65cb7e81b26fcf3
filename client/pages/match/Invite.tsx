/** The link that brings friends to this match. */
import { useId, useRef } from 'preact/hooks';
import { linkTo } from '../../app/links';
import { notify } from '../../app/notices';
import { t } from '../../i18n';

const LOCAL = /^(localhost|127\.|\[::1\])/;

export function Invite({ matchID }: { readonly matchID: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const link = location.origin + linkTo(matchID);
  const copy = async (): Promise<void> => {
    field.current?.select();
    notify((await copied(link)) ? t('invite.copied') : t('invite.byHand'));
  };
  return (
    <section class="panel invite">
      <h2>{t('invite.title')}</h2>
      <label for={id}>{t('invite.link')}</label>
      <div class="invite__row">
        <input
          id={id}
          ref={field}
          class="invite__link"
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" class="button button--accent" onClick={() => void copy()}>
          {t('invite.copy')}
        </button>
        {'share' in navigator && (
          <button type="button" class="button" onClick={() => void share(link)}>
            {t('invite.share')}
          </button>
        )}
      </div>
      {LOCAL.test(location.host) && <p class="invite__hint">{t('invite.local')}</p>}
    </section>
  );
}

/** Copies a text; also where the browser allows its clipboard to safe addresses only. The text must be selected. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}

async function share(url: string): Promise<void> {
  // Who closes the sheet has changed their mind; that is no failure.
  await navigator.share({ title: t('app.name'), text: t('invite.text'), url }).catch(() => undefined);
}
