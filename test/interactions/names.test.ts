/** Names: Microbots of every faction, Grimms' Blessing, War Raptors, and cards that look for a name. */
import { describe, expect, it } from 'vitest';
import { table } from '../table';

const FACTORY = 'factory-436-1337';

describe('names and "your Microbots"', () => {
  it('TERM-you-3 Microbot Alpha makes Microbots of your monsters and dancers: a Fixer helps them, Alpha counts them', () => {
    const t = table({
      bases: {
        [FACTORY]: { p0: ['microbot-alpha', 'igor'], p1: ['howler'] },
        tortuga: { p0: ['microbot-fixer', 'diva', { card: 'toad', owner: 'p1' }] },
      },
    });
    expect([t.power('microbot-alpha'), t.power('igor'), t.power('diva')]).toEqual([1 + 4 + 1, 2 + 1, 3 + 1]);
    expect([t.power('toad'), t.power('howler')]).toEqual([0 + 1, 2]); // whom you control, and nobody else
  });

  it('OPEN-39 Alpha, Archive and Igor die together: all three were Microbots, so three cards are drawn', () => {
    const t = table({
      p1: { hand: ['lets-get-it-on'] },
      active: 'p1',
      bases: { [FACTORY]: { p0: ['microbot-alpha', 'microbot-archive', 'igor'], p1: ['king-rex'] } },
    });
    t.p1.plays('lets-get-it-on'); // 3 + 1 + 2 against 7
    t.p1.chooses('microbot-alpha', 'microbot-archive', 'igor');
    while (t.p1.offered) t.p1.chooses(t.p1.offered[0] ?? ''); // the order of the triggers
    expect([t.zone('p0', 'hand'), t.zone('p0', 'discard').length]).toEqual([['king-rex', 'king-rex', 'king-rex'], 3]);
    expect(t).toBeSettled();
  });

  it('TERM-control-2 Microbot Alpha in the hands of another player makes Microbots of theirs, not yours', () => {
    const t = table({
      bases: {
        [FACTORY]: { p0: ['microbot-fixer', 'igor'], p1: [{ card: 'microbot-alpha', owner: 'p0' }, 'teenage-wolf'] },
      },
    });
    expect([t.power('microbot-alpha'), t.power('igor'), t.power('microbot-fixer')]).toEqual([1 + 1, 2, 1 + 1]);
  });

  it("EX-CLAR-BLESSING-2 a Grimms' Blessing that bears a Microbot's name is one more Microbot for Alpha at its base", () => {
    const here = table({ bases: { [FACTORY]: { p0: ['microbot-alpha', 'igor', 'grimms-blessing'] } } });
    expect(here.power('microbot-alpha')).toBe(1 + 1 + 1);
    const alone = table({
      bases: { [FACTORY]: { p0: ['microbot-alpha', 'grimms-blessing'] }, tortuga: { p0: ['igor'] } },
    });
    expect(alone.power('microbot-alpha')).toBe(1 + 1); // with one minion there it has no other names
    const elsewhere = table({
      bases: { [FACTORY]: { p0: ['microbot-alpha'] }, tortuga: { p0: ['igor', 'scout', 'grimms-blessing'] } },
    });
    expect(elsewhere.power('microbot-alpha')).toBe(1 + 2);
  });

  it('EX-CLAR-BLESSING-2 and if it is destroyed, Archive at its base has lost a Microbot', () => {
    const bases = { [FACTORY]: { p0: ['microbot-archive', 'igor', 'grimms-blessing'] }, tortuga: { p1: ['convoy'] } };
    const t = table({ active: 'p1', p1: { hand: ['disenchant'] }, bases });
    t.p1.plays('disenchant');
    t.p1.chooses('grimms-blessing');
    expect([t.where('grimms-blessing'), t.zone('p0', 'hand')]).toEqual(['p0 discard', ['king-rex']]);
    expect(t).toBeSettled();
    const elsewhere = table({
      active: 'p1',
      p1: { hand: ['disenchant'] },
      bases: { [FACTORY]: { p0: ['igor', 'scout', 'grimms-blessing'] }, tortuga: { p0: ['microbot-archive'] } },
    });
    elsewhere.p1.plays('disenchant');
    expect(elsewhere.zone('p0', 'hand')).toEqual([]);
    expect(elsewhere).toBeSettled();
  });
});

describe("Grimms' Blessing, War Raptors and Shinobi", () => {
  it("EX-CLAR-BLESSING-3 another player's Blessing counts for your War Raptor, until that player has one minion there", () => {
    const t = table({
      p0: { hand: ['big-gulp'] },
      p1: { discard: ['war-raptor'] },
      bases: { [FACTORY]: { p0: ['war-raptor'], p1: ['grimms-blessing', 'igor', 'dragon-warrior'] } },
    });
    expect(t.power('war-raptor')).toBe(2 + 2);
    t.p0.plays('big-gulp');
    t.p0.chooses('igor'); // his counter goes to Dragon Warrior
    expect(t.power('war-raptor')).toBe(2 + 1);
    expect(t).toBeSettled();
  });

  it("EX-CLAR-BLESSING-1 taken over by Hotwire, it has the names of its new controller's minions", () => {
    const t = table({
      p0: { hand: ['hotwire'], deck: ['hansel', 'war-raptor'] },
      bases: { [FACTORY]: { p0: ['gretel', 'war-raptor'], p1: ['grimms-blessing', 'igor', 'scout'] } },
    });
    expect([t.power('gretel'), t.power('war-raptor')]).toEqual([2, 3]);
    t.p0.plays('hotwire');
    t.p0.chooses('Take control of it');
    expect([t.power('gretel'), t.power('war-raptor')]).toEqual([2 + 2, 4]);
    expect(t).toBeSettled();
  });

  it('EX-CLAR-BLESSING-4 two players with a Shinobi each and a Blessing at the base: either may use one', () => {
    const t = table({
      p0: { hand: ['shinobi', 'shinobi'] },
      p1: { hand: ['shinobi'] },
      bases: { 'moot-site': { p0: ['king-rex', 'loup-garou', 'grimms-blessing'], p1: ['pack-alpha'] }, tortuga: {} },
    });
    t.p0.finishes();
    t.p0.chooses(t.p0.offered?.[0] ?? ''); // the order of Loup-Garou and Pack Alpha
    t.p0.chooses('shinobi');
    expect(t.p1).toBeOffered(['shinobi'], { orDecline: true });
    t.p1.chooses('shinobi');
    expect([t.vp('p0'), t.vp('p1')]).toEqual([2, 1]); // and p0's second one was not offered
    expect(t.zone('p0', 'hand').filter((card) => card === 'shinobi')).toHaveLength(1);
  });

  it('Teamwork finds another Shinobi for a Shinobi, which names its own kind, and nothing for a Howler', () => {
    const t = table({
      p0: { hand: ['celebration', 'teamwork', 'teamwork'], deck: ['howler', 'shinobi', 'diva'] },
      bases: { [FACTORY]: { p0: ['howler'], p1: ['shinobi'] } },
    });
    t.p0.plays('celebration');
    t.p0.plays('teamwork');
    t.p0.chooses('howler');
    expect(t.p0).toBeOffered([], { orDecline: true }); // the deck is looked through in vain
    t.p0.declines();
    t.p0.plays('teamwork');
    t.p0.chooses('shinobi');
    t.p0.chooses('shinobi'); // found
    t.p0.chooses('shinobi'); // and played at once
    expect([t.controller('shinobi'), t.total(FACTORY, 'p0')]).toEqual(['p1', 2 + 3]);
    expect(t).toBeSettled();
  });

  it("Stayin' Alive and Not Enough Bullets go by the printed name, whatever Microbot Alpha says", () => {
    const t = table({
      p0: {
        hand: ['celebration', 'stayin-alive', 'not-enough-bullets'],
        discard: ['microbot-fixer', 'diva', 'diva'],
      },
      bases: { [FACTORY]: { p0: ['microbot-alpha', 'igor'] } },
    });
    t.p0.plays('celebration');
    t.p0.plays('stayin-alive');
    t.p0.chooses('microbot-alpha'); // no other Alpha
    expect(t.zone('p0', 'hand')).toEqual(['not-enough-bullets']);
    t.p0.plays('not-enough-bullets');
    t.p0.chooses('diva', 'diva');
    expect(t.zone('p0', 'hand')).toEqual(['diva', 'diva']);
    expect(t).toBeSettled();
  });
});
