/**
 * What players write: their names and what they say. Both are text that others see as it was meant: in one form (NFC), with
 * nothing in it that cannot be seen, and nothing that covers what stands around it. Names at one table cannot be mistaken for
 * each other.
 */
import type { Match } from '../storage/store';
import { Refusal } from './refusal';

const MOST_NAME_LENGTH = 30;
const MOST_LINE_LENGTH = 300;

/** What a name may be before it is put in its form: some write letters and their accents apart. */
export const MOST_RAW_NAME_LENGTH = 4 * MOST_NAME_LENGTH;
export const MOST_RAW_LINE_LENGTH = 2 * MOST_LINE_LENGTH;

/** One picture: with its colour or style, joined to others, on a key cap, or the flag of a part of a country. */
const EMOJI = new RegExp(
  [
    '[0-9#*]\\uFE0F?\\u20E3',
    '\\u{1F3F4}\\u{E0067}\\u{E0062}(?:\\u{E0065}\\u{E006E}\\u{E0067}|\\u{E0073}\\u{E0063}\\u{E0074}|\\u{E0077}\\u{E006C}\\u{E0073})\\u{E007F}',
    '\\p{ExtPict}[\\uFE0E\\uFE0F]?\\p{EMod}?(?:\\u200D\\p{ExtPict}\\uFE0F?\\p{EMod}?)*',
  ].join('|'),
  'gu',
);
/** What changes the shape of letters in these scripts, and does nothing that can be seen elsewhere: joiners and their opposite, variants. */
const SHAPING =
  /(?<=\p{sc=Hani})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]|(?<=\p{sc=Mong})[\u180B-\u180D]|(?<=[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Gujr}\p{scx=Guru}\p{scx=Knda}\p{scx=Mlym}\p{scx=Orya}\p{scx=Sinh}\p{scx=Taml}\p{scx=Telu}\p{scx=Khmr}\p{scx=Mymr}])[\u200C\u200D](?=\p{L})/gu;
/** What cannot be seen, has no shape anybody agrees on, or turns round the text around it. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{DI}\p{NChar}]/u;
/** More marks on one letter than any language needs (Tibetan writes letters below each other), or marks on nothing. */
const STACKED = /(?:(?!\p{sc=Tibt})[\p{Mn}\p{Me}]){3}|[\p{Mn}\p{Me}]{5}|(?:^|\s)[\p{Mn}\p{Me}]/u;
const BLANKS = /[\s\p{Z}\u0085\u2800]+/gu;
/** What is said is one line. */
const BREAKS = /[\t\n\r\u0085\u2028\u2029]+/g;

/** A name as it is kept; `where` says in which field it was. */
export function nameFrom(given: string, where: string): string {
  const name = readable(given, where).replace(BLANKS, ' ').trim();
  return lengthChecked(name, MOST_NAME_LENGTH, where);
}

/** What someone says, as it is told to others. */
export function lineFrom(given: string, where: string): string {
  const line = readable(given.replace(BREAKS, ' '), where).trim();
  return lengthChecked(line.replace(BLANKS, '') === '' ? '' : line, MOST_LINE_LENGTH, where);
}

function readable(given: string, where: string): string {
  const text = given.normalize('NFC');
  const letters = text.replace(EMOJI, '.').replace(SHAPING, '').replace(BREAKS, ' ');
  const unseen = UNSEEN.exec(letters)?.[0];
  if (unseen !== undefined)
    throw new Refusal('badRequest', `${where} must not have characters that cannot be seen (${codeOf(unseen)})`);
  if (STACKED.test(letters)) throw new Refusal('badRequest', `${where} must not have marks on top of each other`);
  return text;
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function lengthChecked(text: string, most: number, where: string): string {
  if (text === '') throw new Refusal('badRequest', `${where} must have something to see in it`);
  if ([...text].length > most) throw new Refusal('badRequest', `${where} must NOT have more than ${most} characters`);
  return text;
}

/** Letters and digits that look like one of ours, in small letters: of each pair the second is written for the first. */
const LOOKALIKES = new Map(
  [
    ...[
      'аa',
      'вb',
      'сc',
      'ԁd',
      'еe',
      'ёë',
      'һh',
      'нh',
      'іi',
      'їï',
      'јj',
      'кk',
      'мm',
      'оo',
      'рp',
      'ѕs',
      'тt',
      'уy',
      'хx',
    ],
    ...['αa', 'βb', 'εe', 'ηh', 'ιi', 'κk', 'μm', 'νv', 'οo', 'ρp', 'τt', 'υy', 'χx', 'ζz'],
    ...['1i', 'li', '|i', '0o'],
  ].map((pair) => [...pair] as [string, string]),
);

/** What two names that look alike have in common. */
export function skeletonOf(name: string): string {
  const folded = name
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .replace(BLANKS, ' ')
    .trim()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC');
  return [...folded].map((letter) => LOOKALIKES.get(letter) ?? letter).join('');
}

/** Throws if someone else at the table has this name, or one that looks like it. Who may come back to their seat has it still. */
export function assertFreeName(match: Match, seat: number, name: string): void {
  if (isTaken(match, seat, name)) throw new Refusal('nameTaken', `there is a "${name}" at this table already`);
}

/** A name for a bot that nobody else at the table has: the one given, or with a number. */
export function freeName(match: Match, seat: number, name: string): string {
  let free = name;
  for (let number = 2; isTaken(match, seat, free); number++) free = `${name} (${number})`;
  return free;
}

function isTaken({ seats }: Match, seat: number, name: string): boolean {
  const wanted = skeletonOf(name);
  return seats.some((other, at) => {
    const taken = other.name ?? other.former?.name;
    return at !== seat && taken !== undefined && skeletonOf(taken) === wanted;
  });
}
