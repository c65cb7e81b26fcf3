/** All bases as small rings, to bring one up on a small screen. */
import { t } from '../../i18n';
import { catalog } from '../../net/catalog';
import type { BaseModel } from './model';
import { Ring } from './Ring';
import './Strip.css';

interface StripProps {
  readonly bases: readonly BaseModel[];
  readonly current: number;
  readonly onChoose: (index: number) => void;
}

export function Strip({ bases, current, onChoose }: StripProps) {
  const nameOf = (index: number): string => catalog.value?.bases.get(bases[index]?.def ?? '')?.name ?? '';
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
      {bases.map((base, index) => (
        <button
          key={base.id}
          type="button"
          class="strip__base"
          data-drop={base.id}
          data-wanted={base.wanted || undefined}
          data-scoring={base.scoring || undefined}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onChoose(index)}
        >
          <span class="unseen">{nameOf(index)}</span>
          <Ring lanes={base.lanes} total={base.total} breakpoint={base.breakpoint} />
        </button>
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
