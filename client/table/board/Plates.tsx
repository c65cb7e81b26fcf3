/** The players: points, hands, decks, discard piles, factions, and who is awaited. One's own plate lies by the hand. */
import { t } from '../../i18n';
import { useTable } from '../context';
import { seatOrder } from './model';
import { Plate } from './Plate';

export function Plates() {
  const { view, session } = useTable();
  const others = seatOrder(view.players.length, session.me).filter((seat) => seat !== session.me);
  return (
    <section class="plates" aria-label={t('plate.players')} data-count={others.length}>
      {others.map((seat) => (
        <Plate key={seat} seat={seat} />
      ))}
    </section>
  );
}
