/** Cards played inside the effect of another card, talents used twice, and what reacts when. */
import { describe, expect, it } from 'vitest';
import { table } from '../table';

const FACTORY = 'factory-436-1337';

describe('triggers of a card played inside the effect of another', () => {
  it("ORDER-2 The Gray Wolf's counter comes before Leprechaun looks: a Loup-Garou with it has 5 and stays", () => {
    const t = table({
      p0: { hand: ['loup-garou'] },
      bases: { [FACTORY]: { p0: ['the-gray-wolf'], p1: ['leprechaun'] } },
    });
    t.p0.uses('the-gray-wolf');
    t.p0.chooses('loup-garou');
    expect([t.where('the-gray-wolf'), t.where('loup-garou'), t.power('loup-garou')]).toEqual(['p0 deck', FACTORY, 5]);
    expect(t).toBeSettled();
  });

  it("ORDER-2 IT'S ALIVE! strengthens Scout before the Ancient Dojo compares", () => {
    const t = table({
      p0: { hand: ['its-alive', 'scout', 'invader'] },
      bases: { 'ancient-dojo': { p0: ['teenage-wolf', 'warbot'] }, tortuga: {} },
    });
    t.p0.plays('its-alive');
    t.p0.chooses('scout');
    t.p0.chooses('ancient-dojo');
    expect([t.power('scout'), t.counters('teenage-wolf'), t.counters('warbot')]).toEqual([4, 1, 0]);
    t.p0.plays('invader', { on: 'ancient-dojo' }); // 3 is more than nobody's power
    expect([t.counters('teenage-wolf'), t.counters('scout')]).toEqual([1, 1]);
    expect(t).toBeSettled();
  });

  it('ORDER-7 Hoverbot plays Igor: Igor falls to Leprechaun first, and his counter saves Hoverbot', () => {
    const t = table({
      p0: { hand: ['hoverbot'], deck: ['igor', 'howl'] },
      bases: { [FACTORY]: { p0: ['full-moon'], p1: ['leprechaun'] } },
    });
    t.p0.plays('hoverbot', { on: FACTORY });
    t.p0.chooses('igor');
    expect([t.where('igor'), t.where('hoverbot'), t.power('hoverbot')]).toEqual(['p0 discard', FACTORY, 3 + 1 + 1]);
    expect(t).toBeSettled();
  });

  it('ORDER-3 Collecting Stories plays Ninja Master out of a hand: he strikes first, then Oh-hoh-hoh-hoah answers', () => {
    const t = table({
      p0: { hand: ['celebration', 'trading-stories', 'collecting-stories', 'ninja-master'] },
      p1: { hand: [] },
      bases: { [FACTORY]: { p1: ['loup-garou', 'igor', 'oh-hoh-hoh-hoah'] } },
    });
    t.p0.plays('celebration');
    t.p0.plays('trading-stories');
    t.p0.chooses('ninja-master');
    t.p0.plays('collecting-stories');
    t.p0.chooses('ninja-master');
    t.p0.chooses('loup-garou');
    expect([t.where('loup-garou'), t.controller('ninja-master')]).toEqual(['p1 discard', 'p0']);
    expect(t.counters('igor')).toBe(1); // nobody else was left
    expect(t).toBeSettled();
  });

  it('ORDER-2 Golden Condor is done with all its actions before Sapa Inca counts the first', () => {
    const t = table({
      p0: { hand: ['golden-condor'] },
      bases: { [FACTORY]: { p0: ['sapa-inca', 'convoy', 'igor'] }, 'machu-picchu': { p0: ['full-moon', 'scout'] } },
    });
    t.p0.plays('golden-condor');
    t.p0.chooses('convoy', 'full-moon');
    t.p0.chooses('convoy');
    t.p0.chooses('machu-picchu');
    expect([t.counters('scout'), t.zone('p0', 'hand')]).toEqual([0, ['full-moon']]);
    t.p0.chooses('machu-picchu');
    while (t.p0.offered) t.p0.chooses(t.p0.offered[0] ?? '');
    expect([t.counters('scout'), t.zone('p0', 'hand').length]).toEqual([2, 2]); // Machu Picchu gives a card for each
    expect(t).toBeSettled();
  });

  it('ORDER-2 ORDER-5 Crack of Dusk: first its counter, which Diva copies, then the Flame Trap, and last the pile', () => {
    const t = table({
      p0: { hand: ['crack-of-dusk'], discard: ['igor'] },
      bases: { [FACTORY]: { p0: ['diva'], p1: ['flame-trap'] } },
    });
    t.p0.plays('crack-of-dusk');
    t.p0.chooses('igor');
    t.p0.chooses('diva');
    expect([t.where('igor'), t.where('flame-trap')]).toEqual(['p0 discard', 'p1 discard']);
    expect(t.counters('diva')).toBe(1 + 1); // and Igor's last word
    expect(t.zone('p0', 'discard')).toEqual(['igor', 'crack-of-dusk']);
    expect(t).toBeSettled();
  });
});

describe('talents used twice', () => {
  it('TERM-talent-1 Herr Doktor at the Standing Stones, and once more by Expert Timing', () => {
    const t = table({
      p0: { hand: ['expert-timing'] },
      bases: { 'standing-stones': { p0: ['herr-doktor', 'scout'] } },
    });
    t.p0.uses('herr-doktor');
    t.p0.plays('expert-timing');
    t.p0.chooses('herr-doktor');
    t.p0.uses('herr-doktor');
    expect([t.counters('scout'), t.p0.canUse('herr-doktor')]).toEqual([3, false]);
    expect(t).toBeSettled();
  });

  it('TERM-talent-5 Wayfinder leaves the Standing Stones by its talent, and may use it again when it is back', () => {
    const t = table({
      p0: { hand: ['way-of-deception'] },
      bases: { 'standing-stones': { p0: ['wayfinder'] }, [FACTORY]: {}, tortuga: { p0: ['igor'] } },
    });
    t.p0.uses('wayfinder');
    expect([t.where('wayfinder'), t.p0.canUse('wayfinder')]).toEqual([FACTORY, false]);
    t.p0.plays('way-of-deception');
    t.p0.chooses('wayfinder');
    t.p0.chooses('standing-stones');
    t.p0.uses('wayfinder');
    expect([t.where('wayfinder'), t.counters('wayfinder'), t.p0.canUse('wayfinder')]).toEqual([FACTORY, 2, false]);
    expect(t).toBeSettled();
  });

  it('TERM-talent-2 Expert Timing turns Signs in the Stars a second time', () => {
    const t = table({
      p0: { hand: ['expert-timing'] },
      bases: { [FACTORY]: { p0: ['signs-in-the-stars'], p1: ['scout'] } },
      baseDeck: ['the-hill', 'crypt', 'the-central-brain', 'cuzcu'],
    });
    t.p0.uses('signs-in-the-stars');
    t.p0.plays('expert-timing');
    expect([t.view('p1').topBase, t.power('scout')]).toEqual([t.id('the-central-brain'), 4]);
    expect(t).toBeSettled();
  });

  it('TERM-cancel-1 Jammed Signal at the Standing Stones leaves Baba Yaga her one use', () => {
    const t = table({
      p0: { hand: ['disenchant'] },
      p1: { deck: ['igor', 'igor'] },
      bases: { 'standing-stones': { p0: ['baba-yaga'], p1: ['diva', 'jammed-signal'] } },
    });
    t.p0.uses('baba-yaga');
    expect([t.where('diva'), t.p0.canUse('baba-yaga')]).toEqual(['p1 deck', false]);
    t.p0.plays('disenchant');
    expect(t.p0.canUse('baba-yaga')).toBe(true);
  });
});
