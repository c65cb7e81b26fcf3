/** The actions of the Werewolves. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('werewolves/chew-toy', () => {
  const setup = {
    p0: { hand: ['chew-toy'] },
    bases: {
      tortuga: { p0: ['archmage', 'zapbot'], p1: ['laseratops', 'scout'] },
      'jungle-oasis': { p0: ['invader'], p1: ['first-mate', 'collector'] },
    },
  };

  it('destroys a minion with less power at the base of one of yours, of any player', () => {
    const t = table(setup);
    t.p0.plays('chew-toy');
    expect(t.p0).toBeOffered(['archmage', 'invader'], { orDecline: false }); // nobody there is weaker than zapbot
    t.p0.chooses('archmage');
    expect(t.p0).toBeOffered(['zapbot', 'scout'], { orDecline: false }); // laseratops: equal power; others: elsewhere
    t.p0.chooses('scout');
    expect(t.where('scout')).toBe('p1 discard');
    expect(t).toBeSettled();
  });

  it('goes by present power', () => {
    const t = table({
      ...setup,
      bases: { tortuga: { p0: [{ card: 'invader', counters: 1 }], p1: [{ card: 'scout', counters: 1 }, 'gnome'] } },
    });
    t.p0.plays('chew-toy');
    expect([t.where('scout'), t.where('gnome')]).toEqual(['tortuga', 'p1 discard']);
  });

  it('destroys your own if it alone is weaker', () => {
    const t = table({ ...setup, bases: { tortuga: { p0: ['archmage', 'zapbot'], p1: ['laseratops'] } } });
    t.p0.plays('chew-toy');
    expect(t.where('zapbot')).toBe('p0 discard');
  });

  it('OPEN-54 CONFLICT-6 a minion with no weaker one at its base cannot be chosen to spare the others', () => {
    const t = table({
      ...setup,
      bases: { tortuga: { p0: ['zapbot'], p1: ['scout'] }, 'tar-pits': setup.bases.tortuga },
    });
    t.p0.plays('chew-toy');
    expect(t.p0).toBeOffered(['zapbot', 'scout']); // of the archmage's base: it was the only choice
    t.p0.chooses('scout');
    expect(t.where('scout@tortuga')).toBe('tortuga');
    expect(t).toBeSettled();
  });

  it('does nothing if nobody is weaker than a minion of yours, or you have none', () => {
    const t = table({ ...setup, bases: { tortuga: { p0: ['zapbot'], p1: ['scout', 'first-mate'] } } });
    t.p0.plays('chew-toy');
    expect([t.zone('p1', 'discard'), t.told()]).toEqual([[], expect.arrayContaining(['nothingHappened'])]);
    expect(t).toBeSettled();
    const none = table({ ...setup, bases: { tortuga: { p1: ['scout'] } } });
    none.p0.plays('chew-toy');
    expect(none.where('scout')).toBe('tortuga');
    expect(none).toBeSettled();
  });
});

describe('werewolves/frenzy', () => {
  it('gives each of your minions with power 4 or more +1 power until the end of the turn', () => {
    const t = table({
      p0: { hand: ['howler', 'frenzy'] },
      bases: {
        tortuga: { p0: ['archmage', 'invader'], p1: ['laseratops'] },
        'jungle-oasis': {
          p0: [
            { card: 'scout', counters: 1 },
            { card: 'ninja-master', with: { p1: ['poison'] } },
          ],
        },
      },
    });
    const powers = (): number[] =>
      ['archmage', 'howler', 'scout', 'invader', 'ninja-master', 'laseratops'].map((name) => t.power(name));
    t.p0.plays('howler', { on: 'tortuga' });
    t.p0.plays('frenzy');
    expect(powers()).toEqual([5, 5, 5, 3, 1, 4]);
    t.endTurn();
    expect(powers()).toEqual([4, 2, 4, 3, 1, 4]);
  });

  it('is fixed when it is played: later growth brings nothing, later loss takes nothing away', () => {
    const t = table({
      p0: { hand: ['time-loop', 'frenzy', 'poison', 'king-rex'] },
      bases: { tortuga: { p0: ['archmage', 'teenage-wolf'] } },
    });
    t.p0.plays('time-loop');
    t.p0.plays('frenzy');
    t.p0.uses('teenage-wolf');
    t.p0.plays('king-rex', { on: 'tortuga' });
    t.p0.plays('poison', { on: 'archmage' });
    expect([t.power('archmage'), t.power('teenage-wolf'), t.power('king-rex')]).toEqual([1, 4, 7]);
  });

  it('can be played with no such minion', () => {
    const t = table({ p0: { hand: ['frenzy'] }, bases: { tortuga: { p0: ['invader'] } } });
    t.p0.plays('frenzy');
    expect(t.power('invader')).toBe(3);
    expect(t).toBeSettled();
  });
});

describe('werewolves/let-the-dog-out', () => {
  const setup = {
    p0: { hand: ['let-the-dog-out'] },
    bases: {
      tortuga: { p0: ['pack-alpha', 'zapbot'], p1: ['scout', 'gnome', 'first-mate'] },
      'jungle-oasis': { p0: ['invader'], p1: ['walker'] },
    },
  };

  it('destroys minions at the base of one of yours with its power or less together', () => {
    const t = table(setup);
    t.p0.plays('let-the-dog-out');
    expect(t.p0).toBeOffered(['pack-alpha', 'zapbot', 'invader'], { orDecline: false });
    t.p0.chooses('pack-alpha');
    expect(t.p0).toBeOffered(['pack-alpha', 'zapbot', 'scout', 'gnome', 'first-mate'], { orDecline: true });
    expect(() => t.p0.chooses('scout', 'gnome')).toThrow('tooMuch');
    t.p0.chooses('scout', 'first-mate');
    expect([t.where('scout'), t.where('first-mate'), t.where('gnome')]).toEqual([
      'p1 discard',
      'p1 discard',
      'tortuga',
    ]);
    expect(t).toBeSettled();
  });

  it('may destroy nobody, or the chosen minion itself', () => {
    const t = table(setup);
    t.p0.plays('let-the-dog-out');
    t.p0.chooses('pack-alpha');
    t.p0.declines();
    expect([t.zone('p0', 'discard'), t.zone('p1', 'discard')]).toEqual([['let-the-dog-out'], []]);
    const self = table(setup);
    self.p0.plays('let-the-dog-out');
    self.p0.chooses('pack-alpha');
    expect(() => self.p0.chooses('pack-alpha', 'first-mate')).toThrow('tooMuch');
    self.p0.chooses('pack-alpha');
    expect(self.where('pack-alpha')).toBe('p0 discard');
  });

  it('goes by present power, and minions without power come on top', () => {
    const poisoned = { card: 'scout', with: { p0: ['poison'] } };
    const t = table({
      ...setup,
      bases: {
        tortuga: { p0: [{ card: 'zapbot', counters: 1 }], p1: [poisoned, 'gnome', { card: 'walker', counters: 2 }] },
      },
    });
    t.p0.plays('let-the-dog-out'); // 3 power
    expect(t.p0).toBeOffered(['zapbot', 'scout', 'gnome'], { orDecline: true }); // the walker has 4
    t.p0.chooses('gnome', 'scout');
    expect([t.where('gnome'), t.where('scout')]).toEqual(['p1 discard', 'p1 discard']);
  });

  it('counts a minion that cannot be destroyed like any other', () => {
    const t = table({ ...setup, bases: { tortuga: { p0: ['pack-alpha'], p1: ['warbot', 'first-mate'] } } });
    t.p0.plays('let-the-dog-out');
    expect(() => t.p0.chooses('warbot', 'first-mate')).toThrow('tooMuch');
    t.p0.chooses('warbot');
    expect(t.where('warbot')).toBe('tortuga');
    expect(t).toBeSettled();
  });

  it('does nothing if you have no minion', () => {
    const t = table({ ...setup, bases: { tortuga: { p1: ['scout'] } } });
    t.p0.plays('let-the-dog-out');
    expect(t.where('scout')).toBe('tortuga');
    expect(t).toBeSettled();
  });
});
