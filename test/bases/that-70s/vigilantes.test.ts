/** The bases of the Vigilantes. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../../catalog';
import { table } from '../../table';

describe('that-70s:hideout', () => {
  const bases = {
    hideout: { p0: ['scout'], p1: ['invader'] },
    'ninja-dojo': { p0: ['zapbot'] },
  };

  it.each(['beam-up', 'seeing-stars', 'augmentation', 'invasion'])(
    "%s does nothing to another player's minion here, whoever plays it",
    (action) => {
      const t = table({ p0: { hand: [action] }, bases });
      t.p0.plays(action);
      t.p0.chooses('invader');
      if (t.decision) t.p0.chooses('ninja-dojo');
      expect([t.where('invader'), t.power('invader')]).toEqual(['hideout', 3]);
      const other = table({ active: 'p1', p1: { hand: [action] }, bases });
      other.p1.plays(action);
      other.p1.chooses('scout');
      if (other.decision) other.p1.chooses('ninja-dojo');
      expect([other.where('scout'), other.power('scout')]).toEqual(['hideout', 3]);
      expect(other).toBeSettled();
    },
  );

  it("an on-play ability does nothing to another player's minion here, and an action does not stay on it", () => {
    const t = table({ active: 'p1', p1: { hand: ['tiger-assassin', 'poison'] }, bases });
    t.p1.plays('tiger-assassin', { on: 'hideout' });
    t.p1.chooses('scout');
    t.p1.plays('poison', { on: 'scout' });
    expect([t.where('scout'), t.power('scout'), t.where('poison')]).toEqual(['hideout', 3, 'p1 discard']);
    expect(t).toBeSettled();
  });

  it('your own cards work on your minions here', () => {
    const t = table({ p0: { hand: ['augmentation', 'ninja-master'] }, bases });
    t.p0.plays('augmentation');
    t.p0.chooses('scout');
    expect(t.power('scout')).toBe(7);
    t.p0.plays('ninja-master', { on: 'hideout' });
    t.p0.chooses('scout');
    expect(t.where('scout')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it('protects minions, not actions here, and nobody elsewhere', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['time-loop', 'disenchant', 'seeing-stars'] },
      bases: { ...bases, hideout: { p0: [{ card: 'scout', with: { p0: ['upgrade'] } }] } },
    });
    t.p1.plays('time-loop');
    t.p1.plays('disenchant');
    expect(t.where('upgrade')).toBe('p0 discard');
    t.p1.plays('seeing-stars');
    t.p1.chooses('zapbot');
    expect(t.where('zapbot')).toBe('p0 discard');
  });

  it('bases still affect minions here, and its own ability can be cancelled', () => {
    const t = table({
      p0: { hand: ['seeing-stars'] },
      bases: {
        hideout: { p0: ['shrug-it-off'], p1: ['invader'] },
        'ninja-dojo': { p0: ['king-rex', 'king-rex', 'warbot'] },
      },
    });
    t.p0.finishes();
    t.p0.chooses('invader'); // the Dojo
    expect(t.where('invader')).toBe('p1 discard');
    const silent = table({
      p0: { hand: ['seeing-stars'] },
      bases: { hideout: { p0: ['shrug-it-off'], p1: ['invader'] } },
    });
    silent.p0.uses('shrug-it-off');
    silent.p0.plays('seeing-stars');
    expect(silent.where('invader')).toBe('p1 discard');
  });
});

describe('that-70s:the-mean-streets', () => {
  const bases = {
    'the-mean-streets': { p0: ['scout'], p1: ['invader', 'warbot'], p2: ['zapbot'] },
    tortuga: { p1: ['gremlin'], p0: ['first-mate'] },
  };

  it('after an action affects a card here, each other player in turn may put a counter on a minion of theirs here', () => {
    const t = table({ p0: { hand: ['augmentation'] }, bases });
    t.p0.plays('augmentation');
    t.p0.chooses('scout');
    expect(t.p1).toBeOffered(['invader', 'warbot'], { orDecline: true });
    t.p1.chooses('warbot');
    expect(t.p2).toBeOffered(['zapbot'], { orDecline: true });
    t.p2.declines();
    expect(['scout', 'invader', 'warbot', 'zapbot'].map((card) => t.counters(card))).toEqual([0, 0, 1, 0]);
    expect(t).toBeSettled();
  });

  it('counts a card that leaves here, an action played on a minion here, and an action destroyed here', () => {
    const moved = table({ p0: { hand: ['way-of-deception'] }, bases });
    moved.p0.plays('way-of-deception');
    moved.p0.chooses('scout');
    expect(moved.p1.offered).not.toBeNull();
    const upgraded = table({ p0: { hand: ['upgrade'] }, bases });
    upgraded.p0.plays('upgrade', { on: 'zapbot' });
    expect(upgraded.p1.offered).not.toBeNull();
    const destroyed = table({
      p0: { hand: ['disenchant'] },
      bases: { 'the-mean-streets': { p0: ['jammed-signal'], p1: ['overrun', 'scout'] } },
    });
    destroyed.p0.plays('disenchant');
    destroyed.p0.chooses('jammed-signal');
    expect(destroyed.p1).toBeOffered(['scout'], { orDecline: true });
  });

  it('is not set off by an action that affects cards elsewhere only, by a minion, or by a talent', async () => {
    const t = table({ p0: { hand: ['augmentation', 'collector'] }, bases });
    t.p0.plays('augmentation');
    t.p0.chooses('gremlin');
    expect(t).toBeSettled();
    t.p0.plays('collector', { on: 'the-mean-streets' });
    t.p0.chooses('zapbot');
    expect(t.where('zapbot')).toBe('p2 hand');
    expect(t).toBeSettled();
    const talent = table({
      catalog: await catalogWith('room'),
      bases: { 'the-mean-streets': { p0: ['wagon', 'scout'], p1: ['invader'] }, tortuga: {} },
    });
    talent.p0.uses('wagon');
    talent.p0.chooses('scout');
    expect([talent.where('wagon'), talent.where('scout')]).toEqual(['tortuga', 'tortuga']);
    expect(talent).toBeSettled();
  });

  it('is not set off by a minion that an action moves to here', () => {
    const t = table({ p0: { hand: ['way-of-deception'] }, bases });
    t.p0.plays('way-of-deception');
    t.p0.chooses('first-mate');
    expect(t.where('first-mate')).toBe('the-mean-streets');
    expect(t).toBeSettled();
  });

  it('counts what a copy does', async () => {
    const t = table({
      catalog: await catalogWith('room'),
      p0: { hand: ['a-whole-lot-meaner'] },
      bases: { 'the-mean-streets': { p0: ['mirror'], p1: ['scout'] } },
    });
    t.p0.plays('a-whole-lot-meaner');
    t.p0.chooses('mirror');
    t.p0.chooses('scout');
    t.p1.chooses('scout');
    expect([t.power('scout'), t.counters('scout')]).toEqual([3 + 3 + 1, 1]);
    expect(t).toBeSettled();
  });
});
