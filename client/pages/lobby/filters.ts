/** What the lobby shows, as its address says it. */
import type { ListFilter } from '../../net/lobby';

const SHOWN = ['all', 'open', 'over'] as const;

export interface Filters {
  /** Every match that is not over, those with a free seat, or those that are over. */
  readonly show: (typeof SHOWN)[number];
  /** Null for any number. */
  readonly players: number | null;
  /** Where the page begins; null for the first one. */
  readonly after: string | null;
}

type Query = Readonly<Record<string, string | undefined>>;

/** Whatever makes no sense is as if it were not there. */
export function filtersFrom({ show, players, after }: Query): Filters {
  return {
    show: SHOWN.find((one) => one === show) ?? 'all',
    players: [2, 3, 4].find((count) => String(count) === players) ?? null,
    after: after !== undefined && /^\d{1,15}_[\w-]{1,40}$/.test(after) ? after : null,
  };
}

export function addressOf({ show, players, after }: Filters): string {
  const query = new URLSearchParams();
  if (show !== 'all') query.set('show', show);
  if (players !== null) query.set('players', String(players));
  if (after !== null) query.set('after', after);
  const text = query.toString();
  return text === '' ? '/lobby' : `/lobby?${text}`;
}

/** Matches on one page. */
const PAGE = 20;

export function requestOf({ show, players, after }: Filters): ListFilter {
  return {
    limit: PAGE,
    finished: show === 'over',
    ...(show === 'open' && { open: true }),
    ...(players !== null && { players }),
    ...(after !== null && { after }),
  };
}
