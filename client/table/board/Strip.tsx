/** All bases as small rings, to bring one up on a small screen. */
import type { Id } from '../../../game/state';
import { t } from '../../i18n';
import { catalog } from '../../net/catalog';
import type { BaseModel } from './model';
import { Ring, type RingProps } from './Ring';
import { useStill } from './still';
import './Strip.css';

interface StripProps {
  readonly bases: readonly BaseModel[];
  readonly current: number;
  readonly onChoose: (index: number) => void;
}

export function Strip({ bases, current, onChoose }: StripProps) {
  return (
    <nav class="strip" aria-label={t('board.bases')}>
      <button
        type="button"
        class="strip__step"
        aria-label={t('board.previous')}
        aria-disabled={current <= 0}
        onClick={() => onChoose(Math.max(0, current - 1))}
      >
        ‹
      </button>
      {bases.map(({ id, def, wanted, scoring, total, breakpoint, lanes }, index) => (
        <Small
          key={id}
          id={id}
          name={catalog.value?.bases.get(def)?.name ?? ''}
          wanted={wanted}
          scoring={scoring}
          current={index === current}
          ring={{ total, breakpoint, lanes: lanes.map(({ seat, power }) => ({ seat, power })) }}
          onChoose={() => onChoose(index)}
        />
      ))}
      <button
        type="button"
        class="strip__step"
        aria-label={t('board.next')}
        aria-disabled={current >= bases.length - 1}
        onClick={() => onChoose(Math.min(bases.length - 1, current + 1))}
      >
        ›
      </button>
    </nav>
  );
}

interface SmallProps {
  readonly id: Id;
  readonly name: string;
  readonly wanted: boolean;
  readonly scoring: boolean;
  readonly current: boolean;
  readonly ring: RingProps;
  readonly onChoose: () => void;
}

function Small({ id, name, wanted, scoring, current, ring, onChoose }: SmallProps) {
  const picture = useStill(ring, () => <Ring {...ring} />);
  return (
    <button
      type="button"
      class="strip__base"
      data-drop={id}
      data-wanted={wanted || undefined}
      data-scoring={scoring || undefined}
      aria-current={current ? 'true' : undefined}
      onClick={onChoose}
    >
      <span class="unseen">{name}</span>
      {picture}
    </button>
  );
}
