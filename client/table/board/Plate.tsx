/** A player at a glance. */
import type { SeatClock } from '../../../game/published';
import type { PlayerId } from '../../../game/state';
import type { View } from '../../../game/view';
import { Emblem } from '../../cards/Emblem';
import { t } from '../../i18n';
import { PlayerMark } from '../../look/PlayerMark';
import type { Seat } from '../../net/lobby';
import { type Table, useTable } from '../context';
import { useGlance } from '../useGlance';
import { awaitedIn } from './awaited';
import { ClockFace } from './ClockFace';
import { Picture } from './Picture';
import { opened } from './screen';
import './Plate.css';

/** What is drawn of a player. */
interface PlateModel {
  readonly name: string;
  readonly mine: boolean;
  readonly awaited: boolean;
  readonly active: boolean;
  readonly first: boolean;
  readonly states: readonly string[];
  readonly clock: SeatClock | null;
  readonly vp: number;
  readonly hand: number;
  readonly deck: number;
  readonly discard: number;
  readonly factions: readonly { readonly id: string; readonly name: string }[];
}

export function Plate({ seat }: { readonly seat: PlayerId }) {
  const table = useTable();
  const model = useGlance(table.director.shown, (view) => modelOf(table, view, seat), [table, seat]);
  if (!model) return null;
  const { name, mine, awaited, active, first, states, clock, vp, hand, deck, discard, factions } = model;
  return (
    <article
      class="plate"
      style={{ '--seat': `var(--seat-${seat})` }}
      aria-label={name}
      data-seat={seat}
      data-mine={mine || undefined}
      data-awaited={awaited || undefined}
      data-active={active || undefined}
    >
      <button
        type="button"
        class="plate__who"
        aria-haspopup="dialog"
        onClick={() => {
          opened.value = { kind: 'players' };
        }}
      >
        <span class="plate__name">{name}</span>
        <PlayerMark seat={seat} {...(awaited && { label: t('plate.awaited') })} />
      </button>
      <span class="plate__states">
        {active && <span class="plate__state plate__state--turn">{t('plate.turn')}</span>}
        {first && (
          <span class="plate__state" {...pictured(t('plate.first'))}>
            {t('plate.firstShort')}
          </span>
        )}
        {states.map((words) => (
          <span key={words} class="plate__state">
            {words}
          </span>
        ))}
        {clock && <ClockFace clock={clock} />}
      </span>
      <span class="plate__vp" data-zone={`vp-${seat}`} {...pictured(t('plate.vp', { count: vp }))}>
        <b data-number>{vp}</b>
        <span class="plate__unit">{t('plate.vpShort')}</span>
      </span>
      <span class="plate__piles">
        <span
          class="plate__pile plate__hand"
          data-zone={mine ? undefined : `hand-${seat}`}
          {...pictured(t('plate.hand', { count: hand }), t('plate.pile.hand'))}
        >
          <Picture of="hand" />
          <b>{hand}</b>
        </span>
        <span
          class="plate__pile plate__deck"
          data-zone={`deck-${seat}`}
          {...pictured(t('plate.deck', { count: deck }), t('plate.pile.deck'))}
        >
          <Picture of="deck" />
          <b>{deck}</b>
        </span>
        <button
          type="button"
          class="plate__pile plate__discard"
          data-zone={`discard-${seat}`}
          aria-haspopup="dialog"
          aria-label={t('plate.discard', { count: discard })}
          title={t('plate.pile.discard')}
          onClick={() => {
            opened.value = { kind: 'discard', seat };
          }}
        >
          <Picture of="discard" />
          <b>{discard}</b>
        </button>
      </span>
      <span class="plate__factions">
        {factions.map((faction) => (
          <span key={faction.id} class="plate__faction" title={faction.name}>
            <Emblem faction={faction.id} />
            <span class="plate__factionName">{faction.name}</span>
          </span>
        ))}
      </span>
    </article>
  );
}

function modelOf({ session, catalog, nameOf }: Table, view: View, seat: PlayerId): PlateModel | null {
  const player = view.players[seat];
  if (!player) return null;
  const sitting = session.seats.value[seat];
  const mine = seat === session.me;
  const inGame = view.phase === 'play' || view.phase === 'over';
  return {
    name: nameOf(seat),
    mine,
    awaited: awaitedIn(view).includes(seat),
    active: inGame && view.active === seat,
    first: inGame && view.first === seat,
    states: statesOf(sitting, mine),
    clock: sitting?.data?.clock ?? null,
    vp: player.vp,
    hand: player.handSize,
    deck: player.deck,
    discard: player.discard.length,
    factions: player.factions.map((id) => ({ id, name: catalog.factions.get(id)?.name ?? '' })),
  };
}

/** A picture with a number, and what it says in words; the title may go without the number, and then never changes. */
function pictured(words: string, title = words) {
  return { role: 'img', 'aria-label': words, title } as const;
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
