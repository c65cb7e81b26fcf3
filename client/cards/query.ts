/** Which cards and bases one looks for, as it stands in the address. */

const TYPES = ['minion', 'action', 'base'] as const;

export interface Query {
  /** Words that the name, the text or the faction's name must hold, all of them. */
  readonly q: string;
  readonly set: string;
  readonly faction: string;
  readonly type: (typeof TYPES)[number] | '';
  /** Printed power, as text; empty for any. */
  readonly power: string;
  /** The card or base that is shown in large. */
  readonly card: string;
}

const NOTHING: Query = { q: '', set: '', faction: '', type: '', power: '', card: '' };
const KEYS = Object.keys(NOTHING) as (keyof Query)[];

/** What an address asks for; what it says that makes no sense is ignored. */
export function queryFrom(params: Readonly<Record<string, string | undefined>>): Query {
  const asked = Object.fromEntries(KEYS.map((key) => [key, params[key] ?? ''])) as Record<keyof Query, string>;
  const type = TYPES.find((one) => one === asked.type) ?? '';
  return { ...asked, type, power: /^\d+$/.test(asked.power) ? asked.power : '' };
}

/** The address of a query, without what is not asked for. */
export function addressOf(query: Partial<Query>): string {
  const params = new URLSearchParams();
  for (const key of KEYS) {
    const value = query[key];
    if (value !== undefined && value !== '') params.set(key, value);
  }
  const text = params.toString().replaceAll('%2F', '/').replaceAll('%3A', ':');
  return text === '' ? '/cards' : `/cards?${text}`;
}
