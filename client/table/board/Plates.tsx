/** The players: points, hands, decks, discard piles, factions, and who is awaited. One's own plate lies by the hand. */
import { t } from '../../i18n';
import { useTable } from '../context';
import { useGlance } from '../useGlance';
import { seatOrder } from './model';
import { Plate } from './Plate';

export function Plates() {
  const { director, session } = useTable();
  const players = useGlance(director.shown, (view) => view.players.length) ?? 0;
  const others = seatOrder(players, session.me).filter((seat) => seat !== session.me);
  return (
    <section class="plates" aria-label={t('plate.players')} data-count={others.length}>
      {others.map((seat) => (
        <Plate key={seat} seat={seat} />
      ))}
    </section>
  );
}
