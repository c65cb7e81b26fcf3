/** The face of a card, the same everywhere. It may stand inside a button, so it is made of spans only. */
import type { DefId } from '../../game/state';
import { t } from '../i18n';
import { type CardInfo, catalog } from '../net/catalog';
import { Burst } from './Burst';
import { Emblem } from './Emblem';
import { Icon } from './Icon';
import { lengthOfName } from './lengths';
import { paletteOf } from './palette';
import { Wording } from './Wording';
import './CardFace.css';

export interface CardFaceProps {
  readonly def: DefId;
  /** `chip` is a name and a number, `hand` can be read at arm's length, `large` is for reading. */
  readonly size: 'chip' | 'hand' | 'large';
  /** Current power, where it is not the printed one. */
  readonly power?: number;
}

export function CardFace({ def, size, power }: CardFaceProps) {
  const card = catalog.value?.cards.get(def);
  if (!card) return null;
  const { faction, name, type, text } = card;
  const picture = <Icon name={card.icon ?? faction.icon} group={faction.id} />;
  const style = paletteOf(faction.color, type === 'action');
  const title = <span class={`card__name card__name--${lengthOfName(name)}`}>{name}</span>;
  if (size === 'chip')
    return (
      <span class={`card card--chip card--${type}`} style={style}>
        {title}
        <Power card={card} power={power} />
        <span class="card__seal">{picture}</span>
      </span>
    );
  return (
    <span class={`card card--${size} card--${type}`} style={style}>
      <span class="card__head">
        {title}
        <Power card={card} power={power} />
      </span>
      <span class="card__art">{picture}</span>
      <span class="card__type">
        <Emblem faction={faction.id} quiet />
        <span class="card__kind">{t(`cards.type.${type}`)}</span>
        <span class="card__faction">{faction.name}</span>
      </span>
      <Wording text={text} />
    </span>
  );
}

interface PowerProps {
  readonly card: CardInfo;
  readonly power: number | undefined;
}

function Power({ card, power }: PowerProps) {
  const { power: printed } = card;
  if (printed === undefined) return null;
  const now = power ?? printed;
  const label = now === printed ? t('cards.power', { power: now }) : t('cards.powerChanged', { power: now, printed });
  return (
    <Burst label={label} trend={now > printed ? 'up' : now < printed ? 'down' : null}>
      {now}
    </Burst>
  );
}
