/** What every thing that can be pressed tells the page: which card it is, and what a press on it means now. */
import type { Thing } from './model';

export function pressable({ id, press, meaning, chosen, lifted }: Thing) {
  const choosing = chosen > 0 || meaning === 'option';
  return {
    type: 'button' as const,
    'data-card': id,
    'data-press': press,
    'data-item': true,
    'data-option': meaning === null ? undefined : press,
    'data-meaning': meaning ?? undefined,
    'data-chosen': chosen > 0 ? chosen : undefined,
    'data-lifted': lifted || undefined,
    'aria-pressed': choosing ? chosen > 0 : meaning === 'lift' ? lifted : undefined,
  };
}
