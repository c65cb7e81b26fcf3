/** A minion that may be affected "the same way" as another, decided as the action is played. */
import { describe, expect, it } from 'vitest';
import { room } from './room';

describe('a minion that may be affected the same way as another', () => {
  describe('two Echoes and a Lead at one base', () => {
    const there = { flat: { p0: ['echo', 'echo', 'lead'] }, heath: {}, steppe: {} };

    it('EX-DISCO-1 each of them copies from the minion the action itself affects, and nothing else is doubled', () => {
      const t = room({ p0: { hand: ['cheer'] }, bases: there });
      t.p0.plays('cheer');
      t.p0.chooses('lead');
      expect(t.p0.prompt).toBe('copy');
      expect(t.p0).toBeOffered(['echo'], { orDecline: true });
      expect(t.power('lead')).toBe(4); // EX-COPY-6: decided before the effect
      t.p0.chooses('echo');
      expect(t.p0).toBeOffered(['echo'], { orDecline: true });
      t.p0.chooses('echo');
      expect([t.power('lead'), t.power('echo'), t.power('echo#2')]).toEqual([6, 5, 5]);
      expect(t.zone('p0', 'hand')).toHaveLength(1);
      expect(t).toBeSettled();
    });

    it('EX-DISCO-2 EX-COPY-4 goes where the moved minion goes', () => {
      const t = room({ p0: { hand: ['stroll'] }, bases: there });
      t.p0.plays('stroll');
      t.p0.chooses('lead');
      t.p0.chooses('steppe');
      t.p0.chooses('echo');
      t.p0.declines();
      expect([t.where('lead'), t.where('echo'), t.where('echo#2')]).toEqual(['steppe', 'steppe', 'flat']);
      expect(t).toBeSettled();
    });

    it('EX-DISCO-3 copies an action played as a Special after scoring', () => {
      const t = room({ p0: { hand: ['rescue'] }, bases: { hill: { p0: ['echo', 'echo', 'lead'] } } });
      t.p0.finishes();
      t.p0.chooses('rescue');
      t.p0.chooses('lead');
      t.p0.chooses('echo');
      t.p0.chooses('echo');
      expect(t.zone('p0', 'hand').slice(0, 3)).toEqual(['lead', 'echo', 'echo']);
      expect(t.zone('p0', 'discard')).toEqual(['rescue']);
      expect(t).toBeSettled();
    });

    it('EX-DISCO-4 copies once in each turn; declining spends nothing', () => {
      const t = room({
        p0: { hand: ['cheer', 'bully'] },
        p1: { hand: ['bully'] },
        bases: { terrace: there.flat, hut: {} },
      });
      t.p0.plays('cheer');
      t.p0.chooses('lead');
      t.p0.chooses('echo');
      t.p0.declines();
      t.p0.plays('bully');
      t.p0.chooses('lead');
      expect(t.p0).toBeOffered(['echo'], { orDecline: true }); // the one that declined
      t.p0.chooses('echo');
      expect([t.power('lead'), t.power('echo'), t.power('echo#2')]).toEqual([9, 5, 6]);
      t.endTurn();
      t.p1.plays('bully');
      t.p1.chooses('lead');
      t.p0.chooses('echo');
      t.p0.chooses('echo');
      expect([t.power('echo'), t.power('echo#2')]).toEqual([6, 6]);
      expect(t).toBeSettled();
    });

    it('does not copy what happens to itself alone or to minions of others', () => {
      const t = room({ p0: { hand: ['bully', 'cheer'] }, bases: { flat: { p0: ['echo'], p1: ['lead'] }, hut: {} } });
      t.p0.plays('bully');
      t.p0.chooses('echo');
      t.p0.plays('cheer');
      t.p0.chooses('lead');
      expect([t.power('echo'), t.power('lead')]).toEqual([6, 6]);
      expect(t).toBeSettled();
    });
  });

  describe('Echo and Bouncer, a Witness and a Rock of others', () => {
    const there = { flat: { p0: ['echo', 'bouncer'], p1: ['witness'], p2: ['rock'] }, heath: {} };

    it('EX-DISCO-5 EX-COPY-1 an action played on a minion is not standard', () => {
      const t = room({ p0: { hand: ['armor'] }, bases: there });
      t.p0.plays('armor', { on: 'bouncer' });
      expect([t.power('bouncer'), t.power('echo'), t.counters('bouncer'), t.counters('witness')]).toEqual([4, 3, 0, 1]);
      expect(t).toBeSettled();
    });

    it('EX-DISCO-6 every player in turn may, and receivers count among the minions affected', () => {
      const t = room({ p0: { hand: ['toast'] }, bases: there });
      t.p0.plays('toast');
      t.p0.chooses('bouncer');
      t.p0.chooses('echo');
      t.p1.chooses('witness');
      t.p2.chooses('rock');
      t.p0.chooses('bouncer'); // orders the triggers of Bouncer and Witness
      expect(['bouncer', 'echo', 'witness', 'rock'].map((card) => t.counters(card))).toEqual([2, 1, 2, 1]);
      expect(t.zone('p0', 'hand')).toHaveLength(4);
      expect(t).toBeSettled();
    });

    it('a Witness that goes along has seen what happened where it was', () => {
      const bases = { flat: { p0: ['lead', 'mirror'], p1: ['witness'] }, heath: {}, steppe: {} };
      const t = room({ p0: { hand: ['stroll'] }, bases });
      t.p0.plays('stroll');
      t.p0.chooses('lead');
      t.p0.chooses('heath');
      t.p0.chooses('witness');
      expect([t.where('lead'), t.where('witness'), t.counters('witness')]).toEqual(['heath', 'heath', 1]);
      expect(t).toBeSettled();
    });

    it('EX-DISCO-6 whoever declines has no counter and brings no card', () => {
      const t = room({ p0: { hand: ['toast'] }, bases: { flat: { p0: ['lead'], p1: ['brute'], p2: ['rock'] } } });
      t.p0.plays('toast');
      t.p0.declines();
      t.p1.chooses('brute');
      t.p2.declines();
      expect([t.counters('lead'), t.counters('brute'), t.counters('rock')]).toEqual([0, 1, 0]);
      expect(t.zone('p0', 'hand')).toHaveLength(1);
      expect(t).toBeSettled();
    });

    it('EX-DISCO-7 an on-play ability used from another base affects minions here', () => {
      const witness = { card: 'witness', counters: 1 };
      const t = room({ active: 'p2', p2: { hand: ['grasshopper'] }, bases: { flat: { p1: [witness] }, heath: {} } });
      t.p2.plays('grasshopper', { on: 'heath' });
      expect(t.p2).toBeOffered(['witness'], { orDecline: true }); // no other minion has a counter
      t.p2.chooses('witness');
      expect([t.counters('witness'), t.counters('grasshopper')]).toEqual([1, 1]);
      expect(t).toBeSettled();
    });

    it('EX-DISCO-8 a copied destruction counts for who chose it; a minion that cannot be destroyed counts for nobody', () => {
      const t = room({ p0: { hand: ['finale'] }, bases: there });
      t.p0.plays('finale');
      t.p0.chooses('bouncer');
      t.p0.chooses('echo');
      t.p1.chooses('witness');
      t.p2.chooses('rock');
      expect([t.vp('p0'), t.vp('p1'), t.vp('p2')]).toEqual([2, 1, 0]);
      expect([t.where('bouncer'), t.where('echo'), t.where('rock')]).toEqual(['p0 discard', 'p0 discard', 'flat']);
      expect(t).toBeSettled();
    });
  });

  describe('at the Hall, Mirror and an Echo with a Twin Bond', () => {
    const echo = { card: 'echo', with: { p0: ['twin-bond'] } };
    const there = { hall: { p0: ['mirror', echo], p1: ['lead'] }, hut: {} };

    it('EX-DISCO-9 only what the action reaches is copied, by each source once, and by Mirror again for the next action', () => {
      const t = room({ active: 'p1', p1: { hand: ['bully', 'cheer'] }, bases: there });
      t.p1.plays('bully');
      t.p1.chooses('lead');
      expect(t.p0).toBeOffered(['mirror', 'echo'], { orDecline: true });
      t.p0.chooses('mirror');
      expect(t.p0).toBeOffered(['echo'], { orDecline: true }); // Twin Bond
      t.p0.chooses('echo');
      expect([t.power('lead'), t.power('mirror'), t.power('echo')]).toEqual([7, 8, 6]);
      t.p1.plays('cheer');
      t.p1.chooses('lead');
      expect(t.p0).toBeOffered(['mirror', 'echo'], { orDecline: true }); // Twin Bond is spent this turn
      t.p0.chooses('echo');
      expect([t.power('lead'), t.power('mirror'), t.power('echo')]).toEqual([9, 8, 8]);
      expect(t).toBeSettled();
    });

    it("EX-DISCO-10 EX-COPY-5 EX-CLAR-KING the action's condition does not bind the receiver, who may be anyone not hit", () => {
      const t = room({ active: 'p1', p1: { hand: ['stamp-out'] }, bases: there });
      t.p1.plays('stamp-out'); // only the Echo is weak enough
      expect(t.p0).toBeOffered(['mirror', 'lead'], { orDecline: true });
      t.p0.chooses('lead');
      expect([t.where('echo'), t.where('lead'), t.where('mirror')]).toEqual(['p0 discard', 'p1 discard', 'hall']);
      expect(t).toBeSettled();
    });

    it('EX-DISCO-11 a minion may receive several copies of one part', () => {
      const t = room({ p0: { hand: ['quickstep'] }, bases: { hall: { p0: ['mirror', echo] } } });
      t.p0.plays('quickstep');
      t.p0.chooses('mirror');
      for (let copy = 0; copy < 4; copy++) t.p0.chooses('echo');
      expect([t.power('mirror'), t.power('echo')]).toEqual([7, 11]);
      expect(t).toBeSettled();
    });

    it('EX-DISCO-12 EX-COPY-7 each source copies one part of several; EX-COPY-1 and none once the action has been played', () => {
      const t = room({
        p0: { hand: ['quickstep'] },
        bases: { hall: { p0: ['mirror', echo, 'brute', 'brute'] }, heath: {} },
      });
      t.p0.plays('quickstep');
      t.p0.chooses('mirror');
      t.p0.declines(); // the Hall waits for the other part
      for (let copy = 0; copy < 3; copy++) t.p0.chooses('echo');
      expect(t.p0.prompt).toBe('copy');
      expect(t.power('echo')).toBe(9);
      t.p0.chooses('echo'); // the Hall
      t.p0.finishes(); // 7 + 9 + 4 + 4 score
      expect(t.zone('p0', 'hand').slice(0, 2)).toEqual(['mirror', 'echo']);
      expect(t.zone('p0', 'discard').sort()).toEqual(['brute', 'brute', 'quickstep', 'twin-bond']);
      expect(t).toBeSettled();
    });

    it('the Hall copies only your own action and only onto your own minion, once a turn', () => {
      const t = room({
        p0: { hand: ['bully', 'cheer'] },
        bases: { hall: { p0: ['brute', 'rock'], p1: ['lead'] }, hut: {} },
      });
      t.p0.plays('bully');
      t.p0.chooses('brute');
      expect(t.p0).toBeOffered(['rock'], { orDecline: true });
      t.p0.chooses('rock');
      t.p0.plays('cheer');
      t.p0.chooses('brute');
      expect([t.power('brute'), t.power('rock'), t.power('lead')]).toEqual([9, 8, 4]);
      expect(t).toBeSettled();
    });
  });

  describe('Mirror', () => {
    it('EX-COPY-2 what reached a minion through a copy is not direct', () => {
      const t = room({ p0: { hand: ['cheer'] }, bases: { flat: { p0: ['mirror', 'bouncer', 'lead'] } } });
      t.p0.plays('cheer');
      t.p0.chooses('lead');
      t.p0.chooses('bouncer');
      expect([t.power('bouncer'), t.counters('bouncer')]).toEqual([4, 0]);
      expect(t).toBeSettled();
    });

    it('EX-COPY-3 copies once for an action, however many minions that affects', () => {
      const t = room({ p0: { hand: ['rally'] }, bases: { flat: { p0: ['mirror', 'lead', 'brute'], p1: ['rock'] } } });
      t.p0.plays('rally');
      expect(t.p0).toBeOffered(['rock'], { orDecline: true });
      t.p0.chooses('rock');
      expect([t.power('mirror'), t.power('lead'), t.power('brute'), t.power('rock')]).toEqual([6, 5, 5, 6]);
      expect(t).toBeSettled();
    });

    it('EX-COPY-4 a receiver goes to the same new controller', () => {
      const t = room({
        p0: { hand: ['takeover'] },
        bases: { flat: { p0: ['mirror'], p1: ['bouncer'], p2: ['lead'] } },
      });
      t.p0.plays('takeover');
      t.p0.chooses('lead');
      expect([t.controller('bouncer'), t.controller('lead')]).toEqual(['p0', 'p0']);
      expect(t).toBeSettled();
    });

    it('EX-COPY-8 what is copied is the doing of the action and its player', () => {
      const guarded = { card: 'lead', with: { p1: ['smoke-bomb'] } };
      const t = room({ p0: { hand: ['bully'] }, bases: { flat: { p0: ['brute'], p1: ['mirror', guarded] } } });
      t.p0.plays('bully');
      t.p0.chooses('brute');
      t.p1.chooses('lead'); // may be chosen, but other players' actions do not affect it
      expect([t.power('brute'), t.power('lead')]).toEqual([7, 4]);
      expect(t).toBeSettled();
    });

    it('stands by a copy even if it is itself what the action removes', () => {
      const t = room({ players: 2, p0: { hand: ['finale'] }, bases: { flat: { p0: ['mirror', 'lead'] } } });
      t.p0.plays('finale');
      t.p0.chooses('mirror');
      t.p0.chooses('lead');
      expect([t.where('mirror'), t.where('lead'), t.vp('p0')]).toEqual(['p0 discard', 'p0 discard', 2]);
      expect(t).toBeSettled();
    });

    it('destroys a minion that receives several copies only once', () => {
      const t = room({ players: 2, p0: { hand: ['finale'] }, bases: { flat: { p0: ['mirror', 'echo', 'lead'] } } });
      t.p0.plays('finale');
      t.p0.chooses('lead');
      t.p0.chooses('echo'); // Mirror's copy
      t.p0.chooses('echo'); // its own
      expect([t.where('echo'), t.where('mirror'), t.vp('p0')]).toEqual(['p0 discard', 'flat', 2]);
      expect(t).toBeSettled();
    });

    it('EX-CLAR-LASTDANCE has the VP go to who chose the minion for the copy', () => {
      const t = room({ p0: { hand: ['finale'] }, bases: { flat: { p0: ['lead'], p1: ['mirror'], p2: ['brute'] } } });
      t.p0.plays('finale');
      t.p0.chooses('lead');
      t.p1.chooses('brute');
      t.p1.declines();
      expect([t.vp('p0'), t.vp('p1'), t.vp('p2')]).toEqual([1, 1, 0]);
      expect(t).toBeSettled();
    });

    it('TERM-affect-8 has nothing to copy where the minion cannot be affected', () => {
      const t = room({ p0: { hand: ['finale'] }, bases: { flat: { p0: ['rock', 'mirror'], p1: ['lead'] } } });
      t.p0.plays('finale');
      t.p0.chooses('rock');
      expect(t.p1).toBeOffered(['lead'], { orDecline: true });
      t.p1.declines();
      expect(t).toBeSettled();
    });

    it('EX-CLAR-BEAT copies either part, and only those that gained power are counted', () => {
      const bases = { flat: { p0: ['mirror', 'lead', 'brute'], p1: ['rock'] } };
      const t = room({ p0: { hand: ['seesaw'] }, bases });
      t.p0.plays('seesaw');
      t.p0.chooses('lead');
      t.p0.chooses('brute');
      t.p0.chooses('rock');
      t.p0.chooses('rock');
      expect([t.power('lead'), t.power('brute'), t.power('rock')]).toEqual([5, 5, 3]);
      expect(t).toBeSettled();

      const other = room({ p0: { hand: ['seesaw'] }, bases });
      other.p0.plays('seesaw');
      other.p0.chooses('lead');
      other.p0.declines();
      other.p0.chooses('rock');
      expect(other.p0).toBeOffered(['mirror', 'brute'], { orDecline: true }); // the action affects the Lead and the Rock itself
      other.p0.chooses('brute');
      expect([other.power('lead'), other.power('brute'), other.power('rock')]).toEqual([5, 3, 4]);
      expect(other).toBeSettled();
    });
  });

  it('EX-CLAR-BOOGIE a minion that leaves was here when it was affected, one that arrives was not', () => {
    const t = room({ p0: { hand: ['stroll'] }, bases: { ballroom: { p0: ['lead'] }, heath: {} } });
    t.p0.plays('stroll');
    expect(t.zone('p0', 'hand')).toHaveLength(2);
    const back = room({ p0: { hand: ['stroll'] }, bases: { ballroom: {}, heath: { p0: ['lead'] } } });
    back.p0.plays('stroll');
    expect(back.zone('p0', 'hand')).toHaveLength(1);
  });

  it('credits a player who carries out a part of an action with what they do', () => {
    const t = room({
      p0: { hand: ['finale'] },
      bases: { flat: { p0: ['lead'], p1: ['brute'] }, heath: { p2: ['avenger'] } },
    });
    t.p0.plays('finale');
    t.p0.declines();
    t.p1.chooses('brute'); // their own, although the action is another's
    t.p2.declines();
    expect(t.zone('p2', 'hand')).toEqual([]);
    const other = room({ p0: { hand: ['stamp-out'] }, bases: { flat: { p1: ['hans'] }, heath: { p2: ['avenger'] } } });
    other.p0.plays('stamp-out');
    expect(other.zone('p2', 'hand')).toHaveLength(1);
  });

  it('EX-CLAR-LASTDANCE credits who chose a minion for a copy of a part that players do for themselves, and only there', () => {
    const bases = { flat: { p0: ['avenger', 'hans'], p1: ['mirror'], p2: ['brute'] } };
    const t = room({ p0: { hand: ['finale'] }, bases });
    t.p0.plays('finale');
    t.p0.chooses('hans');
    t.p1.chooses('brute'); // not theirs: the doing of another player than p0
    t.p1.declines();
    expect([t.where('brute'), t.zone('p0', 'hand').length]).toEqual(['p2 discard', 1]);
    const other = room({ p0: { hand: ['stamp-out'] }, bases });
    other.p0.plays('stamp-out');
    other.p1.chooses('brute');
    expect([other.where('brute'), other.zone('p0', 'hand').length]).toEqual(['p2 discard', 1]); // drawn by Stamp Out
  });
});
