/** The Disco Dancers that have an action affect one more minion the same way. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

const FACTORY = 'factory-436-1337';

describe('disco-dancers/dancing-king', () => {
  it("copies any player's action onto himself or another minion here, never both, and the next one too", () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['celebration', 'augmentation', 'augmentation'] },
      bases: {
        [FACTORY]: { p0: ['dancing-king', 'roller'], p1: ['scout', 'invader'] },
        tortuga: { p1: ['collector'] },
      },
    });
    t.p1.plays('celebration');
    t.p1.plays('augmentation');
    t.p1.chooses('scout');
    expect(t.p0.prompt).toBe('copy');
    expect(t.p0).toBeOffered(['dancing-king', 'roller', 'invader'], { orDecline: true });
    t.p0.chooses('dancing-king');
    expect([t.power('scout'), t.power('dancing-king'), t.power('roller'), t.power('invader')]).toEqual([7, 9, 2, 3]);
    t.p1.plays('augmentation');
    t.p1.chooses('scout');
    t.p0.chooses('invader'); // anyone's
    expect([t.power('scout'), t.power('dancing-king'), t.power('invader')]).toEqual([11, 9, 7]);
    expect(t).toBeSettled();
  });

  it('may be declined', () => {
    const t = table({ p0: { hand: ['augmentation'] }, bases: { [FACTORY]: { p0: ['dancing-king', 'scout'] } } });
    t.p0.plays('augmentation');
    t.p0.chooses('scout');
    t.p0.declines();
    expect([t.power('scout'), t.power('dancing-king')]).toEqual([7, 5]);
    expect(t).toBeSettled();
  });

  it('gives it to a different minion when he is the one affected', () => {
    const t = table({
      p0: { hand: ['get-down-tonight'] },
      bases: { [FACTORY]: { p0: ['dancing-king'], p1: ['scout'] }, tortuga: { p0: ['collector'] } },
    });
    t.p0.plays('get-down-tonight');
    t.p0.chooses('dancing-king');
    expect(t.p0).toBeOffered(['scout'], { orDecline: true });
    t.p0.chooses('scout');
    expect([t.power('dancing-king'), t.power('scout')]).toEqual([7, 5]);
    expect(t).toBeSettled();
  });

  it('copies once for an action that affects three minions here', () => {
    const t = table({
      p0: { hand: ['swashbuckling'] },
      bases: { [FACTORY]: { p0: ['dancing-king', 'scout', 'roller'], p1: ['invader', 'collector'] } },
    });
    t.p0.plays('swashbuckling');
    expect(t.p0).toBeOffered(['invader', 'collector'], { orDecline: true });
    t.p0.chooses('invader');
    expect([t.power('scout'), t.power('invader'), t.power('collector')]).toEqual([4, 4, 2]);
    expect(t).toBeSettled();
  });

  it("turns an opponent's destruction on their own minion, however strong", () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['seeing-stars'] },
      bases: { [FACTORY]: { p0: ['dancing-king', 'diva'], p1: ['king-rex', 'warbot'] } },
    });
    t.p1.plays('seeing-stars'); // only Diva is weak enough
    expect(t.p0).toBeOffered(['dancing-king', 'king-rex', 'warbot'], { orDecline: true });
    t.p0.chooses('king-rex');
    expect([t.where('diva'), t.where('king-rex')]).toEqual(['p0 discard', 'p1 discard']);
    expect(t).toBeSettled();
  });

  it('may choose a minion that cannot be destroyed, which then is not', () => {
    const t = table({
      p0: { hand: ['seeing-stars'] },
      bases: { [FACTORY]: { p0: ['dancing-king'], p1: ['scout', 'warbot'] } },
    });
    t.p0.plays('seeing-stars');
    t.p0.chooses('warbot');
    expect([t.where('scout'), t.where('warbot')]).toEqual(['p1 discard', FACTORY]);
    expect(t).toBeSettled();
  });

  it('minds his own base only', () => {
    const t = table({
      p0: { hand: ['augmentation'] },
      bases: { [FACTORY]: { p0: ['dancing-king'], p1: ['scout'] }, tortuga: { p0: ['collector'], p1: ['invader'] } },
    });
    t.p0.plays('augmentation');
    t.p0.chooses('collector');
    expect(t.power('collector')).toBe(6);
    expect(t).toBeSettled();
  });

  it('copies no action played on a minion and no ability of a minion', () => {
    const t = table({
      p0: { hand: ['upgrade', 'saucy-wench'] },
      bases: { [FACTORY]: { p0: ['dancing-king', 'invader'], p1: ['scout', 'microbot-guard'] } },
    });
    t.p0.plays('upgrade', { on: 'invader' });
    expect(t.power('invader')).toBe(5);
    t.p0.plays('saucy-wench', { on: FACTORY });
    t.p0.chooses('microbot-guard');
    expect(t.where('microbot-guard')).toBe('p1 discard');
    expect(t).toBeSettled();
  });

  it('has nothing to copy when the minion is not affected at all', () => {
    const guarded = { card: 'scout', with: { p1: ['smoke-bomb'] } };
    const t = table({
      p0: { hand: ['get-down-tonight'] },
      bases: { [FACTORY]: { p0: ['dancing-king'], p1: [guarded] } },
    });
    t.p0.plays('get-down-tonight');
    t.p0.chooses('scout');
    expect([t.power('scout'), t.zone('p0', 'hand').length]).toEqual([3, 1]);
    expect(t).toBeSettled();
  });

  it('stands by a copy although the action takes him away', () => {
    const t = table({ p0: { hand: ['beam-up'] }, bases: { [FACTORY]: { p0: ['dancing-king'], p1: ['king-rex'] } } });
    t.p0.plays('beam-up');
    t.p0.chooses('dancing-king');
    t.p0.chooses('king-rex');
    expect([t.where('dancing-king'), t.where('king-rex')]).toEqual(['p0 hand', 'p1 hand']);
    expect(t).toBeSettled();
  });
});

describe('disco-dancers/diva', () => {
  const two = { [FACTORY]: { p0: ['diva', 'diva', 'disco-lou'] }, tortuga: {} };

  it('once a turn copies what affects another of your minions here, each Diva for herself', () => {
    const t = table({ p0: { hand: ['celebration', 'augmentation', 'get-down-tonight'] }, bases: two });
    t.p0.plays('celebration');
    t.p0.plays('augmentation');
    t.p0.chooses('disco-lou');
    expect(t.p0).toBeOffered(['diva'], { orDecline: true });
    t.p0.chooses('diva');
    expect(t.p0).toBeOffered(['diva'], { orDecline: true });
    t.p0.chooses('diva');
    expect([t.power('disco-lou'), t.power('diva'), t.power('diva#2')]).toEqual([8, 7, 7]);
    t.p0.plays('get-down-tonight');
    t.p0.chooses('disco-lou');
    expect([t.power('disco-lou'), t.power('diva'), t.power('diva#2')]).toEqual([10, 7, 7]);
    expect(t).toBeSettled();
  });

  it("copies again in the next player's turn, whose action it may be", () => {
    const t = table({
      p0: { hand: ['get-down-tonight'] },
      p1: { hand: ['augmentation'] },
      bases: { [FACTORY]: { p0: ['diva', 'disco-lou'] } },
    });
    t.p0.plays('get-down-tonight');
    t.p0.chooses('disco-lou');
    t.p0.chooses('diva');
    t.endTurn();
    expect(t.power('diva')).toBe(3);
    t.p1.plays('augmentation');
    t.p1.chooses('disco-lou');
    t.p0.chooses('diva');
    expect([t.power('disco-lou'), t.power('diva')]).toEqual([8, 7]);
    expect(t).toBeSettled();
  });

  it('spends nothing by declining', () => {
    const t = table({
      p0: { hand: ['celebration', 'augmentation', 'get-down-tonight'] },
      bases: { [FACTORY]: { p0: ['diva', 'disco-lou'] } },
    });
    t.p0.plays('celebration');
    t.p0.plays('augmentation');
    t.p0.chooses('disco-lou');
    t.p0.declines();
    t.p0.plays('get-down-tonight');
    t.p0.chooses('disco-lou');
    t.p0.chooses('diva');
    expect([t.power('disco-lou'), t.power('diva')]).toEqual([10, 5]);
    expect(t).toBeSettled();
  });

  it('goes to the same base as the minion moved', () => {
    const t = table({ p0: { hand: ['im-so-excited'] }, bases: { ...two, 'jungle-oasis': {} } });
    t.p0.plays('im-so-excited');
    t.p0.chooses('disco-lou');
    t.p0.chooses('jungle-oasis');
    t.p0.chooses('diva');
    t.p0.declines();
    expect([t.where('disco-lou'), t.where('diva'), t.where('diva#2')]).toEqual([
      'jungle-oasis',
      'jungle-oasis',
      FACTORY,
    ]);
    expect(t).toBeSettled();
  });

  it.each([
    ["an opponent's minion here", 'scout'],
    ['herself alone', 'diva'],
    ['one of your minions elsewhere', 'collector'],
  ])('does not copy what affects %s', (_, minion) => {
    const t = table({
      p0: { hand: ['get-down-tonight'] },
      bases: { [FACTORY]: { p0: ['diva'], p1: ['scout'] }, tortuga: { p0: ['collector'] } },
    });
    const before = t.power(minion);
    t.p0.plays('get-down-tonight');
    t.p0.chooses(minion);
    expect(t.power(minion)).toBe(before + 2);
    expect(t).toBeSettled();
  });

  it('gets nothing on top of what the action itself does to her', () => {
    const t = table({ p0: { hand: ['swashbuckling'] }, bases: two });
    t.p0.plays('swashbuckling');
    expect([t.power('diva'), t.power('diva#2'), t.power('disco-lou')]).toEqual([4, 4, 5]);
    expect(t).toBeSettled();
  });

  it('serves whoever controls her', () => {
    const diva = { card: 'diva', owner: 'p1' as const };
    const t = table({ p0: { hand: ['get-down-tonight'] }, bases: { [FACTORY]: { p0: [diva, 'disco-lou'] } } });
    t.p0.plays('get-down-tonight');
    t.p0.chooses('disco-lou');
    t.p0.chooses('diva');
    expect(t.power('diva')).toBe(5);
    expect(t).toBeSettled();
  });
});

describe('disco-dancers/we-are-family', () => {
  const host = (seat: 'p0' | 'p1') => ({ card: 'diva', with: { [seat]: ['we-are-family'] } });

  it("lets its host receive what affects anyone's other minion here, once a turn", () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['celebration', 'augmentation', 'get-down-tonight'] },
      bases: { [FACTORY]: { p0: [host('p0')], p1: ['scout'] } },
    });
    t.p1.plays('celebration');
    t.p1.plays('augmentation');
    t.p1.chooses('scout');
    expect(t.p0).toBeOffered(['diva'], { orDecline: true });
    t.p0.chooses('diva');
    t.p1.plays('get-down-tonight');
    t.p1.chooses('scout');
    expect([t.power('scout'), t.power('diva')]).toEqual([9, 7]);
    expect(t).toBeSettled();
  });

  it('is not set off by what affects its host alone', () => {
    const t = table({ p0: { hand: ['get-down-tonight'] }, bases: { [FACTORY]: { p0: [host('p0')], p1: ['scout'] } } });
    t.p0.plays('get-down-tonight');
    t.p0.chooses('diva');
    expect([t.power('diva'), t.power('scout')]).toEqual([5, 3]);
    expect(t).toBeSettled();
  });

  it("belongs to who played it: on an opponent's minion it may copy a destruction", () => {
    const t = table({
      p0: { hand: ['celebration', 'we-are-family', 'seeing-stars'] },
      bases: { [FACTORY]: { p0: ['scout'], p1: ['king-rex'] } },
    });
    t.p0.plays('celebration');
    t.p0.plays('we-are-family', { on: 'king-rex' });
    t.p0.plays('seeing-stars');
    expect(t.p0).toBeOffered(['king-rex'], { orDecline: true });
    t.p0.chooses('king-rex');
    expect([t.where('scout'), t.where('king-rex'), t.where('we-are-family')]).toEqual([
      'p0 discard',
      'p1 discard',
      'p0 discard',
    ]);
    expect(t).toBeSettled();
  });

  it('listens where its host is: after a move, at the new base only', () => {
    const t = table({
      p0: { hand: ['celebration', 'way-of-deception', 'get-down-tonight'] },
      bases: { [FACTORY]: { p0: [host('p0')], p1: ['scout'] }, tortuga: { p1: ['invader'] } },
    });
    t.p0.plays('celebration');
    t.p0.plays('way-of-deception');
    expect(t.where('diva')).toBe('tortuga');
    t.p0.plays('get-down-tonight');
    t.p0.chooses('scout');
    expect([t.power('scout'), t.power('diva')]).toEqual([5, 3]);
    expect(t).toBeSettled();
  });

  it('hears the minions at the new base', () => {
    const t = table({
      p0: { hand: ['celebration', 'way-of-deception', 'augmentation'] },
      bases: { [FACTORY]: { p0: [host('p0')] }, tortuga: { p1: ['invader'] } },
    });
    t.p0.plays('celebration');
    t.p0.plays('way-of-deception');
    t.p0.plays('augmentation');
    t.p0.chooses('invader');
    t.p0.chooses('diva');
    expect(t.power('diva')).toBe(7);
    expect(t).toBeSettled();
  });

  it('is not standard: playing it on a minion is neither copied nor a reason for Roller', () => {
    const t = table({
      p0: { hand: ['we-are-family'] },
      bases: { [FACTORY]: { p0: ['roller', 'diva', 'dancing-king'] } },
    });
    t.p0.plays('we-are-family', { on: 'roller' });
    expect([t.counters('roller'), t.where('we-are-family')]).toEqual([0, 'on roller']);
    expect(t).toBeSettled();
  });

  it('needs a minion to be played on, and may be declined', () => {
    const none = table({ p0: { hand: ['we-are-family'] }, bases: { [FACTORY]: {} } });
    expect(none.p0.cannotPlay('we-are-family', { on: FACTORY })).not.toBeNull();
    const t = table({
      p0: { hand: ['get-down-tonight'] },
      bases: { [FACTORY]: { p0: ['scout'], p1: [host('p1')] } },
    });
    t.p0.plays('get-down-tonight');
    t.p0.chooses('scout');
    t.p1.declines();
    expect([t.power('scout'), t.power('diva')]).toEqual([5, 3]);
    expect(t).toBeSettled();
  });
});
