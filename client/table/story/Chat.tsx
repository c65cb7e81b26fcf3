/** What the people at the table say to each other. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n';
import { PlayerMark } from '../../look/PlayerMark';
import { matchInfo } from '../../net/lobby';
import { useTable } from '../context';
import type { ChatLine } from '../session';
import { useNames } from './Said';
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
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState(0);
  const lines = session.chat.value;
  useEffect(() => {
    if (open) setRead(lines.length);
  }, [open, lines.length]);
  if (!session.say) return null;
  const unread = open ? 0 : lines.length - read;
  return (
    <details class="chat" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary class="chat__title">
        <h2>{t('chat.title')}</h2>
        {unread > 0 && <span class="chat__unread">{t('chat.unread', { count: unread })}</span>}
      </summary>
      <Lines lines={lines} />
      <Speak />
    </details>
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
    matchInfo(matchID, abort.signal)
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
