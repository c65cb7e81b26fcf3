/** A base: its gauge, what it gives to whom, its ability, and a lane for each player. */
import { Icon } from '../../cards/Icon';
import { t } from '../../i18n';
import { PlayerMark } from '../../look/PlayerMark';
import { catalog } from '../../net/catalog';
import { Medals } from './Medals';
import { Minion } from './Minion';
import type { BaseModel, Lane as LaneModel } from './model';
import { pressable } from './pressable';
import { Ring } from './Ring';
import { watchRoom } from './room';
import { useStill } from './still';
import { Tabs } from './Tabs';
import './Base.css';

interface BaseProps {
  readonly base: BaseModel;
  readonly names: readonly string[];
}

export function Base({ base, names }: BaseProps) {
  const cards = catalog.value;
  return useStill([base, names, cards?.hash], () => {
    const info = cards?.bases.get(base.def);
    if (!info) return <span />;
    return (
      <section
        class="base"
        ref={watchRoom}
        aria-label={info.name}
        data-base={base.id}
        data-drop={base.id}
        data-stop
        data-meaning={base.meaning ?? undefined}
        data-chosen={base.chosen || undefined}
        data-scoring={base.scoring || undefined}
        data-lanes={base.lanes.length}
      >
        <div class="base__card">
          {info.icon !== undefined && (
            <span class="base__art">
              <Icon name={info.icon} group={info.set} />
            </span>
          )}
          <div class="base__head">
            <Ring lanes={base.lanes} total={base.total} breakpoint={base.breakpoint} printed={info.breakpoint} />
            <div class="base__title">
              <h2 class="base__name">
                <button {...pressable(base)} class="base__press" data-hint="pointing">
                  {info.name}
                </button>
              </h2>
              <Medals vp={info.vp} places={base.places} names={names} />
            </div>
            <p class="base__text">{info.text}</p>
          </div>
          <div class="base__body">
            {(base.scoring || base.tokens > 0) && (
              <p class="base__state">
                {base.scoring && <b class="base__scoring">{t('board.scoring')}</b>}
                {base.tokens > 0 && <span class="base__tokens">{t('board.tokens', { count: base.tokens })}</span>}
              </p>
            )}
            <Tabs actions={base.actions} names={names} label={t('board.actions')} />
            <div class="base__lanes">
              {base.lanes.map((lane) => (
                <Lane key={lane.seat} lane={lane} base={base.id} names={names} />
              ))}
            </div>
          </div>
        </div>
      </section>
    );
  });
}

/** More minions than this in a lane show no pictures, so that all can be seen. */
const MANY = 4;

interface LaneProps {
  readonly lane: LaneModel;
  readonly base: number;
  readonly names: readonly string[];
}

function Lane({ lane, base, names }: LaneProps) {
  return useStill([lane, base, names, catalog.value?.hash], () => {
    const { seat, power, minions } = lane;
    return (
      <div
        class={`lane lane--${seat}`}
        data-lane={`${base}-${seat}`}
        data-empty={minions.length === 0 || undefined}
        data-many={minions.length > MANY || undefined}
        style={{ '--lane': `var(--seat-${seat})` }}
      >
        <span class="lane__power" role="img" aria-label={t('board.lane', { player: names[seat] ?? '', power })}>
          <PlayerMark seat={seat} />
          <b data-number>{power}</b>
        </span>
        <ul class="lane__minions">
          {minions.map((minion) => (
            <Minion key={minion.id} minion={minion} names={names} />
          ))}
        </ul>
      </div>
    );
  });
}
