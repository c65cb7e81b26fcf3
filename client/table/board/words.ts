/** Words for what lies on the table. */
import type { PowerPart } from '../../../game/queries/power';
import type { DefId, Id, PlayLimit } from '../../../game/state';
import type { View } from '../../../game/view';
import { t } from '../../i18n';
import type { Catalog } from '../../net/catalog';

export function nameOfDef(catalog: Catalog, def: DefId): string {
  return catalog.cards.get(def)?.name ?? catalog.bases.get(def)?.name ?? '';
}

/** How a power comes about: "5 = 3 + 2 Howl". Empty if it is the printed one. */
export function powerSum(catalog: Catalog, total: number, parts: readonly PowerPart[]): string {
  if (parts.length === 0) return '';
  const addends = parts.map(({ from, amount }, index) => {
    const sign = amount < 0 ? '− ' : index > 0 ? '+ ' : '';
    const name = from === 'printed' ? '' : from === 'counters' ? t('board.counters') : nameOfDef(catalog, from);
    return `${sign}${Math.abs(amount)}${name === '' ? '' : ` ${name}`}`;
  });
  return `${total} = ${addends.join(' ')}`;
}

/** What is not as printed on a card of the match: its power and how that comes about, or its breakpoint. */
export function nowOf(
  catalog: Catalog,
  view: View,
  id: Id | undefined,
): { readonly power?: number; readonly sum?: string; readonly breakpoint?: number } {
  const base = view.bases.find((one) => one.id === id);
  if (base) return { breakpoint: base.breakpoint };
  const power = id === undefined ? undefined : view.power[id];
  return power ? { power: power.total, sum: powerSum(catalog, power.total, power.parts) } : {};
}

const PLAYS_ON = { base: 'limit.onBase', minion: 'limit.onMinion', standard: 'limit.onStandard' } as const;

/** What an extra play is limited to, in words; nothing if it is not. */
export function limitWords(catalog: Catalog, view: View, limit: PlayLimit): string[] {
  const { power, bases, emptyForYou, playsOn } = limit;
  const words: string[] = [];
  if (power?.min !== undefined) words.push(t('limit.min', { power: power.min }));
  if (power?.max !== undefined) words.push(t('limit.max', { power: power.max }));
  if (bases) words.push(...bases.map((id) => t('limit.base', { base: nameOfCard(catalog, view, id) })));
  if (emptyForYou) words.push(t('limit.empty'));
  if (playsOn) words.push(t(PLAYS_ON[playsOn]));
  return words;
}

export function nameOfCard(catalog: Catalog, view: View, id: Id): string {
  return nameOfDef(catalog, view.cards[id]?.def ?? '');
}
