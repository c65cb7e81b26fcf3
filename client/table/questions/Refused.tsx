/** Why the server refused what was just tried, in words. */
import { useEffect, useState } from 'preact/hooks';
import { isKey, t, told } from '../../i18n';
import { useTable } from '../context';
import type { Refused as Refusal } from '../session';

/** How long it stays, in milliseconds. */
const SHOWN_FOR = 8000;

export function Refused() {
  const { session } = useTable();
  const refused = session.refused.value;
  const [gone, dismiss] = useState(0);
  useEffect(() => {
    if (!refused) return;
    const timer = setTimeout(() => dismiss(refused.count), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [refused]);
  return (
    <div role="alert" class="prompt__refused">
      {refused && refused.count > gone ? <p>{refusalText(refused)}</p> : null}
    </div>
  );
}

function refusalText({ reason, detail }: Pick<Refusal, 'reason' | 'detail'>): string {
  if (reason === 'moveRefused')
    return t('refused.title', { reason: told('refused', detail.split(':')[0] ?? '', 'refused.other') });
  const key = `error.${reason}`;
  return isKey(key) ? t(key, { detail }) : t('error.failed');
}
