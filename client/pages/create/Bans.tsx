/** Factions that are left out of a match. */
import { Emblem } from '../../cards/Emblem';
import { t } from '../../i18n';
import { catalog } from '../../net/catalog';
import type { OptionsProps } from './TableOptions';

export function Bans({ wishes, change }: OptionsProps) {
  const { sets, bans } = wishes;
  const factions = [...(catalog.value?.factions.values() ?? [])].filter(
    ({ set }) => sets === null || sets.includes(set),
  );
  const toggle = (id: string): void =>
    change({ bans: bans.includes(id) ? bans.filter((ban) => ban !== id) : [...bans, id] });
  return (
    <fieldset class="bans">
      <legend class="unseen">{t('option.bansWhat')}</legend>
      <p class="choice__hint">{t('option.bansWhat')}</p>
      <div class="bans__all">
        {factions.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            class="bans__faction"
            aria-pressed={bans.includes(id)}
            onClick={() => toggle(id)}
          >
            <Emblem faction={id} />
            <span>{name}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
