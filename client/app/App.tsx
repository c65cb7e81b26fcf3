/** The app: one address for each page, each loaded when it is first needed. */
import { ErrorBoundary, LocationProvider, Route, Router } from 'preact-iso';
import { t } from '../i18n';
import { StartPage } from '../pages/StartPage';
import { arrive } from './arrival';
import { Fallback } from './Fallback';
import { Frame } from './Frame';
import { PageNotices } from './notices';
import { pageOf } from './pageOf';

const LobbyPage = pageOf(() => import('../pages/LobbyPage').then((page) => page.LobbyPage));
const CreatePage = pageOf(() => import('../pages/CreatePage').then((page) => page.CreatePage));
const MatchPage = pageOf(() => import('../pages/MatchPage').then((page) => page.MatchPage));
const ReplayPage = pageOf(() => import('../pages/ReplayPage').then((page) => page.ReplayPage));
const CardsPage = pageOf(() => import('../pages/CardsPage').then((page) => page.CardsPage));
const RulesPage = pageOf(() => import('../pages/RulesPage').then((page) => page.RulesPage));
const LearnPage = pageOf(() => import('../pages/LearnPage').then((page) => page.LearnPage));
const SettingsPage = pageOf(() => import('../pages/SettingsPage').then((page) => page.SettingsPage));
const CreditsPage = pageOf(() => import('../pages/CreditsPage').then((page) => page.CreditsPage));

export function App() {
  return (
    <Fallback>
      <LocationProvider>
        <ErrorBoundary>
          <Frame>
            <Router onRouteChange={arrive}>
              <Route path="/" component={StartPage} />
              <Route path="/lobby" component={LobbyPage} />
              <Route path="/new" component={CreatePage} />
              <Route path="/match/:id" component={MatchPage} />
              <Route path="/replay/:id" component={ReplayPage} />
              <Route path="/cards" component={CardsPage} />
              <Route path="/rules" component={RulesPage} />
              <Route path="/learn" component={LearnPage} />
              <Route path="/learn/:id" component={LearnPage} />
              <Route path="/settings" component={SettingsPage} />
              <Route path="/credits" component={CreditsPage} />
              <Route default component={Missing} />
            </Router>
          </Frame>
        </ErrorBoundary>
      </LocationProvider>
      <PageNotices />
    </Fallback>
  );
}

function Missing() {
  return (
    <main class="page">
      <h1>{t('page.missing')}</h1>
      <a class="button" href="/">
        {t('app.home')}
      </a>
    </main>
  );
}
