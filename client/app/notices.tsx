/** Short notices over any page: what was refused and why, or that something has been done. They go away by themselves. */
import { signal } from '@preact/signals';
import { t } from '../i18n';
import './notices.css';

interface Notice {
  readonly id: number;
  readonly text: string;
}

const SHOWN_FOR = 7000;
const MOST = 3;

const notices = signal<readonly Notice[]>([]);
let count = 0;
/** Where the focus was before it came here. */
let before: HTMLElement | null = null;

/** Shows a notice; one that says the same takes the place of the other. */
export function notify(text: string): void {
  const notice = { id: ++count, text };
  notices.value = [...notices.peek().filter((other) => other.text !== text), notice].slice(-MOST);
  fade(notice.id);
}

/** Takes a notice away after a while, but not while someone is at it. */
function fade(id: number): void {
  setTimeout(() => {
    if (document.querySelector('.notices:is(:hover, :focus-within)')) fade(id);
    else dismiss(id);
  }, SHOWN_FOR);
}

function dismiss(id: number): void {
  notices.value = notices.peek().filter((notice) => notice.id !== id);
}

/** How many dialogs are open: the notices of the page would lie below them. */
export const dialogs = signal(0);

/** The notices of the page, as long as nothing covers them. */
export function PageNotices() {
  return dialogs.value > 0 ? null : <Notices />;
}

export function Notices() {
  return (
    <div
      class="notices"
      role="status"
      onFocusIn={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before = relatedTarget;
      }}
    >
      {notices.value.map(({ id, text }) => (
        <div key={id} class="notice">
          <p>{text}</p>
          <button
            type="button"
            class="notice__close"
            aria-label={t('app.close')}
            onClick={() => {
              dismiss(id);
              before?.focus();
            }}
          >
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
