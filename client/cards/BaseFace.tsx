/** The face of a base as a card, away from the table. It may stand inside a button, so it is made of spans only. */
import type { DefId } from '../../game/state';
import { t } from '../i18n';
import { catalog } from '../net/catalog';
import { Burst } from './Burst';
import { Icon } from './Icon';
import { lengthOfName } from './lengths';
import { paletteOf } from './palette';
import { Wording } from './Wording';
import './CardFace.css';
import './BaseFace.css';

export interface BaseFaceProps {
  readonly def: DefId;
  readonly size: 'hand' | 'large';
  /** Current breakpoint, where it is not the printed one. */
  readonly breakpoint?: number;
}

export function BaseFace({ def, size, breakpoint }: BaseFaceProps) {
  const base = catalog.value?.bases.get(def);
  if (!base) return null;
  const { name, text, vp, breakpoint: printed } = base;
  const faction = base.faction === undefined ? undefined : catalog.value?.factions.get(base.faction);
  const now = breakpoint ?? printed;
  const label =
    now === printed
      ? t('cards.breakpoint', { breakpoint: now })
      : t('cards.breakpointChanged', { breakpoint: now, printed });
  return (
    <span class={`basecard basecard--${size}`} style={paletteOf(faction?.color)}>
      <span class="card__head">
        <span class={`card__name card__name--${lengthOfName(name)}`}>{name}</span>
        <Burst label={label} trend={now > printed ? 'up' : now < printed ? 'down' : null}>
          {now}
        </Burst>
      </span>
      <span class="basecard__body">
        <span class="basecard__side">
          <span class="basecard__art">{base.icon !== undefined && <Icon name={base.icon} group={base.set} />}</span>
          <span
            class="basecard__prizes"
            role="img"
            aria-label={t('cards.prizes', { first: vp[0] ?? 0, second: vp[1] ?? 0, third: vp[2] ?? 0 })}
          >
            {vp.map((points, place) => (
              <span key={place} class="basecard__prize">
                {points}
              </span>
            ))}
          </span>
        </span>
        <Wording text={text} />
      </span>
    </span>
  );
}
