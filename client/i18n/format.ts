/**
 * Messages with parameters: `{name}` is replaced by a parameter, `{count, one: # card, other: # cards}` picks by the
 * language's plural rules (`#` is the number, `=0: none` matches exactly). A parameter may be more than text, so that a name
 * in a sentence can open its card.
 */

export type Part<T> = string | T;

type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'plural'; readonly name: string; readonly forms: ReadonlyMap<string, string> };

const HOLE = /\{(\w+)(?:,\s*([^{}]*))?\}/g;
const parsed = new Map<string, readonly Piece[]>();

/** The parts of a message, its parameters among them. */
export function format<T>(
  language: string,
  message: string,
  params: Readonly<Record<string, Part<T> | number>>,
): Part<T>[] {
  return piecesOf(message).map((piece) => {
    if (piece.kind === 'text') return piece.text;
    const value = params[piece.name];
    if (piece.kind === 'plural') return plural(language, piece.forms, Number(value));
    if (value === undefined) return `{${piece.name}}`;
    return typeof value === 'number' ? String(value) : value;
  });
}

/** The names of the parameters of a message. */
export function paramsOf(message: string): string[] {
  return piecesOf(message).flatMap((piece) => (piece.kind === 'text' ? [] : [piece.name]));
}

function piecesOf(message: string): readonly Piece[] {
  const known = parsed.get(message);
  if (known) return known;
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of message.matchAll(HOLE)) {
    const [whole, name = '', forms] = match;
    if (match.index > from) pieces.push({ kind: 'text', text: message.slice(from, match.index) });
    pieces.push(forms === undefined ? { kind: 'value', name } : { kind: 'plural', name, forms: formsOf(forms) });
    from = match.index + whole.length;
  }
  if (from < message.length) pieces.push({ kind: 'text', text: message.slice(from) });
  parsed.set(message, pieces);
  return pieces;
}

/** The forms of a plural by their names. */
export function formsOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(/,\s*(?==?\w+:)/).map((form) => {
      const colon = form.indexOf(':');
      return [form.slice(0, colon).trim(), form.slice(colon + 1).trim()];
    }),
  );
}

/** Making them anew for each message takes longer than anything else about it. */
const rules = new Map<string, Intl.PluralRules>();

function rulesOf(language: string): Intl.PluralRules {
  const known = rules.get(language);
  if (known) return known;
  const fresh = new Intl.PluralRules(language);
  rules.set(language, fresh);
  return fresh;
}

function plural(language: string, forms: ReadonlyMap<string, string>, count: number): string {
  const form = forms.get(`=${count}`) ?? forms.get(rulesOf(language).select(count)) ?? forms.get('other') ?? '#';
  return form.replaceAll('#', String(count));
}
