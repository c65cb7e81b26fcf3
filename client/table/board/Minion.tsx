/** A minion on a base: power now, name, emblem, counters, and the actions on it as tabs. */
import { Emblem } from '../../cards/Emblem';
import { Icon } from '../../cards/Icon';
import { t } from '../../i18n';
import { catalog } from '../../net/catalog';
import type { Minion as MinionModel } from './model';
import { pressable } from './pressable';
import { useStill } from './still';
import { Tabs } from './Tabs';
import { powerSum } from './words';
import './Minion.css';

interface MinionProps {
  readonly minion: MinionModel;
  readonly names: readonly string[];
}

export function Minion({ minion, names }: MinionProps) {
  const cards = catalog.value;
  return useStill([minion, names, cards?.hash], () => {
    const card = cards?.cards.get(minion.def);
    if (!cards || !card) return <span />;
    const { power, counters, parts } = minion;
    const change = power > (card.power ?? 0) ? 'up' : power < (card.power ?? 0) ? 'down' : undefined;
    const sum = powerSum(cards, power, parts);
    const words = [t('board.minion', { power, player: names[minion.controller] ?? '' })];
    if (sum !== '') words.push(sum);
    if (counters > 0) words.push(t('board.countersOn', { count: counters }));
    const [color] = card.faction.color;
    return (
      <li class="minion">
        <button
          {...pressable(minion)}
          class="minion__card"
          style={{ '--faction': color }}
          data-drop={minion.id}
          data-hint
        >
          <span class="minion__name">{card.name}</span>
          <span class="minion__power" role="img" aria-label={words.join('. ')} data-change={change} data-number>
            {power}
          </span>
          <span class="minion__art">
            <Icon name={card.icon ?? card.faction.icon} group={card.faction.id} />
          </span>
          <Emblem faction={card.faction.id} quiet look="minion__emblem" />
          {counters > 0 && (
            <span class="minion__counters" aria-hidden="true">
              +{counters}
            </span>
          )}
        </button>
        {minion.lifted && <span class="minion__again">{t('board.again')}</span>}
        <Tabs actions={minion.attached} names={names} />
      </li>
    );
  });
}
