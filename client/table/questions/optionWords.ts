/** What an option that is no card is called. */
import type { Decision, OptionId } from '../../../game/state';
import { isKey, t } from '../../i18n';
import type { Names } from '../story/saying';

export type Way =
  | { readonly kind: 'player'; readonly seat: number }
  | { readonly kind: 'faction'; readonly faction: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'words'; readonly text: string };

/** Prompts that a card asks with players as options. */
const PLAYER = /^p(\d)$/;

export function wayOf({ prompt }: Pick<Decision, 'prompt'>, option: OptionId): Way {
  const name = String(option);
  if (prompt === 'nameFaction') return { kind: 'faction', faction: name };
  const special = `option.${prompt}.${name}`;
  if (isKey(special)) return { kind: 'words', text: t(special) };
  if (prompt === 'howMany' && /^\d+$/.test(name)) return { kind: 'number', number: Number(name) };
  const player = prompt === 'chooseOne' ? null : PLAYER.exec(name);
  if (player) return { kind: 'player', seat: Number(player[1]) };
  const common = `option.${name}`;
  // The ways of a "choose one" are written on the card in its own words.
  return { kind: 'words', text: prompt !== 'chooseOne' && isKey(common) ? t(common) : name };
}

export function wayText(way: Way, names: Names): string {
  if (way.kind === 'player') return names.player(way.seat);
  if (way.kind === 'faction') return names.faction(way.faction);
  return way.kind === 'number' ? String(way.number) : way.text;
}
