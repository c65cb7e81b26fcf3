/** The dialogs of the table, one at a time. */
import type { Id, PlayerId } from '../../../game/state';
import { Emblem } from '../../cards/Emblem';
import { t } from '../../i18n';
import { PlayerMark } from '../../look/PlayerMark';
import { useTable } from '../context';
import { Dialog } from './Dialog';
import { FaceItems } from './FaceItems';
import { Help } from './Help';
import { HostWays } from './HostWays';
import { Menu } from './Menu';
import { seatOrder } from './model';
import { opened } from './screen';
import { VpTrack } from './VpTrack';
import './Windows.css';

export function Windows() {
  const { nameOf } = useTable();
  const open = opened.value;
  if (!open) return null;
  const close = (): void => {
    if (opened.value === open) opened.value = null;
  };
  switch (open.kind) {
    case 'menu':
      return (
        <Dialog title={t('menu.title')} onClose={close}>
          <Menu />
        </Dialog>
      );
    case 'help':
      return (
        <Dialog title={t('menu.shortcuts')} onClose={close}>
          <Help />
        </Dialog>
      );
    case 'players':
      return (
        <Dialog title={t('plate.players')} onClose={close}>
          <Players />
        </Dialog>
      );
    case 'bases':
      return (
        <Dialog title={t('plate.baseDeckTitle')} onClose={close} wide>
          <BasePiles />
        </Dialog>
      );
    case 'discard':
      return (
        <Dialog title={t('plate.discardOf', { player: nameOf(open.seat) })} onClose={close} wide>
          <Discard seat={open.seat} />
        </Dialog>
      );
  }
}

/** A discard pile, the latest card first. */
function Discard({ seat }: { readonly seat: PlayerId }) {
  const { view } = useTable();
  const cards = [...(view.players[seat]?.discard ?? [])].reverse();
  return <Faces cards={cards} />;
}

function BasePiles() {
  const { view } = useTable();
  return (
    <>
      <p>{t('plate.baseDeck', { count: view.baseDeck, gone: view.baseDiscard.length })}</p>
      {view.topBase !== null && (
        <>
          <h3>{t('plate.topBase')}</h3>
          <Faces cards={[view.topBase]} />
        </>
      )}
      {view.baseDiscard.length > 0 && (
        <>
          <h3>{t('plate.baseDiscard')}</h3>
          <Faces cards={[...view.baseDiscard].reverse()} />
        </>
      )}
    </>
  );
}

function Faces({ cards }: { readonly cards: readonly Id[] }) {
  if (cards.length === 0) return <p>{t('plate.nothing')}</p>;
  return (
    <ul class="faces" data-rove data-stop>
      <FaceItems cards={cards} />
    </ul>
  );
}

/** Everything the plates say, with room to say it. */
function Players() {
  const { view, session, catalog, nameOf } = useTable();
  return (
    <>
      <VpTrack />
      <ul class="players">
        {seatOrder(view.players.length, session.me).map((seat) => {
          const player = view.players[seat];
          if (!player) return null;
          return (
            <li key={seat} class="players__one" style={{ '--seat': `var(--seat-${seat})` }}>
              <h3>
                <PlayerMark seat={seat} /> {nameOf(seat)}
              </h3>
              <p>
                {[
                  t('plate.vp', { count: player.vp }),
                  t('plate.hand', { count: player.handSize }),
                  t('plate.deck', { count: player.deck }),
                ].join(' · ')}
              </p>
              <p class="players__factions">
                {player.factions.map((faction) => (
                  <span key={faction}>
                    <Emblem faction={faction} /> {catalog.factions.get(faction)?.name}
                  </span>
                ))}
              </p>
              <div class="players__ways">
                <button
                  type="button"
                  class="button"
                  onClick={() => {
                    opened.value = { kind: 'discard', seat };
                  }}
                >
                  {t('plate.discard', { count: player.discard.length })}
                </button>
                <HostWays seat={seat} />
              </div>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        class="button"
        onClick={() => {
          opened.value = { kind: 'bases' };
        }}
      >
        {t('plate.baseDeck', { count: view.baseDeck, gone: view.baseDiscard.length })}
      </button>
    </>
  );
}
