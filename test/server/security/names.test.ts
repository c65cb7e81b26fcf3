/** Names and what is said: shown to others as they were meant, and no player can pass for another one of the table. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineFrom, nameFrom, skeletonOf } from '../../../server/matches/names';
import { FrameWire } from './frames';
import { type Attacked, attacked } from './target';
import { ask } from './wire';

let target: Attacked;
beforeAll(async () => {
  target = await attacked();
});
afterAll(() => target.server.stop());

const refused = expect.objectContaining({ reason: 'badRequest' });

/** What no text may have, with what it is called. */
const BAD: [name: string, text: string][] = [
  ['a space without width', 'An\u200bn'],
  ['a joiner in Latin letters', 'An\u200dn'],
  ['a non-joiner in Latin letters', 'An\u200cn'],
  ['a word joiner', 'An\u2060n'],
  ['a byte order mark', '\ufeffAnn'],
  ['a soft hyphen', 'An\u00adn'],
  ['a filler that looks like nothing', '\u3164'],
  ['a filler in a name', 'Ann\u115f'],
  ['tags', 'Ann\u{e0041}\u{e0042}'],
  ['tags after a flag that no country has', '\u{1f3f4}\u{e0041}\u{e007f}'],
  ['a variation selector on a letter', 'A\ufe0fnn'],
  ['a variation selector on nothing', '\ufe0f'],
  ['a rare variation selector', 'A\u{e0100}nn'],
  ['a mark that only joins', 'A\u034fnn'],
  ['a direction turned round', 'abc\u202etxt.exe'],
  ['a direction isolated', 'abc\u2067def\u2069'],
  ['a direction mark', 'Ann\u200f'],
  ['a control character', 'a\u0007b'],
  ['half a character', 'a\ud800'],
  ['a character of private use', 'a\ue000'],
  ['no character at all', 'a\ufdd0'],
  ['marks on top of each other', 'A\u0335\u0336\u0337nn'],
  ['many marks', `Z${'\u0300\u0316'.repeat(10)}algo`],
  ['marks of other scripts', `A${'\u0f90'.repeat(5)}`],
  ['rings around a letter', 'A\u20dd\u20de\u20df'],
  ['a mark on nothing', '\u0301Ann'],
  ['a mark on a blank', 'Ann \u0301'],
  ['a joiner after a picture', '🎲\u200d'],
  ['blanks only', ' \u00a0\u3000\u2003'],
  ['a blank that is called a pattern', '\u2800'],
  ['nothing', ''],
];

/** What people write. */
const GOOD = [
  'Ann',
  'Zoë Müller-Straße',
  'Nguyễn Thị Ánh',
  'Ça va ?',
  '你好',
  '葛\u{e0100}城',
  'שלום',
  'נִקּוּד',
  'مُحَمَّد',
  'می\u200cخواهم',
  'हिन्दी क्\u200dष',
  'ภาษาไทยที่นี่',
  'བོད་སྐད་རྒྱལ',
  'ខ្ញុំ',
  '🎲',
  'I ❤️ cards',
  '👩‍👩‍👧‍👦 family',
  '🏳️‍🌈',
  '👍🏽',
  '🕵🏻‍♂️',
  '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  '1️⃣',
  '🇫🇷',
  '☎︎',
];

describe('a text', () => {
  it.each(BAD)('with %s is refused, as a name and in the chat', (_name, text) => {
    expect(() => nameFrom(text, 'name')).toThrow(refused);
    expect(() => lineFrom(text, 'line')).toThrow(refused);
  });

  it.each(GOOD)('%s is kept as it is', (text) => {
    expect([nameFrom(text, 'name'), lineFrom(text, 'line')]).toEqual([text.normalize('NFC'), text.normalize('NFC')]);
  });

  it('is put in one form', () => {
    const apart = 'Zoe\u0308 Nguye\u0302\u0303n';
    expect([nameFrom(apart, 'name'), lineFrom(apart, 'line')]).toEqual(['Zoë Nguyễn', 'Zoë Nguyễn']);
    expect(nameFrom('  Ann\u00a0\u00a0 Lee\u2800', 'name')).toBe('Ann Lee');
  });

  it('is measured in that form', () => {
    expect(nameFrom('e\u0301'.repeat(30), 'name')).toBe('é'.repeat(30));
    expect(() => nameFrom('x'.repeat(31), 'name')).toThrow('name must NOT have more than 30 characters');
    expect(() => lineFrom('x'.repeat(301), 'line')).toThrow('line must NOT have more than 300 characters');
  });

  it('says what is wrong with it', () => {
    expect(() => nameFrom('An\u200bn', 'body/playerName')).toThrow(
      'body/playerName must not have characters that cannot be seen (U+200B)',
    );
  });
});

const post = async (path: string, body: object): Promise<{ status: number; body: Record<string, string> }> => {
  const { status, text } = await ask(target.address, `/games/smashtable/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status, body: JSON.parse(text) as Record<string, string> };
};

async function newMatch(): Promise<string> {
  return (await target.server.matches.create({ numPlayers: 4 })).id;
}

const seatsOf = async (id: string) => (await target.server.matches.find(id)).match.seats.map(({ name }) => name);

const ALIKE = [
  ['Ann', 'Ann'],
  ['Ann', 'ANN'],
  ['Ann', ' ann '],
  ['Ann Lee', 'ann   lee'],
  ['Ann', 'Ａｎｎ'],
  ['Zoë', 'Zoe\u0308'],
  ['Straße', 'STRASSE'],
  ['Paco', 'Расо'],
  ['Ann', 'Αnn'],
  ['Bill', 'BiIl'],
  ['Zo0', 'ZoO'],
  ['❤', '❤️'],
] as const;

describe('a name at a table', () => {
  it.each(ALIKE)('%s keeps away %s', async (first, second) => {
    const id = await newMatch();
    expect((await post(`${id}/join`, { playerName: first })).status).toBe(200);
    expect(await post(`${id}/join`, { playerName: second })).toMatchObject({
      status: 409,
      body: { error: 'nameTaken' },
    });
    const other = await post(`${id}/join`, { playerName: 'Zed' });
    const { playerID, playerCredentials: credentials } = other.body;
    const renamed = await post(`${id}/update`, { playerID, credentials, newName: second });
    expect(renamed).toMatchObject({ status: 409, body: { error: 'nameTaken' } });
    expect(await seatsOf(id)).toEqual([nameFrom(first, ''), 'Zed', undefined, undefined]);
  });

  it.each([
    ['Ann', 'Anna'],
    ['Ann', 'Ánn'],
    ['Ann 1', 'Ann 2'],
    ['李', '王'],
    ['🎲', '🃏'],
  ])('%s leaves room for %s', async (first, second) => {
    const id = await newMatch();
    for (const playerName of [first, second]) expect((await post(`${id}/join`, { playerName })).status).toBe(200);
  });

  it('may be changed to itself, and is free again when its player has left', async () => {
    const id = await newMatch();
    const { playerID, playerCredentials: credentials } = (await post(`${id}/join`, { playerName: 'Ann' })).body;
    await post(`${id}/join`, { playerName: 'Ben' });
    expect((await post(`${id}/update`, { playerID, credentials, newName: 'ANN' })).status).toBe(200);
    expect((await post(`${id}/leave`, { playerID, credentials })).status).toBe(200);
    expect((await post(`${id}/join`, { playerName: 'Ann' })).status).toBe(200);
  });

  it('is also kept from bots, and theirs from players', async () => {
    const { id, hostKey } = await target.server.matches.create({ numPlayers: 4 });
    expect((await post(`${id}/join`, { playerName: 'Bot 2' })).status).toBe(200);
    const bots = [
      { seat: 1, level: 'random' },
      { seat: 2, level: 'random' },
    ];
    expect((await post(`${id}/bots`, { hostKey, bots })).status).toBe(200);
    expect(await seatsOf(id)).toEqual(['Bot 2', 'Bot 2 (2)', 'Bot 3', undefined]);
    expect(await post(`${id}/join`, { playerName: 'bot 3' })).toMatchObject({
      status: 409,
      body: { error: 'nameTaken' },
    });
  });

  it('at another table does not matter', async () => {
    for (const id of [await newMatch(), await newMatch()])
      expect((await post(`${id}/join`, { playerName: 'Ann' })).status).toBe(200);
  });

  it.each(BAD)('with %s takes no seat', async (_name, playerName) => {
    const id = await newMatch();
    expect(await post(`${id}/join`, { playerName })).toMatchObject({ status: 400, body: { error: 'badRequest' } });
    expect(await seatsOf(id)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('what is said', () => {
  it('is told in one form, or not at all', async () => {
    const id = await newMatch();
    const { playerCredentials: key } = (await post(`${id}/join`, { playerName: 'Ann' })).body;
    const wire = await FrameWire.open(target.address);
    await wire.emit('sync', id, '0', key);
    await wire.hear('sync');
    await wire.emit('chat', id, { id: 'a1', sender: '0', payload: 'Z\u0300\u0316\u0300algo' }, key);
    expect((await wire.hear('refused'))[2]).toMatchObject({ about: 'chat', reason: 'badRequest' });
    await wire.emit('chat', id, { id: 'a2', sender: '0', payload: 'Zoe\u0308 👩‍👩‍👧‍👦' }, key);
    expect((await wire.hear('chat'))[2]).toMatchObject({ id: 'a2', payload: 'Zoë 👩‍👩‍👧‍👦' });
    await wire.close();
  });
});

describe('what names have in common that look alike', () => {
  it('is found by what is in it, not by how it is written', () => {
    for (const [first, second] of ALIKE) expect(skeletonOf(first)).toBe(skeletonOf(second));
  });
});
