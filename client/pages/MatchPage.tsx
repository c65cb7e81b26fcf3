/** One match: the room where its players gather, then the table. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { arriveIfLost } from '../app/arrival';
import { Surround } from '../app/Frame';
import { useLinkSecret } from '../app/links';
import { isReseating } from '../app/seating';
import { sittingIn } from '../app/sittings';
import { useTitle } from '../app/title';
import { t } from '../i18n';
import { Problem } from '../net/http';
import { Table } from '../table/Table';
import { useGlance } from '../table/useGlance';
import { MatchNews } from './match/MatchNews';
import { useMatchInfo } from './match/useMatchInfo';
import { hasBegun, isAwaited, useRefusals, useSession } from './match/useSession';
import { WaitRoom } from './match/WaitRoom';
import { TroublePage } from './parts/Trouble';
import './MatchPage.css';

export function MatchPage() {
  const id = useRoute().params.id ?? '';
  return <Match key={id} id={id} />;
}

/** Problems that trying again does not mend. */
const FINAL = ['matchNotFound', 'matchClosed', 'secretNeeded', 'banned'];

interface MatchProps {
  readonly id: string;
  /** What a lesson adds to the table. */
  readonly children?: ComponentChildren;
}

export function Match({ id, children }: MatchProps) {
  useLinkSecret(id);
  const sitting = sittingIn(id);
  const { info, problem, retry } = useMatchInfo(id);
  const { session, renew } = useSession(id, sitting, info !== null);
  const [refusal, refuse] = useState<Problem | null>(null);
  useRefusals(session, refuse);

  useTitle(useGlance(session?.view, isAwaited) ? t('match.yourTurn') : t('match.page'));
  const begun = useGlance(session?.view, hasBegun) ?? info?.started ?? false;
  // Who takes the last seat stays in the room until there is a session for that seat.
  const isArriving = isReseating(id) || (sitting !== null && session?.me === null);
  const isAtTable = useRef(false);
  isAtTable.current ||= begun && !isArriving;
  // The room gives way to the table, and what was pressed last with it.
  useEffect(() => {
    if (isAtTable.current) arriveIfLost();
  }, [isAtTable.current]);

  const failure = refusal ?? (info === null ? problem : null);
  if (failure !== null) {
    const isFinal = failure instanceof Problem && FINAL.includes(failure.reason);
    return (
      <Surround>
        <TroublePage problem={failure} onRetry={isFinal ? undefined : refusal ? () => location.reload() : retry} />
      </Surround>
    );
  }
  if (!info || !session)
    return (
      <Surround>
        <main class="page">
          <p role="status">{t('app.loading')}</p>
        </main>
      </Surround>
    );
  if (!isAtTable.current)
    return (
      <Surround>
        <WaitRoom info={info} session={session} sitting={sitting} />
      </Surround>
    );
  return (
    <div class="match">
      <MatchNews session={session} sitting={sitting} onBack={renew} />
      <Table key={`${id}-${session.me}`} session={session}>
        {children}
      </Table>
    </div>
  );
}
