/** What the people at the table say to each other. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { passTo } from '../../app/sittings';
import { t } from '../../i18n';
import { PlayerMark } from '../../look/PlayerMark';
import { matchInfo } from '../../net/lobby';
import { useTable } from '../context';
import type { ChatLine } from '../session';
import { useNames } from './Said';
import { readingOf } from './unread';
import './Chat.css';

const PHRASES = [
  'chat.phrase.hello',
  'chat.phrase.luck',
  'chat.phrase.nice',
  'chat.phrase.ouch',
  'chat.phrase.think',
  'chat.phrase.thanks',
  'chat.phrase.sorry',
  'chat.phrase.game',
] as const;

const LONGEST = 300;

export function Chat() {
  const { session } = useTable();
  const lines = session.chat.value;
  useEffect(() => readingOf(session).readAll(), [session, lines.length]);
  if (!session.say) return <p class="chat chat__off">{t('chat.none')}</p>;
  return (
    <section class="chat" aria-label={t('chat.title')}>
      <Lines lines={lines} />
      <Speak />
    </section>
  );
}

/** The number of messages that have not been read, where there are some. */
export function Unread() {
  const { session } = useTable();
  const count = readingOf(session).unread.value;
  if (count === 0) return null;
  return (
    <span class="unread">
      <span aria-hidden="true">{count}</span>
      <span class="unseen">{t('chat.unread', { count })}</span>
    </span>
  );
}

function Lines({ lines }: { readonly lines: readonly ChatLine[] }) {
  const names = useNames();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [lines.length]);
  if (lines.length === 0) return <p class="chat__empty">{t('chat.empty')}</p>;
  return (
    <ol class="chat__lines" ref={list}>
      {lines.map(({ id, sender, name, text }) => (
        <li key={id}>
          {sender !== null && <PlayerMark seat={sender} />}
          <b>{sender === null ? t('chat.spectator', { name: name || t('chat.anyone') }) : names.player(sender)}</b>{' '}
          {text}
        </li>
      ))}
    </ol>
  );
}

/** Ready phrases and one's own words; who watches may not speak everywhere. */
function Speak() {
  const { session } = useTable();
  const [text, write] = useState('');
  const [allowed, allow] = useState(true);
  const { matchID, me } = session;
  useEffect(() => {
    if (me !== null) return;
    const abort = new AbortController();
    matchInfo(matchID, passTo(matchID), abort.signal)
      .then(({ table }) => allow(table.spectatorChat !== false))
      .catch(() => undefined);
    return () => abort.abort();
  }, [matchID, me]);
  if (!allowed) return <p class="chat__off">{t('chat.off')}</p>;
  return (
    <div class="chat__speak">
      <ul class="chat__phrases" aria-label={t('chat.ready')}>
        {PHRASES.map((key) => (
          <li key={key}>
            <button type="button" class="chat__phrase" onClick={() => session.say?.(t(key))}>
              {t(key)}
            </button>
          </li>
        ))}
      </ul>
      <form
        class="chat__form"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') session.say?.(text.trim());
          write('');
        }}
      >
        <input
          type="text"
          aria-label={t('chat.write')}
          placeholder={t('chat.write')}
          maxLength={LONGEST}
          value={text}
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
        <button type="submit" class="button">
          {t('chat.send')}
        </button>
      </form>
    </div>
  );
}
