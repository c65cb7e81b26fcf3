/** The actions of the Russian Fairy Tales that play cards off the top of a deck. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../../../catalog';
import { table } from '../../../table';

const room = await catalogWith('room');

describe('russian-fairy-tales/the-frog-princess', () => {
  const enchanted = { card: 'scout', counters: 2, with: { p0: ['the-frog-princess'] } };

  it('is played on one of your minions', () => {
    const t = table({ p0: { hand: ['the-frog-princess'] }, bases: { tortuga: { p0: ['gnome'], p1: ['scout'] } } });
    expect(t.p0.cannotPlay('the-frog-princess', { on: 'scout' })).toBe('notThere');
    t.p0.plays('the-frog-princess', { on: 'gnome' });
    expect([t.where('the-frog-princess'), t.p0.canUse('the-frog-princess')]).toEqual(['on gnome', true]);
  });

  it('turns its minion into the first one off your deck and goes over to it, turn after turn', () => {
    const t = table({
      p0: { deck: ['howl', 'saucy-wench', 'zapbot', 'rampage', 'upgrade'] },
      p1: { deck: ['rampage', 'rampage', 'rampage'] },
      bases: { tortuga: { p0: [enchanted], p1: ['gremlin'] }, 'jungle-oasis': {} },
    });
    t.p0.uses('the-frog-princess');
    expect(t.p0).toBeOffered(['gremlin'], { orDecline: true }); // the Wench's own ability, here
    t.p0.declines();
    expect([t.where('saucy-wench'), t.where('the-frog-princess')]).toEqual(['tortuga', 'on saucy-wench']);
    expect([t.where('scout'), t.told().at(-1)]).toEqual(['p0 deck', 'transferred']);
    expect(t.zone('p0', 'deck')).toHaveLength(5);
    expect(t.p0.canUse('the-frog-princess')).toBe(false);
    t.endTurn();
    t.endTurn();
    expect(t.p0.canUse('the-frog-princess')).toBe(true);
    expect(t).toBeSettled();
  });

  it('waits in limbo for its next minion, which finds no action on the base', () => {
    const t = table({
      p0: { deck: ['good-buddy', 'howl'] },
      bases: { tortuga: { p0: [enchanted], p1: ['gremlin'] }, 'jungle-oasis': {} },
    });
    t.p0.uses('the-frog-princess');
    expect([t.zone('p0', 'hand'), t.where('the-frog-princess')]).toEqual([[], 'on good-buddy']); // no card drawn
    const asked = table({
      p0: { deck: ['saucy-wench', 'howl'] },
      bases: { tortuga: { p0: [enchanted], p1: ['gremlin'] }, 'jungle-oasis': {} },
    });
    asked.p0.uses('the-frog-princess');
    expect([asked.p0.offered, asked.where('the-frog-princess')]).toEqual([['gremlin'], 'limbo']);
    expect(asked.view('p1').limbo).toContain(asked.id('the-frog-princess'));
    asked.p0.declines();
    expect(asked.p0.canUse('the-frog-princess')).toBe(false); // still the same stay in play
    expect(asked).toBeSettled();
  });

  it('counters are lost, other actions discarded, and a minion you do not own goes to its owner', () => {
    const t = table({
      p0: { deck: ['gnome'] },
      bases: { tortuga: { p0: [{ ...enchanted, owner: 'p1', with: { p0: ['the-frog-princess', 'upgrade'] } }] } },
    });
    t.p0.uses('the-frog-princess');
    expect([t.counters('gnome'), t.where('upgrade'), t.where('scout')]).toEqual([0, 'p0 discard', 'p1 deck']);
    expect(t.where('the-frog-princess')).toBe('on gnome');
    expect(t).toBeSettled();
  });

  it('without a minion in the deck is discarded; with none but its own gets that one back', () => {
    const t = table({
      p0: { deck: ['howl'] },
      bases: { tortuga: { p0: [{ ...enchanted, owner: 'p1' }] } },
    });
    t.p0.uses('the-frog-princess');
    expect([t.where('the-frog-princess'), t.zone('p0', 'deck')]).toEqual(['p0 discard', ['howl']]);
    expect(t).toBeSettled();
    const same = table({ p0: { deck: ['howl'] }, bases: { tortuga: { p0: [enchanted] } } });
    same.p0.uses('the-frog-princess');
    expect([same.where('scout'), same.counters('scout'), same.where('the-frog-princess')]).toEqual([
      'tortuga',
      0,
      'on scout',
    ]);
  });

  it('follows a new minion that changes sides, and is discarded if it has left at once', () => {
    const t = table({ p0: { deck: ['toad'] }, bases: { tortuga: { p0: [enchanted], p1: ['gnome'] } } });
    t.p0.uses('the-frog-princess');
    t.p0.chooses('yes');
    expect([t.controller('toad'), t.where('the-frog-princess'), t.where('gnome')]).toEqual([
      'p1',
      'on toad',
      'p1 deck',
    ]);
    const gone = table({ p0: { deck: ['supreme-overlord'] }, bases: { tortuga: { p0: [enchanted] } } });
    gone.p0.uses('the-frog-princess');
    gone.p0.chooses('supreme-overlord');
    expect([gone.where('supreme-overlord'), gone.where('the-frog-princess')]).toEqual(['p0 hand', 'p0 discard']);
    expect(gone).toBeSettled();
  });

  it('does nothing if its minion cannot be placed', () => {
    const t = table({
      catalog: room,
      p0: { deck: ['gnome'] },
      bases: { tortuga: { p1: [{ card: 'hermit', with: { p0: ['the-frog-princess'] } }] } },
    });
    t.p0.uses('the-frog-princess');
    expect([t.where('hermit'), t.where('the-frog-princess'), t.where('gnome')]).toEqual([
      'tortuga',
      'on hermit',
      'p0 deck',
    ]);
    expect(t).toBeSettled();
  });

  it.each(['baba-yaga', 'transformation'])('EX-CLAR-FROG is discarded when %s takes its minion away', (card) => {
    const t = table({
      p0: { hand: ['transformation'], deck: ['gnome'] },
      bases: { tortuga: { p0: ['baba-yaga', enchanted] } },
    });
    if (card === 'baba-yaga') t.p0.uses('baba-yaga');
    else {
      t.p0.plays('transformation');
      t.p0.chooses('scout');
    }
    expect([t.where('gnome'), t.where('the-frog-princess'), t.where('scout')]).toEqual([
      'tortuga',
      'p0 discard',
      'p0 deck',
    ]);
    expect(t).toBeSettled();
  });
});

describe('russian-fairy-tales/transformation', () => {
  it('turns any minion into another of its owner, at the same base', () => {
    const t = table({
      p0: { hand: ['transformation'] },
      p1: { deck: ['howl', 'invader', 'gnome'] },
      bases: { tortuga: { p1: ['scout'] }, 'jungle-oasis': { p0: ['zapbot'] } },
    });
    t.p0.plays('transformation');
    expect(t.p0).toBeOffered(['scout', 'zapbot'], { orDecline: false });
    t.p0.chooses('scout');
    expect([t.where('invader'), t.controller('invader'), t.vp('p1')]).toEqual(['tortuga', 'p1', 1]);
    expect(t.zone('p1', 'deck').sort()).toEqual(['gnome', 'howl', 'scout']);
    expect(t.where('transformation')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it('on your own minion brings one for you; your minion to play stays', () => {
    const t = table({
      p0: { hand: ['transformation', 'gnome'], deck: ['nukebot'] },
      bases: { tortuga: { p0: ['scout'] } },
    });
    t.p0.plays('transformation');
    expect([t.where('nukebot'), t.controller('nukebot')]).toEqual(['tortuga', 'p0']);
    t.p0.plays('gnome', { on: 'tortuga' });
    expect(t).toBeSettled();
  });

  it('EX-TOP-5 on the only minion of a deck brings it back, with its ability', () => {
    const t = table({
      p0: { hand: ['transformation'] },
      p1: { deck: ['howl'] },
      bases: { tortuga: { p1: ['invader'] } },
    });
    t.p0.plays('transformation');
    expect([t.where('invader'), t.vp('p1')]).toEqual(['tortuga', 1]);
  });

  it('EX-TOP-4 what was revealed before the minion cannot be drawn by it', () => {
    const t = table({
      p0: { hand: ['transformation'] },
      p1: { deck: ['howl', 'rampage', 'enchantress', 'gnome'] },
      bases: { tortuga: { p1: ['scout'] } },
    });
    t.p0.plays('transformation');
    expect(t.zone('p1', 'hand')).toEqual(['gnome']);
    expect(t.zone('p1', 'deck').sort()).toEqual(['howl', 'rampage', 'scout']);
  });

  it('brings nothing for a minion it does not affect, and discards one that may not be played there', () => {
    const setup = { p0: { hand: ['transformation'] }, p1: { deck: ['gnome'] } };
    const immune = table({ ...setup, bases: { tortuga: { p1: [{ card: 'scout', with: { p1: ['smoke-bomb'] } }] } } });
    immune.p0.plays('transformation');
    expect([immune.where('scout'), immune.where('gnome')]).toEqual(['tortuga', 'p1 deck']);
    const closed = table({ ...setup, bases: { tortuga: { p0: ['overrun'], p1: ['scout'] }, 'jungle-oasis': {} } });
    closed.p0.plays('transformation');
    expect([closed.where('scout'), closed.where('gnome')]).toEqual(['p1 deck', 'p1 discard']);
    expect(closed).toBeSettled();
  });

  it('does nothing without a minion in play', () => {
    const t = table({ p0: { hand: ['transformation'] } });
    t.p0.plays('transformation');
    expect(t.where('transformation')).toBe('p0 discard');
    expect(t).toBeSettled();
  });
});
