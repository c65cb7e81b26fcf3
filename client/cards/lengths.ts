/** How large the words on a face can be set: the more there are, the smaller. */

/** A word with a colon at the start of a sentence: "Ongoing:", "Special:", in any language. */
const KEYWORD = /(?<=^|[.!?]["”)]?\s)(\p{Lu}\p{L}+\s?:)/u;

export type Length = 'short' | 'middle' | 'long' | 'longest';

export function lengthOfText({ length }: string): Length {
  if (length <= 70) return 'short';
  if (length <= 130) return 'middle';
  return length <= 190 ? 'long' : 'longest';
}

/** A long word counts too: it cannot be broken. */
export function lengthOfName(name: string): Length {
  const word = Math.max(...name.split(/[\s-]/).map(({ length }) => length));
  if (name.length <= 14 && word <= 11) return 'short';
  if (name.length <= 20 && word <= 13) return 'middle';
  return name.length <= 26 && word <= 15 ? 'long' : 'longest';
}

/** A text as parts in turn plain and to be stressed, the words that name an ability being the latter. */
export function stressed(text: string): string[] {
  return text.split(KEYWORD);
}
