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

/** What a player typed, as a name; empty if there is nothing to see in it. */
export function nameFrom(typed: string): string {
  return typed.replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim().slice(0, MOST_NAME_LENGTH).trim();
}
