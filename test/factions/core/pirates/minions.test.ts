/** The minions of the Pirates. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../../../catalog';
import { table } from '../../../table';

/** With an action that destroys a minion to draw a card. */
const linked = await catalogWith('links');

describe('pirates/pirate-king', () => {
  /** Jungle Oasis (12) is about to score: p1 leads by 7 to 5. */
  const oasis = { p0: ['nukebot'], p1: ['king-rex'] } as const;

  it('may move to another base before it scores, and counts there', () => {
    const t = table({ bases: { 'jungle-oasis': oasis, tortuga: { p0: ['pirate-king'] }, 'rhodes-plaza-mall': {} } });
    t.p0.finishes();
    expect(t.p0).toBeOffered(['jungle-oasis'], { orDecline: true });
    t.p0.chooses('jungle-oasis');
    expect([t.vp('p0'), t.vp('p1')]).toEqual([2, 0]);
    expect(t.where('pirate-king')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it("does so on another player's turn, and asks its controller, not its owner", () => {
    const t = table({
      active: 'p1',
      bases: { 'jungle-oasis': oasis, tortuga: { p0: [{ card: 'pirate-king', owner: 'p1' }] } },
    });
    t.p1.finishes();
    t.p0.chooses('jungle-oasis');
    expect(t.vp('p0')).toBe(2);
    expect(t.where('pirate-king')).toBe('p1 discard');
  });

  it('stays when declined, and can then still be used once in the window (OPEN-16)', () => {
    const setup = { bases: { 'jungle-oasis': oasis, tortuga: { p0: ['pirate-king'] } } };
    const stays = table(setup);
    stays.p0.finishes();
    stays.p0.declines();
    expect(stays.p0).toBeOffered(['pirate-king'], { orDecline: true });
    stays.p0.passes();
    expect(stays.where('pirate-king')).toBe('tortuga');
    expect(stays.vp('p1')).toBe(2);
    expect(stays).toBeSettled();

    const goes = table(setup);
    goes.p0.finishes();
    goes.p0.declines();
    goes.p0.chooses('pirate-king');
    goes.p0.chooses('jungle-oasis');
    expect(goes.vp('p0')).toBe(2);
    expect(goes).toBeSettled();
  });

  it('is not asked when it is already at the scoring base, in hand, or when nothing scores', () => {
    const there = table({ bases: { 'jungle-oasis': { p0: ['pirate-king', 'king-rex'] }, tortuga: {} } });
    there.p0.finishes();
    expect(there.vp('p0')).toBe(2);
    const inHand = table({ p0: { hand: ['pirate-king'] }, bases: { 'jungle-oasis': oasis, tortuga: {} } });
    inHand.p0.finishes();
    expect(inHand.zone('p0', 'hand')).toContain('pirate-king');
    const quiet = table({ bases: { 'jungle-oasis': { p1: ['king-rex'] }, tortuga: { p0: ['pirate-king'] } } });
    quiet.p0.finishes();
    expect(quiet.where('pirate-king')).toBe('tortuga');
    for (const t of [there, inHand, quiet]) expect(t).toBeSettled();
  });

  it('may follow one scoring after the other as long as it is in play', () => {
    const t = table({
      active: 'p1',
      bases: {
        'the-grey-opal': { p1: ['king-rex', 'king-rex', 'saucy-wench'] },
        'jungle-oasis': { p1: ['king-rex', 'king-rex'] },
        tortuga: { p0: ['pirate-king'] },
      },
      baseDeck: ['factory-436-1337', 'rhodes-plaza-mall'],
    });
    t.p1.finishes();
    t.p1.chooses('the-grey-opal');
    t.p0.chooses('the-grey-opal');
    t.p0.chooses('pirate-king'); // the Opal lets the runner-up save one minion
    t.p0.chooses('tortuga');
    expect(t.p0).toBeOffered(['jungle-oasis'], { orDecline: true });
    t.p0.chooses('jungle-oasis');
    expect(t.where('pirate-king')).toBe('p0 discard');
    expect([t.vp('p0'), t.vp('p1')]).toEqual([1, 3 + 2]);
  });
});

describe('pirates/buccaneer', () => {
  it('is moved by its controller to another base instead of being destroyed', () => {
    const t = table({
      p0: { hand: ['ninja-master'] },
      bases: { tortuga: { p1: ['buccaneer'] }, 'jungle-oasis': {}, 'tar-pits': {} },
    });
    t.p0.plays('ninja-master', { on: 'tortuga' });
    t.p0.chooses('buccaneer');
    expect(t.p1).toBeOffered(['jungle-oasis', 'tar-pits'], { orDecline: false });
    t.p1.chooses('tar-pits');
    expect(t.where('buccaneer')).toBe('tar-pits');
    expect(t.told()).toContain('moved');
    expect(t.told()).not.toContain('destroyed');
    expect(t).toBeSettled();
  });

  it('escapes every time in a turn, also from your own cards, and others destroyed with it do not', () => {
    const t = table({
      p0: { hand: ['powderkeg', 'ninja-master'] },
      bases: { tortuga: { p0: ['buccaneer'], p1: ['saucy-wench', 'king-rex'] }, 'jungle-oasis': {} },
    });
    t.p0.plays('powderkeg');
    expect(t.where('buccaneer')).toBe('jungle-oasis');
    expect(t.where('saucy-wench')).toBe('p1 discard');
    expect(t.where('king-rex@tortuga')).toBe('tortuga');
    t.p0.plays('ninja-master', { on: 'jungle-oasis' });
    t.p0.chooses('buccaneer');
    expect(t.where('buccaneer')).toBe('tortuga');
    expect(t).toBeSettled();
  });

  it('takes the actions on it along, and they go on working', () => {
    const t = table({
      bases: { tortuga: { p1: [{ card: 'buccaneer', with: { p0: ['assassination'] } }] }, 'jungle-oasis': {} },
    });
    t.endTurn();
    expect(t.where('buccaneer')).toBe('jungle-oasis');
    expect(t.where('assassination')).toBe('on buccaneer');
    t.endTurn();
    expect(t.where('buccaneer')).toBe('tortuga');
  });

  it('was not destroyed: no VP at Cave of Shinies, and an effect linked to the destruction fails (TERM-to-4)', () => {
    const t = table({
      catalog: linked,
      p0: { hand: ['reward'] },
      bases: { 'cave-of-shinies': { p1: ['buccaneer'] }, tortuga: {} },
    });
    t.p0.plays('reward');
    expect(t.where('buccaneer')).toBe('tortuga');
    expect(t.vp('p1')).toBe(0);
    expect(t.zone('p0', 'hand')).toEqual([]);
  });

  it('is destroyed where there is no other base', () => {
    const t = table({ p0: { hand: ['ninja-master'] }, bases: { tortuga: { p1: ['buccaneer'] } } });
    t.p0.plays('ninja-master', { on: 'tortuga' });
    t.p0.chooses('buccaneer');
    expect(t.where('buccaneer')).toBe('p1 discard');
    expect(t).toBeSettled();
  });

  it('is discarded with a scored base', () => {
    const t = table({ bases: { 'jungle-oasis': { p0: ['buccaneer', 'king-rex', 'king-rex'] }, tortuga: {} } });
    t.p0.finishes();
    expect(t.where('buccaneer')).toBe('p0 discard');
    expect(t).toBeSettled();
  });
});

describe('pirates/saucy-wench', () => {
  it('may destroy a minion here with power 2 or less, of any player, and no other', () => {
    const t = table({
      p0: { hand: ['saucy-wench'] },
      bases: {
        tortuga: { p0: ['zapbot'], p1: ['first-mate', 'tiger-assassin', 'hoverbot'] },
        'jungle-oasis': { p1: ['ninja-acolyte'] },
      },
    });
    t.p0.plays('saucy-wench', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['zapbot', 'first-mate'], { orDecline: true });
    t.p0.chooses('first-mate');
    expect(t.where('first-mate')).toBe('p1 discard');
    expect(t).toBeSettled();
  });

  it('can be declined', () => {
    const t = table({ p0: { hand: ['saucy-wench'] }, bases: { tortuga: { p1: ['first-mate'] } } });
    t.p0.plays('saucy-wench', { on: 'tortuga' });
    t.p0.declines();
    expect(t.where('first-mate')).toBe('tortuga');
    expect(t).toBeSettled();
  });

  it('looks at current power', () => {
    const t = table({
      p0: { hand: ['saucy-wench'] },
      bases: {
        'the-central-brain': { p1: ['first-mate', { card: 'king-rex', with: { p0: ['poison', 'poison'] } }] },
      },
    });
    t.p0.plays('saucy-wench', { on: 'the-central-brain' }); // first mate: 2 + 1, king rex: 7 + 1 - 8
    expect(t.p0).toBeOffered(['king-rex'], { orDecline: true });
  });

  it('asks nothing without a target', () => {
    const t = table({ p0: { hand: ['saucy-wench'] }, bases: { tortuga: { p1: ['hoverbot'] } } });
    t.p0.plays('saucy-wench', { on: 'tortuga' });
    expect(t.where('saucy-wench')).toBe('tortuga');
    expect(t).toBeSettled();
  });
});

describe('pirates/first-mate', () => {
  it('may move to another base after its base has scored, but not to the replacement', () => {
    const t = table({
      bases: { 'jungle-oasis': { p0: ['first-mate', 'king-rex', 'nukebot'] }, tortuga: {}, 'tar-pits': {} },
      baseDeck: ['factory-436-1337'],
    });
    t.p0.finishes();
    expect(t.vp('p0')).toBe(2);
    expect(t.p0).toBeOffered(['tortuga', 'tar-pits'], { orDecline: true });
    t.p0.chooses('tortuga');
    expect(t.where('first-mate')).toBe('tortuga');
    expect(t.where('king-rex')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it('is discarded when declined, here and again in the window (OPEN-16)', () => {
    const t = table({ bases: { 'jungle-oasis': { p0: ['first-mate'], p1: ['king-rex', 'king-rex'] }, tortuga: {} } });
    t.p0.finishes();
    t.p0.declines();
    expect(t.p0).toBeOffered(['first-mate'], { orDecline: true });
    t.p0.passes();
    expect(t.where('first-mate')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it('is asked for each First Mate, and a used one not again', () => {
    const t = table({
      bases: {
        'jungle-oasis': { p0: ['first-mate', 'first-mate'], p1: ['king-rex', 'first-mate'] },
        tortuga: {},
        'tar-pits': {},
      },
    });
    t.p0.finishes();
    expect(t.p0.prompt).toBe('nextTrigger'); // the active player orders those of both players
    t.p0.chooses('first-mate@jungle-oasis');
    t.p0.chooses('tortuga');
    t.p0.chooses('first-mate@jungle-oasis');
    t.p0.chooses('tar-pits');
    expect(t.p1).toBeOffered(['tortuga', 'tar-pits'], { orDecline: true });
    t.p1.chooses('tortuga');
    expect([t.total('tortuga', 'p0'), t.total('tar-pits', 'p0'), t.total('tortuga', 'p1')]).toEqual([2, 2, 2]);
    expect(t).toBeSettled();
  });

  it('counts at its new base if that scores too, and is asked again (EX-CORNER-2)', () => {
    const t = table({
      bases: {
        'jungle-oasis': { p0: ['first-mate', 'king-rex', 'nukebot'] },
        'tar-pits': { p0: ['king-rex', 'king-rex'] },
        tortuga: {},
      },
      baseDeck: ['factory-436-1337', 'rhodes-plaza-mall'],
    });
    t.p0.finishes();
    t.p0.chooses('tar-pits'); // 14 + 2 = 16, its breakpoint
    expect(t.vp('p0')).toBe(2 + 4);
    expect(t.p0).toBeOffered(['tortuga', 'factory-436-1337'], { orDecline: true });
    t.p0.chooses('factory-436-1337');
    expect(t.where('first-mate')).toBe('factory-436-1337');
    expect(t).toBeSettled();
  });

  it('does nothing at a base that does not score, and takes the actions on it along', () => {
    const t = table({
      bases: {
        'jungle-oasis': { p0: [{ card: 'first-mate', with: { p1: ['poison'] } }, 'king-rex', 'king-rex'] },
        tortuga: { p1: ['first-mate'] },
      },
    });
    t.p0.finishes();
    t.p0.chooses('tortuga');
    expect(t.where('poison')).toBe('on first-mate');
    expect(t).toBeSettled();
  });
});
