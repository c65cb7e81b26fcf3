/** OPEN-49: what an ability sets off waits until the ability is fully resolved, with all its parts and players. */
import { describe, expect, it } from 'vitest';
import { table } from '../table';

const FACTORY = 'factory-436-1337';
const BRAWL = 'everybody-was-kung-fu-fighting';

describe('what an action sets off', () => {
  it('OPEN-49 EX-CLAR-KUNGFU Big Bad Wolf brings nobody back before the last player has struck', () => {
    const t = table({
      p0: { hand: [BRAWL] },
      p1: { discard: ['pirate-king'] },
      bases: { [FACTORY]: { p0: ['lady-whirlwind', 'warbot'], p1: ['big-bad-wolf', 'gnome'] }, tortuga: {} },
    });
    t.p0.plays(BRAWL);
    t.p0.chooses(FACTORY);
    t.p0.chooses('big-bad-wolf');
    expect(t.p1).toBeOffered(['lady-whirlwind', 'warbot'], { orDecline: false }); // p1 strikes
    t.p1.chooses('lady-whirlwind');
    expect(t.p1).toBeOffered(['pirate-king'], { orDecline: true }); // and only then the Wolf
    t.p1.chooses('pirate-king');
    expect(['big-bad-wolf', 'pirate-king', 'lady-whirlwind', 'warbot', BRAWL].map((card) => t.where(card))).toEqual([
      'p1 discard',
      FACTORY,
      'p0 discard',
      FACTORY,
      'p0 discard',
    ]);
    expect(t).toBeSettled();
  });

  it('OPEN-49 EX-CLAR-DEATHWISHER an "each" is finished before Death Wisher answers, once for all of it', () => {
    const t = table({
      players: 3,
      p0: { hand: [BRAWL] },
      bases: {
        [FACTORY]: { p0: ['lady-whirlwind', 'moai'], p1: ['warbot'], p2: ['loup-garou', 'worker'] },
        tortuga: { p1: ['death-wisher'], p2: ['gnome'] },
      },
    });
    t.p0.plays(BRAWL);
    t.p0.chooses(FACTORY);
    t.p0.chooses('worker');
    expect(t.p1).toBeOffered(['lady-whirlwind', 'moai', 'loup-garou'], { orDecline: false }); // p1 strikes
    t.p1.chooses('loup-garou');
    t.p2.chooses('moai');
    // Death Wisher: what p0 did comes first, but p1 would rather answer p2.
    expect(t.p1).toBeOffered(['lady-whirlwind'], { orDecline: true });
    t.p1.declines();
    expect(t.p1).toBeOffered(['gnome'], { orDecline: true });
    t.p1.chooses('gnome');
    expect([t.where('lady-whirlwind'), t.where('gnome')]).toEqual([FACTORY, 'p2 discard']);
    expect(t).toBeSettled();
  });

  it('OPEN-36 ORDER-10 Death Wisher still answers the blow that killed him when the others have struck', () => {
    const t = table({
      p0: { hand: [BRAWL] },
      bases: { [FACTORY]: { p0: ['lady-whirlwind', 'moai'], p1: ['death-wisher'] }, tortuga: { p0: ['gnome'] } },
    });
    t.p0.plays(BRAWL);
    t.p0.chooses(FACTORY);
    t.p1.chooses('moai');
    expect(t.p1).toBeOffered(['lady-whirlwind', 'gnome'], { orDecline: true });
    t.p1.chooses('gnome');
    expect(t.where('gnome')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it("OPEN-49 EX-CLAR-BROJAK I'm So Excited draws its card before Brojak may follow", () => {
    const t = table({
      p0: { hand: ['im-so-excited'], deck: ['scout'] },
      p1: { deck: [] },
      bases: { [FACTORY]: { p0: ['king-rex'] }, tortuga: {}, 'moot-site': { p1: ['brojak'] } },
    });
    t.p0.plays('im-so-excited');
    t.p0.chooses('tortuga');
    expect(t.zone('p0', 'hand')).toEqual(['scout']);
    expect(t.p1.prompt).not.toBeNull();
    t.p1.chooses('yes');
    expect([t.where('brojak'), t.where('king-rex@tortuga')]).toEqual(['tortuga', 'tortuga']);
  });

  it('OPEN-49 EX-CLAR-BIRCHWOMAN Make My Day draws its card before The Birch Woman may search', () => {
    const guarded = { card: 'the-birch-woman', with: { p0: ['poison'] } };
    const t = table({
      p0: { hand: ['make-my-day'], deck: ['scout'] },
      p1: { deck: ['the-birch', 'king-rex'] },
      bases: { [FACTORY]: { p0: ['lady-whirlwind'], p1: [guarded] }, tortuga: {} },
    });
    t.p0.plays('make-my-day');
    expect([t.where('the-birch-woman'), t.zone('p0', 'hand')]).toEqual(['p1 discard', ['scout']]);
    expect(t.p1.prompt).not.toBeNull();
    expect(t.where('make-my-day')).toBe('limbo'); // ORDER-5 comes last
  });

  it('OPEN-49 ORDER-3 what the parts and players of one action set off is ordered as one', () => {
    const t = table({
      p0: { hand: [BRAWL] },
      bases: { [FACTORY]: { p0: ['igor', 'warbot'], p1: ['gremlin', 'moai'] } },
    });
    t.p0.plays(BRAWL);
    t.p0.chooses('gremlin');
    t.p1.chooses('igor');
    expect(t.p0).toBeOffered(['gremlin', 'igor'], { orDecline: false });
    t.p0.chooses('igor');
    expect([t.counters('warbot'), t.told().indexOf('countersChanged') < t.told().indexOf('drew')]).toEqual([1, true]);
    expect(t).toBeSettled();
  });

  it('OPEN-49 ORDER-4 a card in hand answers a discard when everyone has discarded', () => {
    const t = table({
      p0: { hand: ['let-it-be-full-and-eat', 'take-the-shinies', 'mboro-hornet'] },
      p1: { hand: [], deck: [] },
      p2: { hand: ['scout', 'scout'] },
    });
    t.p0.plays('let-it-be-full-and-eat');
    t.p0.chooses('p1');
    t.endTurn();
    t.endTurn();
    t.endTurn();
    expect(t.zone('p1', 'hand')).toEqual(['let-it-be-full-and-eat']);
    t.p0.plays('take-the-shinies');
    expect(t.p0).toBeOffered(['mboro-hornet'], { orDecline: true });
    expect([t.zone('p1', 'hand').length, t.zone('p2', 'discard').length]).toEqual([0, 2]);
    t.p0.passes();
    expect(t).toBeSettled();
  });
});

describe('what an ability in play sets off', () => {
  it('OPEN-49 SCORE-T3 both tied winners use Ninja Dojo before what they destroy has a last word', () => {
    const t = table({
      bases: {
        'ninja-dojo': { p0: ['king-rex', 'king-rex', 'warbot'], p1: ['king-rex', 'king-rex', 'warbot'] },
        tortuga: { p0: ['gremlin', 'roller'], p1: ['igor', 'worker'] },
      },
    });
    t.p0.finishes();
    t.p0.chooses('igor');
    expect(t.p1.prompt).toBe('destroy'); // before Igor has strengthened anyone
    expect(t.counters('worker')).toBe(0);
    t.p1.chooses('gremlin');
    expect(t.p0).toBeOffered(['igor', 'gremlin'], { orDecline: false });
  });

  it('OPEN-49 EX-ORDER-1 what a trigger sets off comes before the other triggers', () => {
    const t = table({
      p0: { hand: ['scout'] },
      bases: { [FACTORY]: { p1: ['leprechaun', 'oh-hoh-hoh-hoah'], p0: ['the-count'] }, tortuga: { p1: ['worker'] } },
    });
    t.p0.plays('scout', { on: FACTORY });
    t.p0.chooses('leprechaun');
    expect(t.told().filter((type) => type === 'destroyed' || type === 'countersChanged')).toEqual(['destroyed']);
    expect(t.p1.prompt).toBe('addCounters');
  });
});

describe('what interrupts', () => {
  it('OPEN-49 ORDER-6 a replacement is resolved with what it sets off, then the interrupted action goes on', () => {
    const t = table({
      p0: { hand: ['let-the-dog-out'] },
      bases: {
        [FACTORY]: { p0: [{ card: 'loup-garou', counters: 4 }], p1: ['buccaneer', 'collector'] },
        tortuga: {},
        'moot-site': { p1: ['brojak'] },
      },
    });
    t.p0.plays('let-the-dog-out');
    t.p0.chooses('buccaneer', 'collector');
    t.p1.chooses('tortuga'); // the Buccaneer moves instead ...
    expect(t.where('collector')).toBe(FACTORY);
    t.p1.chooses('yes'); // ... Brojak follows ...
    t.p1.declines(); // ... and does not care that he has moved himself
    expect([t.where('brojak'), t.where('buccaneer'), t.where('collector')]).toEqual([
      'tortuga',
      'tortuga',
      'p1 discard',
    ]);
    expect(t).toBeSettled();
  });
});

describe('triggers that can do nothing', () => {
  it('ORDER-3 one whose victim is gone is not put to the active player', () => {
    const t = table({
      p0: { hand: ['scout'] },
      bases: { [FACTORY]: { p1: ['leprechaun', 'flame-trap', 'oh-hoh-hoh-hoah'] } },
    });
    t.p0.plays('scout', { on: FACTORY });
    expect(t.p0).toBeOffered(['leprechaun', 'flame-trap', 'oh-hoh-hoh-hoah'], { orDecline: false });
    t.p0.chooses('flame-trap'); // destroys the Scout: only the counter is left
    expect([t.where('scout'), t.where('flame-trap'), t.counters('leprechaun')]).toEqual([
      'p0 discard',
      'p1 discard',
      1,
    ]);
    expect(t).toBeSettled();
  });

  it('ORDER-3 one that has been used up this turn is not put to the active player', () => {
    const t = table({
      players: 3,
      p0: { hand: [BRAWL] },
      bases: {
        [FACTORY]: { p0: ['lady-whirlwind', 'moai'], p1: ['warbot'], p2: ['gremlin', 'worker'] },
        tortuga: { p1: ['death-wisher'] },
      },
    });
    t.p0.plays(BRAWL);
    t.p0.chooses(FACTORY);
    t.p0.chooses('worker');
    t.p1.chooses('gremlin');
    t.p2.chooses('moai');
    t.p0.chooses('death-wisher'); // for what p0 did
    t.p1.chooses('lady-whirlwind');
    // Death Wisher saw p2 destroy one, too, but has answered already: only the Gremlin is left.
    expect(t.where('lady-whirlwind')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it('ORDER-3 one that another trigger gives something to do is not forgotten', () => {
    const t = table({
      p0: { hand: [BRAWL] },
      p1: { discard: ['pirate-king'] },
      bases: { [FACTORY]: { p0: ['lady-whirlwind'], p1: ['igor'] }, tortuga: { p0: ['the-count'] } },
    });
    t.p0.plays(BRAWL);
    t.p0.chooses(FACTORY);
    expect([t.where('igor'), t.counters('the-count')]).toEqual(['p1 discard', 1]); // nobody is there for Igor's counter
    expect(t).toBeSettled();

    const wolf = table({
      p0: { hand: ['broadside'] },
      p1: { discard: ['pirate-king'] },
      bases: {
        [FACTORY]: { p0: ['lady-whirlwind'], p1: ['igor', { card: 'big-bad-wolf', with: { p0: ['poison'] } }] },
      },
    });
    wolf.p0.plays('broadside');
    wolf.p0.chooses('p1');
    // Igor has nobody to strengthen, but may have after the Wolf's ability: the order is p0's to say.
    expect(wolf.p0).toBeOffered(['igor', 'big-bad-wolf'], { orDecline: false });
    wolf.p0.chooses('big-bad-wolf');
    wolf.p1.chooses('pirate-king');
    expect(wolf.counters('pirate-king')).toBe(1);
    expect(wolf).toBeSettled();
  });
});
