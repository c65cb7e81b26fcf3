/** Setup: section 2.1 of the rules, and its scenarios. Boxes other than the Core Set are stand-ins of `packs/boxes`. */
import { describe, expect, it } from 'vitest';
import { stagesOf } from '../../game/boardgame';
import { move } from '../../game/match/move';
import { optionsFrom } from '../../game/match/options';
import type { Card, State } from '../../game/state';
import { viewOf } from '../../game/view';
import { catalogWith } from '../catalog';
import { match as begin, matchWhere as beginWhere, type Match, type MatchSetup } from '../match';
import { table } from '../table';

const catalog = await catalogWith('boxes', 'rules');
const match = (setup: MatchSetup): Match => begin({ catalog, ...setup });
const matchWhere = (setup: MatchSetup, wanted: (found: Match) => boolean): Match =>
  beginWhere({ catalog, ...setup }, wanted);

const SEEDS = Array.from({ length: 40 }, (_, seed) => String(seed));
const CORE: [string, string][] = [
  ['ninjas', 'pirates'],
  ['robots', 'wizards'],
];
const ACTIONS_AND_MINIONS: [string, string][] = [
  ['scrolls', 'cubes'],
  ['dice', 'bricks'],
];
/** Seat 0 has nothing but actions. */
const ACTIONS_ONLY: [string, string][] = [
  ['scrolls', 'waves'],
  ['dice', 'bricks'],
];

/** How many bases of each set are in the match. */
function pool(m: Match): Record<string, number> {
  const found = m.defs([...m.state.table, ...m.state.baseDeck]).map((def) => def.split(':')[0] ?? '');
  return Object.fromEntries([...new Set(found)].map((set) => [set, found.filter((other) => other === set).length]));
}

describe('players and factions', () => {
  it('SETUP-1 two, three or four play, and no other number', () => {
    for (const players of [2, 3, 4]) expect(match({ players }).state.players).toHaveLength(players);
    for (const players of [0, 1, 5, 2.5]) expect(() => match({ players })).toThrow('must be 2, 3 or 4');
  });

  it('SETUP-2 each player has two different factions and owns their cards', () => {
    const m = match({ factions: CORE });
    expect(m.state.players.map(({ factions }) => factions)).toEqual(CORE);
    for (const [owner, { hand, deck }] of m.state.players.entries()) {
      for (const id of [...hand, ...deck]) expect(m.state.cards[id]?.owner).toBe(owner);
    }
    const twice = [
      ['ninjas', 'ninjas'],
      ['robots', 'wizards'],
    ];
    for (const duplicates of [false, true]) {
      expect(() => optionsFrom(catalog, 2, { factions: twice, duplicates })).toThrow('setupData/factions/0');
    }
  });

  it('SETUP-3 each deck is the 20 and 20 cards of the two factions, shuffled', () => {
    const decks = SEEDS.slice(0, 5).map((seed) => {
      const m = match({ factions: CORE, seed });
      const { hand, deck } = m.player(1);
      return m.defs([...hand, ...deck]);
    });
    for (const deck of decks) {
      expect(deck.filter((def) => def.startsWith('robots/'))).toHaveLength(20);
      expect(deck.filter((def) => def.startsWith('wizards/'))).toHaveLength(20);
    }
    expect(new Set(decks.map(String)).size).toBe(5);
    expect([...(decks[0] ?? [])].sort()).toEqual([...(decks[1] ?? [])].sort());
  });

  it('SETUP-16 two factions for each player must be there', () => {
    const need =
      (players: number, sets: string[]): (() => unknown) =>
      () =>
        optionsFrom(catalog, players, { sets });
    for (const players of [2, 3, 4]) expect(need(players, ['core'])).not.toThrow();
    expect(need(2, ['eights'])).not.toThrow();
    expect(need(3, ['eights'])).toThrow('3 players need 6 factions, and there are 4');
    expect(need(2, ['elevens'])).toThrow('2 players need 4 factions, and there are 2');
    expect(() => optionsFrom(catalog, 4, { sets: ['core'], bans: ['zombies'] })).toThrow(
      '4 players need 8 factions, and there are 7',
    );
    expect(
      match({ players: 4, factions: 'random', options: { sets: ['core'] } })
        .state.players.flatMap(({ factions }) => factions)
        .sort(),
    ).toEqual([...(catalog.sets.get('core')?.factions ?? [])].sort());
  });

  it('SETUP-17 two players may have the same faction only with the option on', () => {
    const shared: [string, string][] = [
      ['ninjas', 'pirates'],
      ['wizards', 'ninjas'],
    ];
    expect(() => match({ factions: shared })).toThrow('"ninjas" is taken twice, and duplicates are off');
    const m = match({ factions: shared, options: { duplicates: true } });
    expect(m.state.players.map(({ factions }) => factions)).toEqual(shared);
    const thrice: [string, string][] = [...shared, ['ninjas', 'robots']];
    expect(() => match({ players: 3, factions: thrice, options: { duplicates: true } })).toThrow(
      'there are two copies',
    );
    for (const seed of SEEDS) {
      const { state } = match({ players: 4, factions: 'random', seed, options: { sets: ['core'], duplicates: true } });
      for (const { factions } of state.players) expect(new Set(factions).size).toBe(2);
      const all = state.players.flatMap(({ factions }) => factions);
      for (const faction of all) expect(all.filter((other) => other === faction).length).toBeLessThan(3);
    }
  });

  it('SETUP-18 with duplicates a card belongs to the player whose deck it came from', () => {
    const t = table({
      options: { duplicates: true },
      p0: { hand: ['seeing-stars'], factions: ['ninjas', 'pirates'] },
      bases: { 'jungle-oasis': { p0: [{ card: 'shinobi', owner: 'p1' }] } },
      p1: { factions: ['ninjas', 'wizards'] },
    });
    t.p0.plays('seeing-stars');
    expect(t.where('shinobi')).toBe('p1 discard');
    expect(t.where('seeing-stars')).toBe('p0 discard');
  });

  it('OPEN-47 a faction that is named means all its copies', () => {
    const t = table({
      options: { duplicates: true },
      p0: { hand: ['block-the-path', 'shinobi'], factions: ['tricksters', 'ninjas'] },
      p1: { hand: ['shinobi'], factions: ['ninjas', 'wizards'] },
    });
    t.p0.plays('block-the-path', { on: 'jungle-oasis' });
    expect(t.p0).toBeOffered(['ninjas', 'tricksters', 'wizards']);
    t.p0.chooses('ninjas');
    expect(t.p0.cannotPlay('shinobi', { on: 'jungle-oasis' })).toBe('forbidden');
    t.endTurn();
    expect(t.p1.cannotPlay('shinobi', { on: 'jungle-oasis' })).toBe('forbidden');
  });
});

describe('bases', () => {
  it('SETUP-4 one faction brings in all bases of its box, and no other box gives any', () => {
    expect(pool(match({ factions: CORE }))).toEqual({ core: 16 });
    expect(
      pool(
        match({
          factions: [
            ['ninjas', 'cubes'],
            ['dice', 'bricks'],
          ],
        }),
      ),
    ).toEqual({ core: 16, eights: 8 });
    expect(pool(match({ factions: CORE, options: { basePool: 'all' } }))).toMatchObject({
      core: 16,
      eights: 8,
      elevens: 11,
      oldies: 8,
    });
  });

  it('EX-SETUP-1 factions of four boxes: the bases of exactly those', () => {
    expect(
      pool(
        match({
          factions: [
            ['fossils', 'islands'],
            ['ninjas', 'cubes'],
          ],
        }),
      ),
    ).toEqual({ core: 16, eights: 8, elevens: 11, oldies: 8 });
  });

  it('EX-SETUP-2 two factions of one box and two of others: three boxes, and no others', () => {
    expect(
      pool(
        match({
          factions: [
            ['fossils', 'relics'],
            ['islands', 'cubes'],
          ],
        }),
      ),
    ).toEqual({ eights: 8, elevens: 11, oldies: 8 });
  });

  it('EX-SETUP-3 boxes of 16, 8, 11 and 8 bases: 43, of which 3 are face up', () => {
    const { state } = match({
      factions: [
        ['ninjas', 'cubes'],
        ['islands', 'fossils'],
      ],
    });
    expect([state.table.length, state.baseDeck.length]).toEqual([3, 40]);
  });

  it('EX-SETUP-4 four factions of a box of eight: 3 face up, 5 in the deck', () => {
    const { state } = match({ factions: ACTIONS_AND_MINIONS });
    expect([state.table.length, state.baseDeck.length]).toEqual([3, 5]);
  });

  it('SETUP-5 a faction in two decks brings each base once', () => {
    const m = match({
      factions: [
        ['ninjas', 'pirates'],
        ['ninjas', 'pirates'],
      ],
      options: { duplicates: true },
    });
    const bases = m.defs([...m.state.table, ...m.state.baseDeck]);
    expect([bases.length, new Set(bases).size]).toEqual([16, 16]);
  });

  it('SETUP-6 the base deck is shuffled and face down', () => {
    const decks = SEEDS.slice(0, 5).map((seed) => {
      const m = match({ factions: CORE, seed });
      expect(m.view(0).baseDeck).toBe(13);
      for (const id of m.state.baseDeck) expect(m.view(0).cards).not.toHaveProperty(String(id));
      return String(m.defs(m.state.baseDeck));
    });
    expect(new Set(decks).size).toBe(5);
  });

  it('SETUP-7 one base more than players is turned up', () => {
    for (const players of [2, 3, 4]) {
      expect(match({ players, factions: 'random', options: { sets: ['core'] } }).state.table).toHaveLength(players + 1);
    }
  });

  it('EX-SETUP-5 two players have 3 bases, three 4, four 5', () => {
    const faceUp = [2, 3, 4].map(
      (players) => match({ players, factions: 'random', options: { sets: ['core'] } }).view(0).bases.length,
    );
    expect(faceUp).toEqual([3, 4, 5]);
  });

  it('SETUP-8 a box of 11 bases gives 11, also if three of them belong to one faction', () => {
    expect(
      pool(
        match({
          factions: [
            ['islands', 'waves'],
            ['cubes', 'dice'],
          ],
        }),
      ),
    ).toEqual({ elevens: 11, eights: 8 });
  });

  it('OPEN-8 if there are too few bases, all are turned up', () => {
    const pins: [string, string] = ['pins', 'needles'];
    const { state } = match({ factions: [pins, pins], options: { duplicates: true } });
    expect([state.table.length, state.baseDeck.length]).toEqual([2, 0]);
  });

  it('SETUP-15 nothing triggers when the first bases are set out', () => {
    const m = match({
      factions: [
        ['probes', 'cubes'],
        ['dice', 'bricks'],
      ],
      options: { firstPlayer: 0 },
    });
    expect(m.events.map(({ type }) => type)).not.toContain('baseAdded');
    const eager = matchWhere(
      {
        factions: [
          ['probes', 'cubes'],
          ['dice', 'bricks'],
        ],
      },
      (found) => found.defs(found.state.table).includes('rules:eager'),
    );
    expect(eager.state.players.map(({ vp }) => vp)).toEqual([0, 0]);
    const t = table({
      catalog,
      baseDeck: ['eager'],
      bases: { 'jungle-oasis': { p0: [{ card: 'shinobi', counters: 9 }] } },
    });
    t.endTurn();
    expect([t.bases, t.vp('p0'), t.vp('p1')]).toEqual([['eager'], 2 + 1, 1]);
  });
});

describe('the opening hand', () => {
  it('SETUP-9 everyone draws five cards', () => {
    const m = match({ players: 3, factions: 'random', options: { sets: ['core'] } });
    expect(m.state.players.map(({ hand, deck }) => [hand.length, deck.length])).toEqual([
      [5, 35],
      [5, 35],
      [5, 35],
    ]);
  });

  it('SETUP-10 a hand without minions may be changed once: shown, five new cards drawn, then shuffled back', () => {
    const m = match({ factions: ACTIONS_ONLY });
    const shown = m.player(0).hand;
    expect(m.state.phase).toBe('opening');
    expect(m.view(0).legal.mulligan).toBe(true);
    m.mulligans(0);
    m.begins();
    expect(m.events).toContainEqual({
      type: 'mulligan',
      player: 0,
      shown: expect.toSatisfy((defs: string[]) => defs.length === 5),
    });
    for (const id of shown) expect(m.player(0).deck).toContain(id);
    expect([m.player(0).hand.length, m.player(0).deck.length]).toEqual([5, 35]);
    expect(m.state.phase).toBe('play');
  });

  it('SETUP-10.1 none of the cards shown can be in the new hand', () => {
    for (const seed of SEEDS) {
      const m = match({ factions: ACTIONS_ONLY, seed });
      const { hand, deck } = m.player(0);
      m.mulligans(0);
      m.begins();
      expect(m.player(0).hand).toEqual(deck.slice(0, 5));
      expect(m.player(0).hand.some((id) => hand.includes(id))).toBe(false);
    }
  });

  it('SETUP-10.2 a hand with a minion never qualifies, nor does a second one without', () => {
    for (const seed of SEEDS) {
      const m = match({ factions: ACTIONS_AND_MINIONS, seed });
      expect(m.view(0).legal.mulligan).toBe(!m.hasMinion(0));
      expect(m.refusal(0, { type: 'keep', keep: false })).toBe(m.hasMinion(0) ? 'noMulligan' : null);
      expect(m.refusal(1, { type: 'keep', keep: false })).toBe('noMulligan');
    }
    const m = match({ factions: ACTIONS_ONLY });
    m.mulligans(0);
    expect(m.refusal(0, { type: 'keep', keep: true })).toBe('noMulligan');
    m.begins();
    expect(m.hasMinion(0)).toBe(false);
    expect(m.refusal(0, { type: 'keep', keep: false })).toBe('noMulligan');
  });

  it('SETUP-10.3 the hand may be kept', () => {
    const m = match({ factions: ACTIONS_ONLY });
    const { hand, deck } = m.player(0);
    m.begins();
    expect([m.player(0).hand, m.player(0).deck, m.state.phase]).toEqual([hand, deck, 'play']);
  });

  it('EX-MULL-1 five actions are shown to all and changed for the next five; 35 in the deck, none discarded', () => {
    const m = matchWhere({ factions: ACTIONS_AND_MINIONS }, (found) => !found.hasMinion(0) && found.state.first === 0);
    const { hand, deck } = m.player(0);
    m.mulligans(0);
    m.begins();
    expect(m.events).toContainEqual({ type: 'mulligan', player: 0, shown: m.defs(hand) });
    const after = m.player(0);
    expect([after.hand, after.deck.length, after.discard]).toEqual([deck.slice(0, 5), 35, []]);
    expect([...after.deck].sort()).toEqual([...deck.slice(5), ...hand].sort());
    expect(after.deck).not.toEqual([...deck.slice(5), ...hand]);
  });

  it('EX-MULL-2 a second hand without minions stays', () => {
    const m = match({ factions: ACTIONS_ONLY });
    m.mulligans(0);
    expect(m.view(0).legal).toMatchObject({ keep: false, mulligan: false });
    m.begins();
    expect([m.state.phase, m.hasMinion(0)]).toEqual(['play', false]);
  });

  it('EX-MULL-3 a hand with one minion stays', () => {
    const m = matchWhere({ factions: ACTIONS_AND_MINIONS }, (found) => {
      const minions = found.defs(found.player(0).hand).filter((def) => def === 'cubes/cube');
      return minions.length === 1;
    });
    expect(m.view(0).legal).toMatchObject({ keep: true, mulligan: false });
  });

  it('OPEN-32 mulligans go from the first player on, whoever decides first, and do not depend on each other', () => {
    const waves: [string, string] = ['scrolls', 'waves'];
    const setup: MatchSetup = { factions: [waves, waves], options: { duplicates: true, firstPlayer: 1 } };
    const changed = [
      [0, 1],
      [1, 0],
    ].map((order) => {
      const m = match(setup);
      for (const player of order) m.mulligans(player);
      expect(m.events.flatMap((event) => (event.type === 'mulligan' ? [event.player] : []))).toEqual([1, 0]);
      return m.state;
    });
    expect(changed[0]).toEqual(changed[1]);
    const one = match(setup);
    const other = one.player(1);
    one.mulligans(0);
    one.keeps(1);
    expect([one.player(1), one.state.phase, one.state.active]).toEqual([other, 'play', 1]);
  });

  it('OPEN-50 nobody else sees who may change their hand, or will, until all have decided', () => {
    const m = matchWhere({ factions: ACTIONS_AND_MINIONS }, (found) => !found.hasMinion(0));
    const { state } = m;
    const { hand = [], deck = [] } = state.players[0] ?? {};
    const minion = deck.find((id) => state.cards[id]?.def === 'cubes/cube') ?? 0;
    const cards = [...state.cards];
    [cards[hand[0] ?? 0], cards[minion]] = [cards[minion] as Card, cards[hand[0] ?? 0] as Card];
    /** What the other player and a spectator see, who is asked, and what has been told since the deal. */
    const seen = (from: State, keep: boolean): string => {
      const outcome = move(catalog, from, 0, { type: 'keep', keep });
      if (!outcome.ok) throw new Error(outcome.reason);
      return JSON.stringify(
        [from, outcome.state].map((one) => [viewOf(catalog, one, 1), viewOf(catalog, one, null), stagesOf(one)]),
      ).concat(JSON.stringify(outcome.events));
    };
    const kept = seen(state, true);
    expect(seen(state, false)).toBe(kept);
    expect(seen({ ...state, cards }, true)).toBe(kept);
    m.mulligans(0);
    expect(m.player(0)).toEqual(state.players[0]);
    expect(m.events.some(({ type }) => type === 'mulligan')).toBe(false);
    m.keeps(1);
    expect(m.events.filter(({ type }) => type === 'mulligan')).toEqual([
      { type: 'mulligan', player: 0, shown: m.defs(hand) },
    ]);
  });

  it('DIFF-1 by the older rules the shown hand is discarded, or has to be', () => {
    const may = match({ factions: ACTIONS_ONLY, options: { mulligan: 'discard' } });
    const shown = may.player(0).hand;
    may.mulligans(0);
    may.begins();
    expect([may.player(0).discard, may.player(0).deck.length]).toEqual([shown, 30]);
    const must = match({ factions: ACTIONS_ONLY, options: { mulligan: 'discardForced' } });
    expect([must.state.phase, must.player(0).discard.length, must.player(0).deck.length]).toEqual(['play', 5, 30]);
  });
});

describe('the first turn', () => {
  it('SETUP-11 the first player is drawn by lot, or set', () => {
    const first = SEEDS.map(
      (seed) => match({ players: 3, factions: 'random', seed, options: { sets: ['core'] } }).state.first,
    );
    expect(new Set(first)).toEqual(new Set([0, 1, 2]));
    const set = match({ players: 3, factions: 'random', options: { sets: ['core'], firstPlayer: 2 } });
    set.begins();
    expect([set.state.first, set.state.turn, set.state.active]).toEqual([2, 1, 2]);
    expect(() => match({ factions: CORE, options: { firstPlayer: 2 } })).toThrow('there is no seat 2');
  });

  it('SETUP-12 play goes clockwise', () => {
    const m = match({
      players: 3,
      factions: [
        ['cubes', 'dice'],
        ['islands', 'bricks'],
        ['fossils', 'relics'],
      ],
      seed: '1',
      options: { firstPlayer: 1 },
    });
    m.begins();
    const turns = [0, 1, 2, 3].map(() => {
      const { active } = m.state;
      m.endTurn();
      return active;
    });
    expect(turns).toEqual([1, 2, 0, 1]);
  });

  it('SETUP-13 everyone begins with 0 VP', () => {
    expect(match({ factions: CORE }).state.players.map(({ vp }) => vp)).toEqual([0, 0]);
  });
});
