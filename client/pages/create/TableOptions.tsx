/** Who plays, who may come, how fast. */
import { t } from '../../i18n';
import { Choice } from '../parts/Choice';
import { playerChoices } from '../parts/choices';
import { Tick } from '../parts/Tick';
import { PACES, type Wishes } from './wishes';

export interface OptionsProps {
  readonly wishes: Wishes;
  readonly change: (some: Partial<Wishes>) => void;
}

export function TableOptions({ wishes, change }: OptionsProps) {
  const { players, listed, firstPlayer, pace, spectatorChat } = wishes;
  const timer = pace === 'none' ? null : PACES[pace];
  return (
    <section class="panel create__part">
      <h2>{t('create.table')}</h2>
      <Choice
        label={t('option.players')}
        value={players}
        options={playerChoices()}
        onChange={(count) => change({ players: count })}
      />
      <Choice
        label={t('option.who')}
        value={listed ? 'listed' : 'unlisted'}
        options={[
          { value: 'unlisted', text: t('option.unlisted') },
          { value: 'listed', text: t('option.listed') },
        ]}
        hint={t(listed ? 'words.listed' : 'words.unlisted')}
        onChange={(value) => change({ listed: value === 'listed' })}
      />
      <Choice<number | 'random'>
        label={t('option.first')}
        value={typeof firstPlayer === 'number' && firstPlayer >= players ? 'random' : firstPlayer}
        options={[
          { value: 'random', text: t('option.byLot') },
          ...Array.from({ length: players }, (_, seat) => ({
            value: seat,
            text: t('option.seat', { seat: seat + 1 }),
          })),
        ]}
        onChange={(value) => change({ firstPlayer: value })}
      />
      <Choice
        label={t('option.timer')}
        value={pace}
        options={(['none', 'brisk', 'calm', 'slow'] as const).map((value) => ({ value, text: t(`pace.${value}`) }))}
        hint={timer ? t('option.timerWhat', { turn: timer.turn, reserve: timer.reserve }) : t('option.noTimer')}
        onChange={(value) => change({ pace: value })}
      />
      <Tick checked={spectatorChat} onChange={(on) => change({ spectatorChat: on })}>
        {t('option.spectatorChat')}
      </Tick>
    </section>
  );
}
