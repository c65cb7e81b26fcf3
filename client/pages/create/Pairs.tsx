/** The two factions of each seat, picked beforehand. */
import { Emblem } from '../../cards/Emblem';
import { t } from '../../i18n';
import { PlayerMark } from '../../look/PlayerMark';
import { catalog } from '../../net/catalog';
import type { OptionsProps } from './TableOptions';

export function Pairs({ wishes, change }: OptionsProps) {
  const { players, pairs, sets } = wishes;
  const factions = [...(catalog.value?.factions.values() ?? [])]
    .filter(({ set }) => sets === null || sets.includes(set))
    .sort((a, b) => a.name.localeCompare(b.name));
  const choose = (seat: number, half: number, faction: string): void =>
    change({
      pairs: pairs.map((pair, at) => (at === seat ? (half === 0 ? [faction, pair[1]] : [pair[0], faction]) : pair)),
    });
  return (
    <div class="pairs">
      {pairs.slice(0, players).map((pair, seat) => (
        <fieldset key={seat} class="pairs__seat">
          <legend>
            <PlayerMark seat={seat} /> {t('option.seat', { seat: seat + 1 })}
          </legend>
          {pair.map((chosen, half) => (
            <label key={half === 0 ? 'first' : 'second'} class="pairs__half">
              {chosen !== '' && <Emblem faction={chosen} />}
              <select
                aria-label={t(half === 0 ? 'pick.first' : 'pick.second', { seat: seat + 1 })}
                value={chosen}
                onChange={({ currentTarget }) => choose(seat, half, currentTarget.value)}
              >
                <option value="">{t('pick.choose')}</option>
                {factions.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
