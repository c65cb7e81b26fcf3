/** "Play against bots": one click, or a few choices first. */

import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { linkTo } from '../../app/links';
import { t } from '../../i18n';
import { catalog } from '../../net/catalog';
import { supply } from '../create/enough';
import { againstBots, type BotMatch } from '../create/quickMatch';
import { Choice } from '../parts/Choice';
import { levelChoices, playerChoices } from '../parts/choices';
import { Sets } from '../parts/Sets';
import { Trouble } from '../parts/Trouble';
import { useTask } from '../parts/useTask';
import { RobotArt } from './WayArt';

export function BotsCard() {
  const { route } = useLocation();
  const [wish, set] = useState<BotMatch>({ players: 2, level: 'greedy', sets: null });
  const { busy, problem, run } = useTask(async () => route(linkTo(await againstBots(wish))));
  const { have, need } = catalog.value ? supply(catalog.value, wish) : { have: 0, need: 0 };
  const tooFew = have < need;
  return (
    <section class="way way--bots">
      <div class="way__head">
        <RobotArt />
        <div>
          <h2>{t('bots.title')}</h2>
          <p>{t('bots.what')}</p>
        </div>
      </div>
      <button type="button" class="button button--go way__go" disabled={busy || tooFew} onClick={run}>
        {busy ? t('bots.dealing') : t('bots.go')}
      </button>
      {problem !== null && <Trouble problem={problem} onRetry={run} />}
      <div class="way__choices">
        <Choice
          label={t('option.players')}
          value={wish.players}
          options={playerChoices()}
          onChange={(players) => set({ ...wish, players })}
        />
        <Choice
          label={t('bots.level')}
          value={wish.level}
          options={levelChoices()}
          onChange={(level) => set({ ...wish, level })}
        />
        <details class="way__sets">
          <summary>{t('sets.choose')}</summary>
          <Sets chosen={wish.sets} onChange={(sets) => set({ ...wish, sets })} />
        </details>
        {tooFew && (
          <p class="way__refused" role="status">
            {t('sets.tooFew', { have, need, players: wish.players })}
          </p>
        )}
      </div>
    </section>
  );
}
