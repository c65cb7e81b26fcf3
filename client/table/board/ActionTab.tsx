/** An action that stays in play, as a tab on the base or minion it is on. */
import { t } from '../../i18n';
import { PlayerMark } from '../../look/PlayerMark';
import { catalog } from '../../net/catalog';
import type { Attached } from './model';
import { pressable } from './pressable';
import { useStill } from './still';
import './ActionTab.css';

interface ActionTabProps {
  readonly action: Attached;
  readonly names: readonly string[];
}

export function ActionTab({ action, names }: ActionTabProps) {
  const cards = catalog.value;
  return useStill([action, names, cards?.hash], () => {
    const card = cards?.cards.get(action.def);
    if (!card) return <span />;
    const [one] = card.faction.color;
    return (
      <li class="tab" style={{ '--faction': one }}>
        <button {...pressable(action)} class="tab__card" data-drop={action.id} data-hint>
          <PlayerMark seat={action.controller} />
          <span class="tab__name">{card.name}</span>
          <span class="unseen">{t('board.action', { player: names[action.controller] ?? '' })}</span>
          {action.counters > 0 && <b>+{action.counters}</b>}
          {action.power > 0 && <b>{action.power}</b>}
        </button>
        {action.attached.length > 0 && (
          <ul class="tabs">
            {action.attached.map((other) => (
              <ActionTab key={other.id} action={other} names={names} />
            ))}
          </ul>
        )}
      </li>
    );
  });
}
