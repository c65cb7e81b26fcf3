/** A player at a glance. */
import type { PlayerId } from '../../../game/state';
import { Emblem } from '../../cards/Emblem';
import { t } from '../../i18n';
import { PlayerMark } from '../../look/PlayerMark';
import type { Seat } from '../../net/lobby';
import { useTable } from '../context';
import { awaitedIn } from './awaited';
import { ClockFace } from './ClockFace';
import { DeckPicture, DiscardPicture, HandPicture } from './pictures';
import { opened } from './screen';
import './Plate.css';

export function Plate({ seat }: { readonly seat: PlayerId }) {
  const { view, session, catalog, nameOf } = useTable();
  const player = view.players[seat];
  const sitting = session.seats.value[seat];
  if (!player) return null;
  const awaited = awaitedIn(view).includes(seat);
  const mine = seat === session.me;
  const inGame = view.phase === 'play' || view.phase === 'over';
  const states = statesOf(sitting, mine);
  return (
    <article
      class="plate"
      style={{ '--seat': `var(--seat-${seat})` }}
      aria-label={nameOf(seat)}
      data-seat={seat}
      data-mine={mine || undefined}
      data-awaited={awaited || undefined}
      data-active={(inGame && view.active === seat) || undefined}
    >
      <button
        type="button"
        class="plate__who"
        aria-haspopup="dialog"
        onClick={() => {
          opened.value = { kind: 'players' };
        }}
      >
        <PlayerMark seat={seat} />
        <span class="plate__name">{nameOf(seat)}</span>
        {awaited && <span class="unseen">{t('plate.awaited')}</span>}
      </button>
      <span class="plate__states">
        {inGame && view.active === seat && <span class="plate__state plate__state--turn">{t('plate.turn')}</span>}
        {inGame && view.first === seat && (
          <span class="plate__state" title={t('plate.first')}>
            <span aria-hidden="true">{t('plate.firstShort')}</span>
            <span class="unseen">{t('plate.first')}</span>
          </span>
        )}
        {states.map((words) => (
          <span key={words} class="plate__state">
            {words}
          </span>
        ))}
        {sitting?.data?.clock && <ClockFace clock={sitting.data.clock} />}
      </span>
      <span class="plate__vp" data-zone={`vp-${seat}`} title={t('plate.vp', { count: player.vp })}>
        <b aria-hidden="true" data-number>
          {player.vp}
        </b>
        <span class="plate__unit" aria-hidden="true">
          {t('plate.vpShort')}
        </span>
        <span class="unseen">{t('plate.vp', { count: player.vp })}</span>
      </span>
      <span class="plate__piles">
        <span
          class="plate__pile plate__hand"
          data-zone={mine ? undefined : `hand-${seat}`}
          title={t('plate.hand', { count: player.handSize })}
        >
          <HandPicture />
          <b aria-hidden="true">{player.handSize}</b>
          <span class="unseen">{t('plate.hand', { count: player.handSize })}</span>
        </span>
        <span
          class="plate__pile plate__deck"
          data-zone={`deck-${seat}`}
          title={t('plate.deck', { count: player.deck })}
        >
          <DeckPicture />
          <b aria-hidden="true">{player.deck}</b>
          <span class="unseen">{t('plate.deck', { count: player.deck })}</span>
        </span>
        <button
          type="button"
          class="plate__pile plate__discard"
          data-zone={`discard-${seat}`}
          aria-haspopup="dialog"
          aria-label={t('plate.discard', { count: player.discard.length })}
          title={t('plate.discard', { count: player.discard.length })}
          onClick={() => {
            opened.value = { kind: 'discard', seat };
          }}
        >
          <DiscardPicture />
          <b aria-hidden="true">{player.discard.length}</b>
        </button>
      </span>
      <span class="plate__factions">
        {player.factions.map((faction) => (
          <span key={faction} class="plate__faction" title={catalog.factions.get(faction)?.name}>
            <Emblem faction={faction} />
            <span class="plate__factionName">{catalog.factions.get(faction)?.name}</span>
          </span>
        ))}
      </span>
    </article>
  );
}

/** What is to be known about who sits there. */
function statesOf(seat: Seat | undefined, mine: boolean): string[] {
  if (!seat) return [];
  const { bot, standIn } = seat.data ?? {};
  if (bot) return [t(`plate.bot.${bot}`)];
  if (standIn) return [t('plate.standIn')];
  if (seat.name === undefined) return [t('plate.empty')];
  if (mine) return [t('plate.you')];
  return seat.isConnected === false ? [t('plate.away')] : [];
}
