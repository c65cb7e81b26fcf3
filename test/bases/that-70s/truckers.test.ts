/** The bases of the Truckers. */
import { describe, expect, it } from 'vitest';
import { catalog } from '../../catalog';
import { table } from '../../table';

describe('that-70s:the-greasy-spoon', () => {
  const carrying = { card: 'king-rex', with: { p0: ['upgrade'] } };

  it("EX-CLAR-ONBASE after it scores, actions on it are shuffled into their owners' decks, those on minions are discarded", () => {
    expect(catalog.definition('that-70s:the-greasy-spoon')).toMatchObject({ value: 20, vp: [4, 2, 1] });
    const t = table({
      players: 3,
      active: 'p2', // who draws at the end of the turn has no action there
      bases: {
        'the-greasy-spoon': {
          p0: [carrying, 'king-rex', 'dekotora', { card: 'enshrouding-mist', owner: 'p1' }],
          p1: ['nukebot', 'convoy'],
        },
        tortuga: { p1: ['armored-truck'] },
      },
    });
    t.endTurn();
    expect(
      ['dekotora', 'enshrouding-mist', 'convoy', 'upgrade', 'nukebot', 'armored-truck'].map((card) => t.where(card)),
    ).toEqual(['p0 deck', 'p1 deck', 'p1 deck', 'p0 discard', 'p1 discard', 'tortuga']);
    expect(t).toBeSettled();
  });

  it('so are actions on it that are destroyed, and not those elsewhere', () => {
    const t = table({
      p0: { hand: ['time-loop', 'disenchant', 'disenchant'] },
      bases: { 'the-greasy-spoon': { p1: ['convoy'] }, tortuga: { p1: ['dekotora'] } },
    });
    t.p0.plays('time-loop');
    t.p0.plays('disenchant');
    t.p0.chooses('convoy');
    expect([t.where('convoy'), t.told().includes('destroyed')]).toEqual(['p1 deck', true]);
    t.p0.plays('disenchant');
    expect(t.where('dekotora')).toBe('p1 discard');
    expect(t).toBeSettled();
  });

  it('not while its ability counts for nothing', () => {
    const t = table({
      bases: {
        'the-greasy-spoon': {
          p0: ['king-rex', 'king-rex', 'ninja-master', 'ninja-master', 'jammed-signal'],
          p1: ['dekotora'],
        },
        tortuga: {},
      },
    });
    t.endTurn();
    expect([t.where('dekotora'), t.where('jammed-signal')]).toEqual(['p1 discard', 'p0 discard']);
  });
});

describe('that-70s:truck-stop', () => {
  const bases = {
    'truck-stop': { p0: ['dekotora'] },
    tortuga: { p1: ['convoy', { card: 'gnome', with: { p1: ['upgrade'] } }] },
    'tar-pits': {},
  };

  it('EX-CLAR-ONBASE at the start of each turn its player may transfer an action on a base to here', () => {
    expect(catalog.definition('that-70s:truck-stop')).toMatchObject({ value: 18, vp: [3, 2, 1] });
    const t = table({ bases });
    t.endTurn();
    expect(t.p1).toBeOffered(['dekotora', 'convoy'], { orDecline: true }); // not the Upgrade; no minion is needed
    t.p1.chooses('convoy'); // it can only come here
    expect([t.where('convoy'), t.controller('convoy'), t.told().includes('played')]).toEqual([
      'truck-stop',
      'p1',
      false,
    ]);
    expect(t).toBeSettled(); // once a turn
    t.endTurn();
    expect(t.p0.prompt).toBe('transfer');
  });

  it('or from here to another base', () => {
    const t = table({ bases });
    t.endTurn();
    t.p1.chooses('dekotora');
    expect(t.p1).toBeOffered(['tortuga', 'tar-pits']);
    t.p1.chooses('tar-pits');
    expect([t.where('dekotora'), t.controller('dekotora')]).toEqual(['tar-pits', 'p0']);
    expect(t).toBeSettled();
  });

  it('may be declined, and asks nobody where no action is on a base', () => {
    const t = table({ bases });
    t.endTurn();
    t.p1.declines();
    expect([t.where('dekotora'), t.where('convoy')]).toEqual(['truck-stop', 'tortuga']);
    expect(t).toBeSettled();
    const none = table({
      bases: { 'truck-stop': { p0: [{ card: 'gnome', with: { p0: ['upgrade'] } }] }, tortuga: {} },
    });
    none.endTurn();
    expect(none).toBeSettled();
  });

  it('does nothing while its ability counts for nothing', () => {
    const t = table({ bases: { 'truck-stop': { p0: ['jammed-signal'] }, tortuga: { p1: ['convoy'] } } });
    t.endTurn();
    expect(t).toBeSettled();
  });
});
