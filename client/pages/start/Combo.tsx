/** The idea of the game at a glance: any two factions make a deck. */
import { useMemo, useState } from 'preact/hooks';
import { Emblem } from '../../cards/Emblem';
import { t } from '../../i18n';
import { catalog } from '../../net/catalog';

export function Combo() {
  const [roll, again] = useState(0);
  const factions = catalog.value?.factions;
  const pair = useMemo(() => {
    const all = [...(factions?.values() ?? [])];
    const first = all.splice(Math.floor(Math.random() * all.length), 1)[0];
    const second = all[Math.floor(Math.random() * all.length)];
    return first && second ? ([first, second] as const) : null;
  }, [factions, roll]);
  return (
    <div class="combo">
      <p class="combo__pair">
        {pair?.map(({ id, name, color }, index) => (
          <span
            key={`${roll}-${id}`}
            class={`combo__half combo__half--${index}`}
            style={{ '--tint': color[0], '--tint-2': color[1] }}
          >
            <span class="combo__emblem">
              <Emblem faction={id} />
            </span>
            <span class="combo__name">{name}</span>
          </span>
        ))}
      </p>
      <button type="button" class="button combo__again" onClick={() => again(roll + 1)}>
        {t('combo.again')}
      </button>
    </div>
  );
}
