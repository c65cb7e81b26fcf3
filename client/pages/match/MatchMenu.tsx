/** What can be done about a match as a whole: look something up, send the link, go away. */
import type { RefObject } from 'preact';
import { useLocation } from 'preact-iso';
import { t } from '../../i18n';
import type { Sitting } from '../../net/lobby';
import { Invite } from './Invite';
import { giveUp } from './seating';

interface MatchMenuProps {
  readonly matchID: string;
  readonly sitting: Sitting | null;
  readonly over: boolean;
  readonly dialog: RefObject<HTMLDialogElement | null>;
}

export function MatchMenu({ matchID, sitting, over, dialog }: MatchMenuProps) {
  const { route } = useLocation();
  return (
    <dialog ref={dialog} class="menu" aria-labelledby="menu-title">
      <h2 id="menu-title">{t('match.menu')}</h2>
      <Invite matchID={matchID} />
      <p class="menu__links">
        <a class="button" href="/rules">
          {t('nav.rules')}
        </a>
        <a class="button" href="/cards">
          {t('nav.cards')}
        </a>
        <a class="button" href="/settings">
          {t('nav.settings')}
        </a>
        <a class="button" href="/">
          {t('app.home')}
        </a>
      </p>
      <p class="menu__hint">{sitting && !over ? t('match.seatKept') : null}</p>
      {sitting && !over && (
        <section class="menu__leave">
          <p>{t('match.leaveWhat')}</p>
          <button
            type="button"
            class="button"
            onClick={() => {
              void giveUp(matchID, sitting);
              route('/');
            }}
          >
            {t('match.leave')}
          </button>
        </section>
      )}
      <button type="button" class="button button--go" onClick={() => dialog.current?.close()}>
        {t('match.back')}
      </button>
    </dialog>
  );
}
