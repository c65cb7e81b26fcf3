/** "Play with friends": a match of their own, and a link to send them. */

import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { linkTo } from '../../app/links';
import { settings } from '../../app/settings';
import { t } from '../../i18n';
import { withFriends } from '../create/quickMatch';
import { Choice } from '../parts/Choice';
import { playerChoices } from '../parts/choices';
import { Trouble } from '../parts/Trouble';
import { useTask } from '../parts/useTask';
import { FriendsArt } from './WayArt';

export function FriendsCard() {
  const { route } = useLocation();
  const [players, set] = useState(2);
  const { busy, problem, run } = useTask(async () => {
    const setupData = settings.peek().alwaysAsk ? { priority: 'always' } : {};
    route(linkTo(await withFriends({ numPlayers: players, unlisted: true, setupData })));
  });
  return (
    <section class="way way--friends">
      <div class="way__head">
        <FriendsArt />
        <div>
          <h2>{t('friends.title')}</h2>
          <p>{t('friends.what')}</p>
        </div>
      </div>
      <button type="button" class="button button--accent way__go" disabled={busy} onClick={run}>
        {t('friends.go')}
      </button>
      {problem !== null && <Trouble problem={problem} onRetry={run} />}
      <div class="way__choices">
        <Choice label={t('option.players')} value={players} options={playerChoices()} onChange={set} />
        <p class="way__hint">{t('friends.bots')}</p>
        <a class="way__link" href={`/new?players=${players}`}>
          {t('friends.options')}
        </a>
      </div>
    </section>
  );
}
