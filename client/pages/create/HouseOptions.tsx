/** Rules that some tables play by, folded away for all the others. */
import { t } from '../../i18n';
import { Choice } from '../parts/Choice';
import { Tick } from '../parts/Tick';
import type { OptionsProps } from './TableOptions';
import type { House } from './wishes';

export function HouseOptions({ wishes, change }: OptionsProps) {
  const { house, priority } = wishes;
  const build = (some: Partial<House>): void => change({ house: { ...house, ...some } });
  return (
    <details class="panel create__part create__fold">
      <summary>
        <h2>{t('create.house')}</h2>
      </summary>
      <div class="create__rules">
        <Choice
          label={t('house.priority')}
          value={priority}
          options={(['usable', 'covered', 'always'] as const).map((value) => ({ value, text: t(`priority.${value}`) }))}
          hint={t(`priority.${priority}What`)}
          onChange={(value) => change({ priority: value })}
        />
        <Choice
          label={t('house.mulligan')}
          value={house.mulligan}
          options={(['reshuffle', 'discard', 'discardForced'] as const).map((value) => ({
            value,
            text: t(`mulligan.${value}`),
          }))}
          onChange={(mulligan) => build({ mulligan })}
        />
        <Choice
          label={t('house.basePool')}
          value={house.basePool}
          options={(['boxes', 'all'] as const).map((value) => ({ value, text: t(`basePool.${value}`) }))}
          onChange={(basePool) => build({ basePool })}
        />
        <Choice
          label={t('house.endCheck')}
          value={house.endCheck}
          options={(['endOfTurn', 'afterScoring'] as const).map((value) => ({ value, text: t(`endCheck.${value}`) }))}
          onChange={(endCheck) => build({ endCheck })}
        />
        <Choice
          label={t('house.vpPresence')}
          value={house.vpPresence}
          options={(['minionOrPower', 'minion'] as const).map((value) => ({ value, text: t(`vpPresence.${value}`) }))}
          onChange={(vpPresence) => build({ vpPresence })}
        />
        <Tick checked={house.baseReshuffle} onChange={(baseReshuffle) => build({ baseReshuffle })}>
          {t('house.baseReshuffle')}
        </Tick>
      </div>
    </details>
  );
}
