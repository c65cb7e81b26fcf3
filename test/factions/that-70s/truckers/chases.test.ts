/** Actions that are played off a base, give power for a turn, or take over what others have parked. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('truckers/fixin-to-fix-it', () => {
  it('plays an action on a base from your discard pile, as an extra action', () => {
    const t = table({
      p0: { hand: ['fixin-to-fix-it'], discard: ['infiltrate', 'upgrade', 'cannon', 'gnome', 'dekotora'] },
      p1: { discard: ['convoy'] },
      bases: { tortuga: { p1: ['convoy'] }, 'jungle-oasis': {} },
    });
    t.p0.plays('fixin-to-fix-it');
    expect(t.p0).toBeOffered(['infiltrate', 'dekotora'], { orDecline: true });
    t.p0.chooses('infiltrate');
    expect(t.p0).toBeOffered(['tortuga', 'jungle-oasis']);
    t.p0.chooses('tortuga');
    // Its on-play part has destroyed the Convoy; the action in p1's discard pile was no choice.
    expect([t.where('infiltrate'), t.zone('p1', 'discard')]).toEqual(['tortuga', ['convoy', 'convoy']]);
    expect(t.p0.cannotPlay('dekotora', { on: 'tortuga' })).not.toBeNull();
  });

  it('leaves no extra action if there is none, and may be declined', () => {
    const t = table({ p0: { hand: ['fixin-to-fix-it', 'convoy'], discard: ['upgrade', 'cannon'] } });
    t.p0.plays('fixin-to-fix-it');
    expect(t.p0.cannotPlay('convoy', { on: 'jungle-oasis' })).toBe('noActionPlayLeft');
    expect(t).toBeSettled();
    const declined = table({ p0: { hand: ['fixin-to-fix-it', 'convoy'], discard: ['dekotora'] } });
    declined.p0.plays('fixin-to-fix-it');
    declined.p0.declines();
    expect(declined.where('dekotora')).toBe('p0 discard');
    expect(declined.p0.cannotPlay('convoy', { on: 'jungle-oasis' })).toBe('noActionPlayLeft');
    expect(declined).toBeSettled();
  });
});

describe('truckers/high-speed-chase', () => {
  const bases = {
    tortuga: { p0: ['high-speed-chase', 'gnome', 'walker'], p1: ['zapbot'] },
    'jungle-oasis': { p0: ['collector'] },
    'tar-pits': {},
  };

  it('transfers itself, moves one of your minions along and gives it +3 power until the end of the turn', () => {
    const t = table({ bases });
    t.p0.uses('high-speed-chase');
    t.p0.chooses('tar-pits');
    expect(t.p0).toBeOffered(['gnome', 'walker'], { orDecline: false });
    t.p0.chooses('gnome');
    expect([t.where('high-speed-chase'), t.where('gnome'), t.power('gnome')]).toEqual(['tar-pits', 'tar-pits', 6]);
    expect(t.power('walker')).toBe(2);
    t.endTurn();
    expect([t.where('high-speed-chase'), t.power('gnome')]).toEqual(['tar-pits', 3]);
  });

  it('EX-CLAR-CHASE the boost stays when the action is destroyed', () => {
    const t = table({ p0: { hand: ['disenchant'] }, bases });
    t.p0.uses('high-speed-chase');
    t.p0.chooses('tar-pits');
    t.p0.chooses('gnome');
    t.p0.plays('disenchant');
    expect([t.where('high-speed-chase'), t.power('gnome')]).toEqual(['p0 discard', 6]);
    t.endTurn();
    expect(t.power('gnome')).toBe(3);
  });

  it('ends with the turn of another player, too, if it was used then', () => {
    const t = table({
      active: 'p1',
      p0: { hand: ['expert-timing'] },
      bases: { 'jungle-oasis': { p1: ['king-rex', 'nukebot'] }, tortuga: bases.tortuga, 'tar-pits': {} },
    });
    t.p1.finishes();
    t.p0.chooses('expert-timing');
    t.p0.chooses('high-speed-chase');
    t.p0.chooses('tar-pits');
    t.p0.chooses('gnome');
    expect([t.where('gnome'), t.power('gnome'), t.state.active]).toEqual(['tar-pits', 3, 0]);
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'powerChanged', by: 3 }));
  });

  it('boosts nobody if no minion moves', () => {
    const alone = table({
      bases: { tortuga: { p0: ['high-speed-chase'], p1: ['gnome'] }, 'tar-pits': { p0: ['walker'] } },
    });
    alone.p0.uses('high-speed-chase');
    expect([alone.where('high-speed-chase'), alone.power('gnome'), alone.power('walker')]).toEqual(['tar-pits', 3, 2]);
    expect(alone).toBeSettled();
    const stuck = { card: 'gnome', with: { p0: ['tooth-and-claw-and-guns'] } };
    const held = table({ bases: { tortuga: { p0: ['high-speed-chase', stuck] }, 'tar-pits': {} } });
    held.p0.uses('high-speed-chase');
    expect([held.where('high-speed-chase'), held.where('gnome'), held.power('gnome')]).toEqual([
      'tar-pits',
      'tortuga',
      3,
    ]);
    expect(held).toBeSettled();
  });
});

describe('truckers/hotwire', () => {
  const play = (way: string) => {
    const t = table({
      p0: { hand: ['hotwire'] },
      bases: {
        tortuga: { p1: ['convoy', { card: 'gnome', with: { p1: ['upgrade'] } }] },
        'jungle-oasis': { p0: ['armored-truck'] },
        'tar-pits': {},
      },
    });
    t.p0.plays('hotwire');
    expect(t.p0).toBeOffered(['convoy', 'armored-truck'], { orDecline: false }); // EX-CLAR-ONBASE not the Upgrade
    t.p0.chooses('convoy');
    t.p0.chooses(way);
    return t;
  };

  it('EX-CLAR-ONBASE transfers an action that is on a base', () => {
    const t = play('Transfer it');
    expect(t.p0).toBeOffered(['jungle-oasis', 'tar-pits']);
    t.p0.chooses('tar-pits');
    expect([t.where('convoy'), t.controller('convoy'), t.total('tar-pits', 'p1')]).toEqual(['tar-pits', 'p1', 1]);
    expect(t).toBeSettled();
  });

  it('or takes control of it, for good', () => {
    const t = play('Take control of it');
    expect([t.where('convoy'), t.total('tortuga', 'p0'), t.total('tortuga', 'p1')]).toEqual(['tortuga', 1, 5]);
    t.endTurn();
    expect(t.controller('convoy')).toBe('p0');
  });

  it.each(['Transfer it and take control', 'Take control and transfer it'])('or both: %s', (way) => {
    const t = play(way);
    expect(t.controller('convoy')).toBe(way.startsWith('Take') ? 'p0' : 'p1'); // in the order you like
    t.p0.chooses('jungle-oasis');
    expect([t.where('convoy'), t.total('jungle-oasis', 'p0'), t.total('jungle-oasis', 'p1')]).toEqual([
      'jungle-oasis',
      2,
      0,
    ]);
    expect(t).toBeSettled();
  });

  it('can be played where no action is on a base', () => {
    const t = table({
      p0: { hand: ['hotwire'] },
      bases: { tortuga: { p1: [{ card: 'gnome', with: { p1: ['upgrade'] } }] } },
    });
    t.p0.plays('hotwire');
    expect([t.where('upgrade'), t.controller('upgrade')]).toEqual(['on gnome', 'p1']);
    expect(t).toBeSettled();
  });
});

describe('truckers/rally', () => {
  /** The Mothership is about to score; p0 has played Rally. */
  const rally = (there: { p0: (string | { card: string; with: { p0: string[] } })[]; p1: string[] }) => {
    const t = table({
      p0: { hand: ['rally'] },
      bases: { 'the-mothership': there, tortuga: { p0: ['scout', 'convoy'] } },
    });
    t.p0.finishes();
    t.p0.chooses('rally');
    return t;
  };
  const totals = (t: ReturnType<typeof table>) =>
    t.events.flatMap((event) => (event.type === 'whenScoring' ? event.places.map(({ power }) => power) : []));

  it('gives one of your minions there +2 power for each of your actions on that base', () => {
    const t = rally({
      p0: ['gnome', 'walker', 'dekotora', 'armored-truck'],
      p1: ['king-rex', 'king-rex', 'zapbot', 'cab-over-pete'],
    });
    expect(t.p0).toBeOffered(['gnome', 'walker'], { orDecline: false });
    t.p0.chooses('walker');
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'powerChanged', by: 4 }));
    expect(totals(t)).toEqual([3 + 2 + 4, 16]);
  });

  it('EX-CLAR-ONBASE counts no action on a minion, and then nothing happens', () => {
    const t = rally({ p0: [{ card: 'gnome', with: { p0: ['upgrade'] } }], p1: ['king-rex', 'king-rex', 'zapbot'] });
    expect(totals(t)).toEqual([3 + 2, 16]);
    expect(t.told()).not.toContain('powerChanged');
  });

  it('EX-CLAR-CHASE the boost stays as it was when actions leave or come', () => {
    const bases = {
      'the-mothership': { p0: ['gnome', 'dekotora', 'cab-over-pete'], p1: ['king-rex', 'nukebot', 'ninja-master'] },
      tortuga: { p0: ['convoy'] },
    };
    const t = table({ p0: { hand: ['rally', 'expert-timing'] }, bases });
    t.p0.finishes();
    t.p0.chooses('rally');
    t.p0.chooses('expert-timing');
    t.p0.chooses('dekotora');
    t.p0.chooses(); // nobody goes along
    expect(t.where('dekotora')).toBe('tortuga');
    expect(totals(t)).toEqual([3 + 4, 17]);
    const more = table({
      p0: { hand: ['rally', 'expert-timing'] },
      bases: { ...bases, tortuga: { p0: ['convoy', 'el-bandido'] } },
    });
    more.p0.finishes();
    more.p0.chooses('rally');
    more.p0.chooses('expert-timing');
    more.p0.chooses('el-bandido');
    more.p0.chooses('Transfer an action');
    more.p0.chooses('convoy');
    expect(totals(more)).toEqual([3 + 4 + 3, 17]); // the Convoy's own power, no more from the Rally
  });

  it('is no action for the ordinary play, and needs no minion of yours', () => {
    const t = table({
      p0: { hand: ['rally'] },
      bases: { 'the-mothership': { p1: ['king-rex', 'king-rex', 'king-rex'] }, tortuga: {} },
    });
    expect(t.p0.cannotPlay('rally')).toBe('onlyAsSpecial');
    t.p0.finishes();
    t.p0.chooses('rally');
    expect([t.where('rally'), t.vp('p1')]).toEqual(['p0 discard', 4]);
  });
});
