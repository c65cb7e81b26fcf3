/** The actions that stay in play on a base or on another card, as tabs. */
import { t } from '../../i18n';
import { PlayerMark } from '../../look/PlayerMark';
import { catalog } from '../../net/catalog';
import type { Attached } from './model';
import { pressable } from './pressable';
import { useStill } from './still';
import './Tabs.css';

interface TabsProps {
  readonly actions: readonly Attached[];
  readonly names: readonly string[];
  readonly label?: string;
}

export function Tabs({ actions, names, label }: TabsProps) {
  if (actions.length === 0) return null;
  return (
    <ul class="tabs" aria-label={label}>
      {actions.map((action) => (
        <Tab key={action.id} action={action} names={names} />
      ))}
    </ul>
  );
}

interface TabProps {
  readonly action: Attached;
  readonly names: readonly string[];
}

function Tab({ action, names }: TabProps) {
  const cards = catalog.value;
  return useStill([action, names, cards?.hash], () => {
    const card = cards?.cards.get(action.def);
    if (!card) return <span />;
    const [color] = card.faction.color;
    const { counters, power } = action;
    const words = [t('board.action', { player: names[action.controller] ?? '' })];
    if (counters > 0) words.push(t('board.countersOn', { count: counters }));
    if (power > 0) words.push(t('board.actionPower', { power }));
    return (
      <li class="tab">
        <button {...pressable(action)} class="tab__card" style={{ '--faction': color }} data-drop={action.id} data-hint>
          <span class="tab__name">{card.name}</span>
          <PlayerMark seat={action.controller} label={words.join('. ')} />
          {counters > 0 && <b aria-hidden="true">+{counters}</b>}
          {power > 0 && <b aria-hidden="true">{power}</b>}
        </button>
        <Tabs actions={action.attached} names={names} />
      </li>
    );
  });
}
