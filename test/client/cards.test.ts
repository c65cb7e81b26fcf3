/** Finding cards: what stands in the address, what is found, and how one gets about by arrow keys. */
import { describe, expect, it } from 'vitest';
import { outlines } from '../../client/cards/icons';
import { lengthOfName, lengthOfText, stressed } from '../../client/cards/lengths';
import { neighbour } from '../../client/cards/neighbour';
import { notesOf } from '../../client/cards/notes';
import { addressOf, queryFrom } from '../../client/cards/query';
import { find, isNarrow, powersIn } from '../../client/cards/search';
import { indexed } from '../../client/net/catalog';
import { loadSound } from '../../server/content/project';
import { catalogJson } from '../../server/http/catalog';

const { content } = await loadSound([]);
const catalog = indexed(catalogJson(content, 'hash', 'en'));

function found(params: Record<string, string>): string[] {
  const { factions, sets } = find(catalog, queryFrom(params));
  return [...factions.flatMap(({ cards }) => cards), ...sets.flatMap(({ bases }) => bases)].map(({ id }) => id);
}

describe('a search', () => {
  it('without anything finds everything', () => {
    const { cards, bases } = find(catalog, queryFrom({}));
    expect([cards, bases]).toEqual([269, 43]);
  });

  it('finds by name, text and faction, all words, in any order and case', () => {
    expect(found({ q: 'Shinobi' })).toEqual(['ninjas/shinobi']);
    expect(found({ q: 'ASSASSIN tiger' })).toEqual(['ninjas/tiger-assassin']);
    expect(found({ q: 'robots zapbot' })).toEqual(['robots/zapbot']);
    expect(found({ q: 'they’re coming' })).toEqual(['zombies/theyre-coming-to-get-you']);
    expect(found({ q: 'tôrtúga' })).toEqual(['core:tortuga']);
    expect(found({ q: 'no such thing' })).toEqual([]);
  });

  it('is narrowed by set, faction, type and power', () => {
    expect(found({ faction: 'ninjas', type: 'minion', power: '2' })).toEqual(['ninjas/ninja-acolyte']);
    expect(found({ faction: 'ninjas', type: 'base' })).toEqual(['core:ninja-dojo', 'core:temple-of-goju']);
    expect(found({ faction: 'ninjas', type: 'action' })).toHaveLength(8);
    expect(found({ set: 'core', type: 'base' })).toHaveLength(16);
    expect(found({ power: '7' })).toEqual(['dinosaurs/king-rex']);
    expect(found({ set: 'that-70s', faction: 'ninjas' })).toEqual([]);
  });

  it('has an address, which leads back to it', () => {
    const address = addressOf({ q: 'two words', set: 'core', card: 'ninjas/shinobi' });
    expect(address).toBe('/cards?q=two+words&set=core&card=ninjas/shinobi');
    const params = Object.fromEntries(new URL(address, 'http://here').searchParams);
    expect(queryFrom(params)).toEqual({
      q: 'two words',
      set: 'core',
      faction: '',
      type: '',
      power: '',
      card: 'ninjas/shinobi',
    });
    expect(addressOf(queryFrom({}))).toBe('/cards');
  });

  it('ignores what makes no sense', () => {
    expect(queryFrom({ type: 'titan', power: 'x', colour: 'red' })).toEqual(queryFrom({}));
    expect(isNarrow(queryFrom({ card: 'ninjas/shinobi' }))).toBe(false);
    expect(isNarrow(queryFrom({ power: '0' }))).toBe(true);
  });

  it('offers the powers there are', () => {
    expect(powersIn(catalog)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('words on a face', () => {
  it('are smaller the more there are, and a long word counts too', () => {
    expect(['Moai', 'Tiger Assassin', 'Rumpelstiltskin', 'Everybody was Kung Fu Fighting'].map(lengthOfName)).toEqual([
      'short',
      'short',
      'long',
      'longest',
    ]);
    expect([10, 100, 180, 300].map((length) => lengthOfText('x'.repeat(length)))).toEqual([
      'short',
      'middle',
      'long',
      'longest',
    ]);
  });

  it('that name an ability are stressed, in any language', () => {
    expect(stressed('Gain 1 VP.')).toEqual(['Gain 1 VP.']);
    expect(stressed('Draw a card. Ongoing: It stays. Talent: Go.')).toEqual([
      'Draw a card. ',
      'Ongoing:',
      ' It stays. ',
      'Talent:',
      ' Go.',
    ]);
    expect(stressed('Spécial : Après.')).toEqual(['', 'Spécial :', ' Après.']);
  });

  it('are explained where a text uses them', () => {
    expect(notesOf('Gain 1 VP.')).toEqual([]);
    expect(notesOf('Play on a base. Talent: You may play an extra minion.')).toEqual(['talent', 'playOnBase', 'extra']);
    expect(notesOf("Play on one of your minions. Destroy it, or return it to its owner's hand.")).toEqual([
      'playOnMinion',
      'destroy',
      'owner',
    ]);
  });
});

describe('arrow keys', () => {
  // Three to a row, two in the last.
  const places = [0, 1, 2, 3, 4].map((at) => ({ left: (at % 3) * 100, top: Math.floor(at / 3) * 150 }));

  it('lead to the next, the row above and the row below', () => {
    expect(neighbour(places, 0, 'ArrowRight')).toBe(1);
    expect(neighbour(places, 1, 'ArrowDown')).toBe(4);
    expect(neighbour(places, 2, 'ArrowDown')).toBe(4);
    expect(neighbour(places, 4, 'ArrowUp')).toBe(1);
    expect(neighbour(places, 2, 'Home')).toBe(0);
    expect(neighbour(places, 2, 'End')).toBe(4);
  });

  it('stop at the edges, and other keys mean nothing', () => {
    expect(neighbour(places, 4, 'ArrowRight')).toBe(4);
    expect(neighbour(places, 0, 'ArrowLeft')).toBe(0);
    expect(neighbour(places, 0, 'ArrowUp')).toBe(0);
    expect(neighbour(places, 3, 'ArrowDown')).toBe(3);
    expect(neighbour(places, 0, 'a')).toBeNull();
    expect(neighbour(places, -1, 'ArrowRight')).toBeNull();
  });
});

describe('an icon', () => {
  it('is drawn by its outlines', () => {
    expect(outlines('<path fill="currentColor" d="M0 0h1"/><path fill="currentColor" d="M2 2z"/>')).toEqual([
      'M0 0h1',
      'M2 2z',
    ]);
  });
});
