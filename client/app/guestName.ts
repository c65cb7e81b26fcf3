/** A name for who has not given one: two friendly words. */

const FIRST = [
  'Brave',
  'Cheery',
  'Clever',
  'Cosmic',
  'Daring',
  'Dapper',
  'Fearless',
  'Fuzzy',
  'Giddy',
  'Jolly',
  'Lucky',
  'Merry',
  'Mighty',
  'Nimble',
  'Peppy',
  'Plucky',
  'Quick',
  'Rowdy',
  'Sly',
  'Snappy',
  'Sunny',
  'Swift',
  'Witty',
  'Zesty',
] as const;

const SECOND = [
  'Badger',
  'Beetle',
  'Cactus',
  'Comet',
  'Dumpling',
  'Falcon',
  'Ferret',
  'Gecko',
  'Hedgehog',
  'Heron',
  'Lobster',
  'Mammoth',
  'Meteor',
  'Moose',
  'Narwhal',
  'Otter',
  'Panda',
  'Penguin',
  'Pickle',
  'Puffin',
  'Raccoon',
  'Teapot',
  'Walrus',
  'Wombat',
] as const;

/** `roll` gives a number from 0 up to, but not including, 1. */
export function guestName(roll: () => number = Math.random): string {
  return `${pick(FIRST, roll)} ${pick(SECOND, roll)}`;
}

function pick(words: readonly string[], roll: () => number): string {
  return words[Math.floor(roll() * words.length)] ?? '';
}

/** The longest name the server takes. */
export const MOST_NAME_LENGTH = 30;

/** Scripts in which joiners change the shape of letters. */
const JOINING = ['Arab', 'Syrc', 'Mong', 'Deva', 'Beng', 'Gujr', 'Guru', 'Knda', 'Mlym', 'Orya', 'Sinh', 'Taml', 'Telu']
  .map((script) => `\\p{scx=${script}}`)
  .join('');
/** What may stand in a name although it has parts that cannot be seen: pictures, and joiners in such scripts. */
const JOINED = [
  '[0-9#*]\\uFE0F?\\u20E3',
  '\\p{ExtPict}[\\uFE0E\\uFE0F]?\\p{EMod}?(?:\\u200D\\p{ExtPict}\\uFE0F?\\p{EMod}?)*',
  `(?<=[${JOINING}])[\\u200C\\u200D](?=\\p{L})`,
].join('|');
const JOINED_OR_UNSEEN = new RegExp(`(${JOINED})|[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{DI}\\p{NChar}]`, 'gu');
const BLANKS = /[\s\p{Z}\u0085\u2800]+/gu;
/** More than two marks on a letter, or marks on none. */
const STACKED = /(?<=[\p{Mn}\p{Me}]{2})[\p{Mn}\p{Me}]+|(?<=^|\s)[\p{Mn}\p{Me}]+/gu;

/**
 * What a player typed, as the server takes it for a name: in the one form of its letters (NFC), without what cannot be seen or
 * covers what stands around it. Empty if there is nothing to see in it.
 */
export function nameFrom(typed: string): string {
  // What is taken out may bring together what does not go together: the second time there is nothing left of that.
  const name = seenIn(seenIn(typed));
  return [...name].slice(0, MOST_NAME_LENGTH).join('').trim();
}

function seenIn(text: string): string {
  return text
    .replace(BLANKS, ' ')
    .replace(JOINED_OR_UNSEEN, (_, joined?: string) => joined ?? '')
    .replace(STACKED, '')
    .replace(BLANKS, ' ')
    .trim()
    .normalize('NFC');
}
