/** The matches of this server: to join, to watch, to see again. */
import { useLocation } from 'preact-iso';
import { t } from '../i18n';
import { addressOf, type Filters, filtersFrom } from './lobby/filters';
import { MatchRow } from './lobby/MatchRow';
import { useMatches } from './lobby/useMatches';
import { Choice } from './parts/Choice';
import { playerChoices } from './parts/choices';
import { Trouble } from './parts/Trouble';
import './LobbyPage.css';

export function LobbyPage() {
  const { query, route } = useLocation();
  const filters = filtersFrom(query);
  const { matches, next, problem, refresh } = useMatches(filters);
  const change = (some: Partial<Filters>): void => route(addressOf({ ...filters, after: null, ...some }), true);
  return (
    <main class="page">
      <div class="lobby__head">
        <h1>{t('lobby.title')}</h1>
        <a class="button button--go" href="/new?listed">
          {t('lobby.create')}
        </a>
      </div>
      <div class="lobby__filters">
        <Choice
          label={t('lobby.show')}
          value={filters.show}
          options={(['all', 'open', 'over'] as const).map((value) => ({ value, text: t(`lobby.${value}`) }))}
          onChange={(show) => change({ show })}
        />
        <Choice
          label={t('option.players')}
          value={filters.players ?? 0}
          options={[{ value: 0, text: t('lobby.anyNumber') }, ...playerChoices()]}
          onChange={(players) => change({ players: players === 0 ? null : players })}
        />
        <button type="button" class="button" onClick={refresh}>
          {t('lobby.refresh')}
        </button>
      </div>
      {problem !== null && <Trouble problem={problem} onRetry={refresh} />}
      {matches === null ? (
        problem === null && <p role="status">{t('app.loading')}</p>
      ) : matches.length === 0 ? (
        <Nothing isFiltered={filters.show !== 'all' || filters.players !== null || filters.after !== null} />
      ) : (
        <ul class="lobby__matches">
          {matches.map((match) => (
            <MatchRow key={match.matchID} match={match} />
          ))}
        </ul>
      )}
      {(filters.after !== null || next !== null) && (
        <nav class="lobby__pages" aria-label={t('lobby.pages')}>
          {filters.after !== null && (
            <a class="button" href={addressOf({ ...filters, after: null })}>
              {t('lobby.firstPage')}
            </a>
          )}
          {next !== null && (
            <a class="button" href={addressOf({ ...filters, after: next })}>
              {t('lobby.nextPage')}
            </a>
          )}
        </nav>
      )}
    </main>
  );
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  return (
    <section class="lobby__nothing">
      <h2>{t('lobby.nothing')}</h2>
      <p>{t('lobby.nothingWhat')}</p>
      <p class="lobby__ways">
        <a class="button button--go" href="/new?listed">
          {t('lobby.create')}
        </a>
        <a class="button" href="/">
          {t('bots.title')}
        </a>
        {isFiltered && (
          <a class="button" href="/lobby">
            {t('lobby.allMatches')}
          </a>
        )}
      </p>
    </section>
  );
}
