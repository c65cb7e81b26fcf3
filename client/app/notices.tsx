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

/** Shows a notice; one that says the same takes the place of the other. */
export function notify(text: string): void {
  const notice = { id: ++count, text };
  notices.value = [...notices.value.filter((other) => other.text !== text), notice].slice(-MOST);
  setTimeout(() => dismiss(notice.id), SHOWN_FOR);
}

function dismiss(id: number): void {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}

export function Notices() {
  return (
    <div class="notices" role="status" aria-live="polite">
      {notices.value.map(({ id, text }) => (
        <div key={id} class="notice">
          <p>{text}</p>
          <button type="button" class="notice__close" aria-label={t('app.close')} onClick={() => dismiss(id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
