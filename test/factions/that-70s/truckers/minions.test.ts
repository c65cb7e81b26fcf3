import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

const carrying = (card: string, ...actions: string[]) => ({ card, with: { p1: actions } });

describe('truckers/el-bandido', () => {
  it('EX-CLAR-ONBASE may take control of an action on its base, not of one on a minion or elsewhere', () => {
    const t = table({
      p0: { hand: ['el-bandido'] },
      bases: {
        tortuga: { p0: ['dekotora'], p1: ['convoy', 'armored-truck', carrying('scout', 'upgrade')] },
        'jungle-oasis': { p1: ['enshrouding-mist'] },
      },
    });
    expect(t.total('tortuga', 'p1')).toBe(3 + 2 + 2);
    t.p0.plays('el-bandido', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['convoy', 'armored-truck'], { orDecline: true });
    t.p0.chooses('convoy');
    expect([t.controller('convoy'), t.total('tortuga', 'p1'), t.total('tortuga', 'p0')]).toEqual(['p0', 5, 5 + 2]);
    expect(t).toBeSettled();
  });

  it('may decline, and control lasts when it has left; the action goes to its owner in the end', () => {
    const bases = { tortuga: { p1: ['convoy'] }, 'jungle-oasis': {} };
    const t = table({ p0: { hand: ['el-bandido'] }, bases });
    t.p0.plays('el-bandido', { on: 'tortuga' });
    t.p0.declines();
    expect(t.controller('convoy')).toBe('p1');
    const taken = table({ p0: { hand: ['el-bandido', 'disenchant'] }, p1: { hand: ['beam-up'] }, bases });
    taken.p0.plays('el-bandido', { on: 'tortuga' });
    taken.p0.chooses('convoy');
    taken.endTurn();
    taken.p1.plays('beam-up');
    expect([taken.where('el-bandido'), taken.controller('convoy')]).toEqual(['p0 hand', 'p0']);
    taken.endTurn();
    taken.p0.plays('disenchant');
    expect(taken.where('convoy')).toBe('p1 discard');
    expect(taken).toBeSettled();
  });

  it('gives an extra action that can only be played on a base, on any', () => {
    const t = table({
      p0: { hand: ['convoy', 'upgrade', 'disenchant', 'mystic-studies'] },
      bases: { tortuga: { p0: ['el-bandido'] }, 'jungle-oasis': {} },
    });
    t.p0.plays('mystic-studies'); // the free one
    t.p0.uses('el-bandido');
    t.p0.chooses('Play an extra action on a base');
    expect(t.p0.cannotPlay('upgrade', { on: 'el-bandido' })).toBe('limit');
    expect(t.p0.cannotPlay('disenchant')).toBe('limit');
    t.p0.plays('convoy', { on: 'jungle-oasis' });
    expect(t.p0.canUse('el-bandido')).toBe(false);
    expect(t).toBeSettled();
  });

  it('or transfers an action of anyone from any base to another; it keeps its controller and is not played again', () => {
    const t = table({
      bases: {
        tortuga: { p0: ['el-bandido'], p1: [carrying('scout', 'upgrade')] },
        'jungle-oasis': { p1: ['infiltrate'] },
        'tar-pits': { p0: ['dekotora'] },
      },
    });
    t.p0.uses('el-bandido');
    t.p0.chooses('Transfer an action');
    expect(t.p0).toBeOffered(['infiltrate', 'dekotora'], { orDecline: false });
    t.p0.chooses('infiltrate');
    expect(t.p0).toBeOffered(['tortuga', 'tar-pits']);
    t.p0.chooses('tar-pits');
    expect([t.where('infiltrate'), t.controller('infiltrate'), t.where('dekotora')]).toEqual([
      'tar-pits',
      'p1',
      'tar-pits', // the Infiltrate would have destroyed it if it had been played
    ]);
    expect(t.told()).not.toContain('played');
    expect(t).toBeSettled();
  });
});

describe('truckers/rubber-chicken', () => {
  it('EX-CLAR-ONBASE has +1 power for each of your actions on its base, not those on minions, of others or elsewhere', () => {
    const own = { card: 'rubber-chicken', with: { p0: ['smoke-bomb'] } };
    const t = table({
      p0: { hand: ['cab-over-pete'] },
      bases: { tortuga: { p0: [own, 'dekotora'], p1: ['convoy'] }, 'jungle-oasis': { p0: ['armored-truck'] } },
    });
    expect(t.power('rubber-chicken')).toBe(5);
    t.p0.plays('cab-over-pete', { on: 'tortuga' });
    expect(t.power('rubber-chicken')).toBe(6);
  });

  it('loses it when the action leaves or another player takes it over', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['el-bandido'] },
      bases: { tortuga: { p0: ['rubber-chicken', 'dekotora'] }, 'jungle-oasis': {} },
    });
    expect(t.power('rubber-chicken')).toBe(5);
    t.p1.plays('el-bandido', { on: 'tortuga' });
    t.p1.chooses('dekotora');
    expect(t.power('rubber-chicken')).toBe(4);
    const moved = table({ bases: { tortuga: { p0: ['rubber-chicken', 'dekotora'] }, 'jungle-oasis': {} } });
    moved.p0.uses('dekotora');
    moved.p0.declines();
    expect(moved.power('rubber-chicken')).toBe(4);
  });
});

describe('truckers/skinny-minnie', () => {
  it("moves to another base and takes an action from its old base along, anyone's", () => {
    const t = table({
      bases: {
        tortuga: { p0: ['skinny-minnie', 'dekotora'], p1: ['convoy', carrying('scout', 'upgrade')] },
        'jungle-oasis': { p1: ['armored-truck'] },
        'tar-pits': {},
      },
    });
    t.p0.uses('skinny-minnie');
    expect(t.p0).toBeOffered(['jungle-oasis', 'tar-pits'], { orDecline: false });
    t.p0.chooses('jungle-oasis');
    expect(t.p0).toBeOffered(['dekotora', 'convoy'], { orDecline: false }); // of the old base
    t.p0.chooses('convoy');
    expect([t.where('skinny-minnie'), t.where('convoy'), t.controller('convoy')]).toEqual([
      'jungle-oasis',
      'jungle-oasis',
      'p1',
    ]);
    expect([t.where('dekotora'), t.p0.canUse('skinny-minnie')]).toEqual(['tortuga', false]);
    expect(t).toBeSettled();
  });

  it('EX-CLAR-ONBASE does not move where no action is on its base, only on a minion or elsewhere', () => {
    const t = table({
      bases: {
        tortuga: { p0: [{ card: 'skinny-minnie', with: { p0: ['upgrade'] } }] },
        'jungle-oasis': { p0: ['convoy'] },
      },
    });
    t.p0.uses('skinny-minnie');
    expect([t.where('skinny-minnie'), t.where('convoy')]).toEqual(['tortuga', 'jungle-oasis']);
    expect(t).toBeSettled();
  });

  it('takes nothing along if it cannot move', () => {
    const t = table({
      bases: {
        tortuga: { p0: [{ card: 'skinny-minnie', with: { p0: ['tooth-and-claw-and-guns'] } }, 'convoy'] },
        'jungle-oasis': {},
      },
    });
    t.p0.uses('skinny-minnie');
    expect([t.where('skinny-minnie'), t.where('convoy')]).toEqual(['tortuga', 'tortuga']);
    expect(t.where('tooth-and-claw-and-guns')).toBe('p0 discard');
    expect(t).toBeSettled();
  });
});

describe('truckers/good-buddy', () => {
  const played = (p0: (string | ReturnType<typeof carrying>)[], p1: string[] = []) => {
    const t = table({
      p0: { hand: ['good-buddy'] },
      bases: { tortuga: { p0, p1 }, 'jungle-oasis': { p0: ['convoy'] } },
    });
    t.p0.plays('good-buddy', { on: 'tortuga' });
    expect(t).toBeSettled();
    return t.zone('p0', 'hand').length;
  };

  it('draws one card if you have an action on its base, however many', () => {
    expect(played(['dekotora'])).toBe(1);
    expect(played(['dekotora', 'convoy', 'armored-truck'])).toBe(1);
  });

  it("draws none for another player's action, one on a minion, or one on another base", () => {
    expect(played([], ['dekotora'])).toBe(0);
    expect(played([{ card: 'scout', with: { p1: ['upgrade'] } }])).toBe(0);
    expect(played([])).toBe(0);
  });
});
