/** The first page: what this is, and the shortest way to a game. */
import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import { NameField } from './parts/NameField';
import { BotsCard } from './start/BotsCard';
import { Combo } from './start/Combo';
import { FriendsCard } from './start/FriendsCard';
import { Resume } from './start/Resume';
import './StartPage.css';

/** The table is fetched while the player still reads, so that the game begins at once. */
const FETCH_AFTER = 1500;

export function StartPage() {
  useEffect(() => {
    const timer = setTimeout(() => void import('./MatchPage').catch(() => undefined), FETCH_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main class="page start">
      <section class="start__hero">
        <div class="start__words">
          <h1 class="start__title">{t('start.title')}</h1>
          <p class="start__what">{t('start.what')}</p>
          <a class="button start__learn" href="/learn">
            {t('start.learn')}
          </a>
        </div>
        <Combo />
      </section>
      <Resume />
      <div class="start__ways">
        <BotsCard />
        <FriendsCard />
      </div>
      <section class="start__more">
        <NameField />
        <a class="button" href="/lobby">
          {t('start.lobby')}
        </a>
      </section>
    </main>
  );
}
