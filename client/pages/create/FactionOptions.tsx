/** Which factions there are, and how they are given out. */
import { t } from '../../i18n';
import { Choice } from '../parts/Choice';
import { Sets } from '../parts/Sets';
import { Tick } from '../parts/Tick';
import { Bans } from './Bans';
import { Pairs } from './Pairs';
import type { OptionsProps } from './TableOptions';

const LAYOUTS = [0, 6, 8, 10, 12];

export function FactionOptions({ wishes, change }: OptionsProps) {
  const { sets, factions, layout, players, duplicates } = wishes;
  return (
    <section class="panel create__part">
      <h2>{t('create.factions')}</h2>
      <Sets chosen={sets} onChange={(chosen) => change({ sets: chosen })} />
      <Choice
        label={t('option.factions')}
        value={factions}
        options={(['draft', 'random', 'pick'] as const).map((value) => ({ value, text: t(`factions.${value}`) }))}
        hint={t(`factions.${factions}What`)}
        onChange={(value) => change({ factions: value })}
      />
      {factions === 'draft' && (
        <Choice
          label={t('option.layout')}
          value={layout}
          options={LAYOUTS.filter((count) => count === 0 || count >= players * 2).map((value) => ({
            value,
            text: value === 0 ? t('option.layoutAll') : String(value),
          }))}
          onChange={(value) => change({ layout: value })}
        />
      )}
      {factions === 'pick' ? (
        <Pairs wishes={wishes} change={change} />
      ) : (
        <details class="create__fold">
          <summary>{t('option.bans', { count: wishes.bans.length })}</summary>
          <Bans wishes={wishes} change={change} />
        </details>
      )}
      <Tick checked={duplicates} onChange={(on) => change({ duplicates: on })}>
        {t('words.duplicates')}
      </Tick>
    </section>
  );
}
