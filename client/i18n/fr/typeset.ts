/** French sets a space before tall punctuation marks and inside quotation marks; no line may break there. */
export function typeset<Key extends string>(messages: Readonly<Record<Key, string>>): Readonly<Record<Key, string>> {
  const set = (message: string): string => message.replace(/ (?=[!?:;»])|(?<=«) /g, '\u00a0');
  const pairs = Object.entries<string>(messages).map(([key, message]) => [key, set(message)]);
  return Object.fromEntries(pairs) as Readonly<Record<Key, string>>;
}
