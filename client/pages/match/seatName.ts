/** What a seat is called, also while nobody sits there. */
import { t } from '../../i18n';
import { isFree, type Seat } from '../../net/lobby';

export function seatName(seat: Seat, started: boolean): string {
  const { name, data } = seat;
  if (name !== undefined) return name;
  if (isFree(seat, started)) return t('seat.free');
  return data?.kept ? t('seat.kept') : (data?.former ?? t('plate.standIn'));
}
