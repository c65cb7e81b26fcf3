/** Words of the game that a card's text uses, to be explained beside it. */

const WORDS = {
  talent: /\bTalent:/,
  ongoing: /\bOngoing:/,
  special: /\bSpecial:/,
  playOnBase: /\bPlay on (a|one of your) bases?\b/,
  playOnMinion: /\bPlay on (a|one of your) minions?\b/,
  extra: /\bextra (minion|action|card)/,
  counter: /\+1 power counter/,
  standard: /\bstandard action/,
  destroy: /\bdestroy/i,
  owner: /\bowner's\b/,
} as const;

export type Note = keyof typeof WORDS;

/** Which words a text uses, in a fixed order. It knows those of English, which the texts of cards are in. */
export function notesOf(text: string): Note[] {
  return (Object.keys(WORDS) as Note[]).filter((note) => WORDS[note].test(text));
}
