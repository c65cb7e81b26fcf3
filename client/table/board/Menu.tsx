/** What is not part of the game: settings at hand, the invite link, help, and the way out. */
import { useState } from 'preact/hooks';
import { linkTo } from '../../app/links';
import { giveUp } from '../../app/seating';
import { change, type Settings, settings } from '../../app/settings';
import { sittingIn } from '../../app/sittings';
import { t } from '../../i18n';
import { useTable } from '../context';
import { opened, showPage } from './screen';

const SPEEDS: readonly Settings['motion'][] = ['off', 'fast', 'normal', 'slow'];

export function Menu() {
  const { session } = useTable();
  const { sound, motion } = settings.value;
  return (
    <div class="menu">
      <button
        type="button"
        class="button"
        onClick={() => {
          opened.value = null;
          showPage('log');
        }}
      >
        {t('menu.log')}
      </button>
      <Invite match={session.matchID} />
      <label class="menu__line">
        <input type="checkbox" checked={sound} onChange={(event) => change({ sound: event.currentTarget.checked })} />
        {t('menu.sound')}
      </label>
      <label class="menu__line">
        {t('menu.motion')}
        <select
          value={motion}
          onChange={(event) => change({ motion: event.currentTarget.value as Settings['motion'] })}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {t(`menu.motion.${speed}`)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        class="button"
        onClick={() => {
          opened.value = { kind: 'help' };
        }}
      >
        {t('menu.shortcuts')}
      </button>
      <a class="button" href="/settings">
        {t('menu.settings')}
      </a>
      <a class="button" href="/">
        {t('menu.home')}
      </a>
      {session.me !== null && session.make && <Leave match={session.matchID} />}
    </div>
  );
}

function Invite({ match }: { readonly match: string }) {
  const [copied, setCopied] = useState(false);
  const link = location.origin + linkTo(match);
  return (
    <div class="menu__invite">
      <label class="menu__line">
        {t('menu.invite')}
        <input readonly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button
        type="button"
        class="button"
        onClick={async () => {
          try {
            await navigator.clipboard.writeText(link);
            setCopied(true);
          } catch {
            // Pages without a secure connection may not copy; the link can be selected.
          }
        }}
      >
        {copied ? t('menu.copied') : t('menu.copy')}
      </button>
    </div>
  );
}

/** Giving up a seat leaves it to a bot: it asks once more. */
function Leave({ match }: { readonly match: string }) {
  const [sure, setSure] = useState(false);
  const sitting = sittingIn(match);
  if (!sitting) return null;
  const leave = async (): Promise<void> => {
    if (await giveUp(match, sitting)) location.assign('/');
  };
  return (
    <div class="menu__leave">
      {sure && <p role="alert">{t('menu.leaveSure')}</p>}
      <button type="button" class="button" onClick={() => (sure ? void leave() : setSure(true))}>
        {sure ? t('menu.leaveNow') : t('menu.leave')}
      </button>
    </div>
  );
}
