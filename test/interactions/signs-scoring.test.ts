/** Signs in the Stars at a base that scores: before, when and after it, and what comes next. */
import { describe, expect, it } from 'vitest';
import { type Setup, table } from '../table';

const SIGNS = 'signs-in-the-stars';

/** Two King Rexes of p0 make the Jungle Oasis with Signs ready; this card is on top of the base deck. */
const ready = (top: string, elsewhere: Setup['bases'] = {}, more: Setup = {}) =>
  table({
    bases: { 'jungle-oasis': { p0: [SIGNS, 'king-rex', 'king-rex'], p1: ['collector'] }, ...elsewhere },
    baseDeck: [top, 'the-hill', 'crypt', 'moot-site'],
    ...more,
  });

describe('Signs in the Stars and abilities of a base that scores', () => {
  it('SCORE-M1 before scoring: the Gingerbread House and Pack Alpha, in the order of the active player', () => {
    const t = table({
      p1: { hand: ['shinobi'] },
      bases: { 'moot-site': { p0: [SIGNS, 'pack-alpha', 'first-mate', 'first-mate', 'king-rex'] }, tortuga: {} },
      baseDeck: ['gingerbread-house', 'crypt'],
    });
    t.p0.finishes();
    expect(t.p0).toBeOffered(['moot-site', 'pack-alpha'], { orDecline: false });
    t.p0.chooses('moot-site');
    t.p0.chooses('yes'); // the First Mates are the only two of the same power
    expect(t.p1.offered).toEqual(['shinobi']); // the window comes after what is in play
    expect([t.power('first-mate'), t.power('first-mate#2'), t.power('pack-alpha')]).toEqual([5, 5, 6]);
  });

  it('SCORE-11 when scoring: the Tournament Site adds to the VP of the Jungle Oasis, not its own', () => {
    const t = ready('tournament-site', {}, { players: 4 });
    t.endTurn();
    expect([t.vp('p0'), t.vp('p1')]).toEqual([2 + 2, 0]);
  });

  it('SCORE-A1 after scoring: Golem Schloß strengthens the minions of the winner at other bases', () => {
    const t = ready('golem-schloss', { tortuga: { p0: ['teenage-wolf'], p1: ['scout'] } });
    t.endTurn();
    expect([t.vp('p0'), t.counters('teenage-wolf'), t.counters('scout')]).toEqual([2, 1, 0]);
    expect([t.bases, t.where(SIGNS)]).toEqual([['golem-schloss', 'tortuga'], 'p0 discard']);
  });

  it.each([
    ['yes', 0],
    ['no', 1],
  ])(
    'EX-CLAR-STARS after scoring: turned down on the turn of the scoring (%s), the card gives nothing',
    (down, counters) => {
      const t = table({
        p1: { hand: ['howler'] },
        bases: {
          'jungle-oasis': { p0: [SIGNS, 'king-rex', 'warbot'] },
          tortuga: { p0: ['armor-stego'], p1: ['scout'] },
        },
        baseDeck: ['golem-schloss', 'tar-pits'],
      });
      t.p0.finishes(); // 11 of 12
      t.p1.chooses(down);
      t.p1.plays('howler', { on: 'jungle-oasis' });
      t.p1.finishes();
      expect([t.vp('p0'), t.counters('armor-stego'), t.bases[0]]).toEqual([2, counters, 'golem-schloss']);
    },
  );

  it('EX-CORNER-14 after the replacement: the runner-up of Tortuga goes to the new base, which is Tortuga itself', () => {
    const t = ready('tortuga', { 'the-central-brain': { p1: ['igor'] } });
    t.p0.finishes();
    expect(t.p1).toBeOffered(['igor'], { orDecline: true });
    t.p1.chooses('igor');
    expect([t.where('igor'), t.bases]).toEqual(['tortuga', ['tortuga', 'the-central-brain']]);
  });

  it('EX-CLAR-MOREBASES the next base: Island Chain brings itself and the card below', () => {
    const t = ready('island-chain', { tortuga: {} });
    t.endTurn();
    expect([...t.bases].sort()).toEqual(['island-chain', 'the-hill', 'tortuga']);
  });

  it.each([
    ['School of Wizardry', 0],
    ['the lent Island Chain', 1],
  ])('SCORE-R5 EX-CLAR-CHAIN the next base: the active player picks %s, not both', (_, which) => {
    const t = table({
      bases: { 'school-of-wizardry': { p0: [SIGNS, 'king-rex', 'king-rex', 'king-rex'] }, tortuga: {} },
      baseDeck: ['island-chain', 'the-hill', 'crypt', 'moot-site'],
    });
    t.p0.finishes();
    t.do(0, { type: 'answer', answer: t.decision?.options.slice(which, which + 1) ?? [] });
    if (which === 0) {
      t.p0.chooses('crypt');
      t.p0.chooses('island-chain', 'the-hill');
      expect(t.bases).toEqual(['crypt', 'tortuga']);
    } else expect([...t.bases].sort()).toEqual(['island-chain', 'the-hill', 'tortuga']);
  });

  it('SCORE-A3 clean-up: with The Greasy Spoon on top every action on the base goes into a deck, Signs too', () => {
    const t = table({
      p0: { deck: ['igor', 'igor', 'igor', 'igor'] },
      p1: { deck: ['igor', 'igor'] },
      bases: {
        'jungle-oasis': {
          p0: [SIGNS, 'king-rex', { card: 'king-rex', with: { p0: ['upgrade'] } }],
          p1: ['convoy', 'full-moon'],
        },
        tortuga: {},
      },
      baseDeck: ['the-greasy-spoon', 'crypt'],
    });
    t.endTurn();
    expect(t.zone('p1', 'deck').sort()).toEqual(['convoy', 'full-moon', 'igor', 'igor']);
    expect(t.zone('p0', 'discard').sort()).toEqual(['king-rex', 'king-rex', 'upgrade']);
    expect([...t.zone('p0', 'deck'), ...t.zone('p0', 'hand')]).toContain(SIGNS);
  });
});
