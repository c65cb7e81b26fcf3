/** A new match, with every option in plain words. */
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { linkTo } from '../app/links';
import { settings } from '../app/settings';
import { t } from '../i18n';
import { catalog } from '../net/catalog';
import { supply } from './create/enough';
import { FactionOptions } from './create/FactionOptions';
import { HouseOptions } from './create/HouseOptions';
import { withFriends } from './create/quickMatch';
import { TableOptions } from './create/TableOptions';
import { newMatch, pickProblem, USUAL, type Wishes } from './create/wishes';
import { NameField } from './parts/NameField';
import { Trouble } from './parts/Trouble';
import { useTask } from './parts/useTask';
import './CreatePage.css';

export function CreatePage() {
  const { route, query } = useLocation();
  const [wishes, set] = useState<Wishes>(() => ({
    ...USUAL,
    players: [2, 3, 4].find((count) => String(count) === query.players) ?? 2,
    listed: query.listed !== undefined,
    priority: settings.peek().alwaysAsk ? 'always' : 'usable',
  }));
  const { busy, problem, run } = useTask(async () => route(linkTo(await withFriends(newMatch(wishes)))));
  const change = (some: Partial<Wishes>): void => set({ ...wishes, ...some });
  const hindrance = hindranceOf(wishes);
  return (
    <main class="page">
      <h1>{t('create.title')}</h1>
      <form
        class="create"
        onSubmit={(event) => {
          event.preventDefault();
          if (hindrance === null) run();
        }}
      >
        <TableOptions wishes={wishes} change={change} />
        <FactionOptions wishes={wishes} change={change} />
        <HouseOptions wishes={wishes} change={change} />
        <div class="create__end">
          <NameField />
          {problem !== null && <Trouble problem={problem} />}
          <p class="create__hindrance" role="status">
            {hindrance}
          </p>
          <button type="submit" class="button button--go create__go" disabled={busy || hindrance !== null}>
            {t('create.go')}
          </button>
        </div>
      </form>
    </main>
  );
}

/** Why the match cannot be created as it is wished for, or null. */
function hindranceOf(wishes: Wishes): string | null {
  if (wishes.sets?.length === 0) return t('sets.none');
  const problem = pickProblem(wishes);
  if (problem) return t(`pick.${problem}`);
  if (wishes.factions === 'pick' || !catalog.value) return null;
  const { have, need } = supply(catalog.value, wishes);
  return have < need ? t('sets.tooFew', { have, need, players: wishes.players }) : null;
}
