/** More bases than usual, several of them ready, and what one scoring does to the next. */
import { describe, expect, it } from 'vitest';
import { table } from '../table';

const FACTORY = 'factory-436-1337';

describe('extra bases and the order of scoring', () => {
  it('EX-CORNER-1 Pirate King leaves the Moot Site for the Jungle Oasis, turns it, and the Moot Site does not score', () => {
    const t = table({
      bases: {
        'jungle-oasis': { p0: ['king-rex'], p1: ['supreme-overlord'] },
        'moot-site': { p0: ['teenage-wolf'], p1: ['pirate-king', 'king-rex'] },
        tortuga: {},
      },
    });
    t.p0.finishes();
    expect(t.p0).toBeOffered(['jungle-oasis', 'moot-site'], { orDecline: false });
    t.p0.chooses('jungle-oasis');
    t.p1.chooses('jungle-oasis'); // Pirate King
    expect([t.vp('p0'), t.vp('p1'), t.where('pirate-king')]).toEqual([0, 2, 'p1 discard']);
    expect([t.bases.includes('moot-site'), t.total('moot-site')]).toEqual([true, 3 + 7]);
  });

  it('SCORE-6 the counters of Golem Schloß make the Jungle Oasis ready in the same turn', () => {
    const t = table({
      bases: {
        'golem-schloss': { p0: ['king-rex', 'king-rex', 'king-rex', 'loup-garou'] },
        'jungle-oasis': { p0: ['diva', 'diva', 'roller'], p1: ['collector'] },
      },
    });
    expect(t.total('jungle-oasis')).toBe(10);
    t.p0.finishes();
    expect([t.vp('p0'), t.where('diva')]).toEqual([4 + 2, 'p0 discard']);
  });

  it('EX-CORNER-2 First Mate sails to a base that Volcanic Uprising raised this turn, and that one scores as well', () => {
    const t = table({
      p0: { hand: ['volcanic-uprising', 'teenage-wolf'] },
      bases: { 'moot-site': { p0: ['first-mate', 'king-rex', 'king-rex'] }, [FACTORY]: { p0: ['king-rex'] } },
      baseDeck: ['jungle-oasis', 'tortuga', 'crypt', 'the-hill'],
    });
    t.p0.plays('volcanic-uprising');
    t.p0.chooses('Play an extra base');
    t.p0.chooses(`king-rex@${FACTORY}`);
    t.p0.plays('teenage-wolf', { on: 'jungle-oasis' });
    expect(t.total('jungle-oasis')).toBe(7 + 3);
    t.p0.finishes();
    t.p0.chooses('jungle-oasis'); // First Mate, after the Moot Site has scored
    t.p0.declines(); // and again, after the Jungle Oasis has ...
    t.p0.passes(); // ... at once or in the window (OPEN-16)
    expect([t.vp('p0'), t.where('first-mate')]).toEqual([2 + 2, 'p0 discard']);
    expect([...t.bases].sort()).toEqual(['crypt', FACTORY, 'tortuga']); // still one more than before
  });

  it('EX-CLAR-MOREBASES Zombie Lord fills the bases that Maui has found with Igors', () => {
    const t = table({
      p0: { hand: ['maui', 'its-raining-men', 'zombie-lord'], discard: ['igor', 'igor', 'igor', 'warbot'] },
      bases: { [FACTORY]: {}, tortuga: {} },
      baseDeck: ['crypt', 'the-hill', 'moot-site'],
    });
    t.p0.plays('maui', { on: FACTORY });
    t.p0.chooses('yes');
    t.p0.chooses('yes');
    t.p0.plays('its-raining-men');
    t.p0.plays('zombie-lord', { on: FACTORY });
    expect(t.p0).toBeOffered(['tortuga', 'crypt', 'the-hill'], { orDecline: true });
    for (const base of ['crypt', 'the-hill', 'tortuga']) {
      if (t.p0.offered?.includes(base)) t.p0.chooses(base);
      if (t.p0.offered?.includes('igor')) t.p0.chooses('igor');
    }
    for (const base of ['crypt', 'the-hill', 'tortuga']) expect(t.game.minions({ base: t.id(base) })).toHaveLength(1);
    expect(t).toBeSettled();
  });

  it('EX-CORNER-29 SCORE-6 a loser moves from The Grey Opal to the Tropical Paradise, where everyone is then', () => {
    const t = table({
      bases: {
        'the-grey-opal': { p0: ['king-rex', 'king-rex'], p1: ['scout'] },
        'tropical-paradise': { p0: ['igor'] },
        tortuga: {},
      },
    });
    t.p0.finishes();
    t.p0.chooses('the-grey-opal'); // before Scout's own ability, which is for a Scout at the scored base
    t.p1.chooses('scout');
    t.p1.chooses('tropical-paradise');
    expect([t.vp('p0'), t.vp('p1')]).toEqual([3 + 2, 1 + 3]); // that base has scored too
    t.p1.chooses('yes'); // now Scout goes home
    expect([t.where('scout'), t.bases.includes('tropical-paradise')]).toEqual(['p1 hand', false]);
  });

  it('SCORE-M1 a First Mate that The Grey Opal has moved away is not at the scored base any more', () => {
    const t = table({
      bases: {
        'the-grey-opal': { p0: ['king-rex', 'king-rex', 'igor'], p1: ['first-mate'] },
        'moot-site': {},
        crypt: {},
      },
    });
    t.p0.finishes();
    t.p0.chooses('the-grey-opal');
    t.p1.chooses('first-mate');
    t.p1.chooses('crypt');
    expect([t.where('first-mate'), t.state.active, t.decision]).toEqual(['crypt', 1, null]);
  });

  it('SCORE-4 with three bases ready, each is worth one Shinobi to a player who holds two', () => {
    const three = ['king-rex', 'king-rex', 'king-rex'];
    const t = table({
      p1: { hand: ['shinobi', 'shinobi'] },
      bases: { 'moot-site': { p0: three }, 'truck-stop': { p0: three }, 'island-chain': { p0: three } },
      baseDeck: ['crypt', 'the-hill', 'cuzcu', 'laboratorium', 'tortuga'],
    });
    t.p0.finishes();
    t.p0.chooses('island-chain');
    t.p1.chooses('shinobi');
    expect([t.p0.prompt, t.p0.offered]).toEqual(['scoreBase', ['moot-site', 'truck-stop']]); // no second one there
    t.p0.chooses('truck-stop');
    expect(t.p1).toBeOffered(['shinobi'], { orDecline: true });
    t.p1.passes();
    expect(t.p1).toBeOffered(['shinobi'], { orDecline: true }); // at the Moot Site
    t.p1.chooses('shinobi');
    expect([t.vp('p0'), t.vp('p1')]).toEqual([3 + 3 + 2, 1 + 0 + 1]);
    expect(t.bases).toHaveLength(4); // one more for Island Chain
  });

  it('TERM-destroy-3 a base with only a King Rex of another set is not one that Volcanic Uprising may destroy', () => {
    const t = table({
      p0: { hand: ['volcanic-uprising'] },
      bases: { 'moot-site': { p1: ['king-rex'] }, 'truck-stop': { p1: ['full-moon'] } },
      baseDeck: ['crypt', 'the-hill', 'cuzcu'],
    });
    t.p0.plays('volcanic-uprising');
    t.p0.chooses('Destroy a base'); // only the Truck Stop will do
    expect([t.where('full-moon'), [...t.bases].sort()]).toEqual(['p1 discard', ['crypt', 'moot-site', 'the-hill']]);
    expect(t).toBeSettled();
  });
});
