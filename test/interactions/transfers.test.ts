/** Actions and counters that go from card to card, and minions that are protected. */
import { describe, expect, it } from 'vitest';
import { table } from '../table';

const FACTORY = 'factory-436-1337';

describe('an immune minion and a transfer of counters', () => {
  it('TERM-affect-4 TERM-affect-6 Cricket takes no counter from a minion under The Show Must Go On', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['cricket'] },
      bases: { [FACTORY]: { p0: [{ card: 'worker', counters: 2 }, 'the-show-must-go-on'] }, tortuga: {} },
    });
    t.p1.plays('cricket', { on: 'tortuga' });
    t.p1.chooses('worker'); // choosing it is legal (OPEN-28)
    expect([t.counters('worker'), t.counters('cricket')]).toEqual([2, 0]);
    expect(t).toBeSettled();
  });

  it("TERM-affect-6 a Soldier cannot put its counter on another player's minion at the Hideout, and keeps it", () => {
    const t = table({
      bases: {
        [FACTORY]: { p0: [{ card: 'soldier', counters: 2 }, 'collector'] },
        'that-70s:hideout': { p1: ['scout'] },
      },
    });
    t.p0.uses('soldier');
    t.p0.chooses('scout');
    expect([t.counters('soldier'), t.counters('scout'), t.p0.canUse('soldier')]).toEqual([2, 0, false]);
    expect(t).toBeSettled();
  });

  it('TERM-affect-6 Wildlife Preserve stops Expert Timing, an action, and not Cricket, a minion', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['expert-timing', 'cricket'] },
      bases: {
        [FACTORY]: { p0: ['scout', 'wildlife-preserve'] },
        tortuga: { p1: [{ card: 'worker', counters: 2 }] },
      },
    });
    t.p1.plays('expert-timing');
    t.p1.chooses('scout');
    t.p1.chooses('1');
    expect([t.counters('worker'), t.counters('scout')]).toEqual([2, 0]);
    t.p1.plays('cricket', { on: 'tortuga' });
    t.p1.chooses('worker');
    t.p1.chooses('scout');
    expect([t.counters('worker'), t.counters('scout')]).toEqual([1, 1]);
    expect(t).toBeSettled();
  });

  it('TERM-affect-7 Armored Truck stops moving, not the loss of a counter', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['shanghai', 'cricket'] },
      bases: { [FACTORY]: { p0: [{ card: 'worker', counters: 2 }, 'armored-truck'] }, tortuga: {} },
    });
    t.p1.plays('shanghai');
    expect(t.where('worker')).toBe(FACTORY);
    t.p1.plays('cricket', { on: 'tortuga' });
    t.p1.chooses('worker');
    expect([t.counters('worker'), t.counters('cricket')]).toEqual([1, 1]);
    expect(t).toBeSettled();
  });

  it('CONFLICT-3 a Worker in the Egg Chamber lives as long as it has a counter; Cricket takes it, Seeing Stars works', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['celebration', 'seeing-stars', 'cricket', 'seeing-stars'] },
      bases: { 'egg-chamber': { p0: [{ card: 'worker', counters: 1 }] }, tortuga: { p1: ['dragon-warrior'] } },
    });
    t.p1.plays('celebration');
    t.p1.plays('seeing-stars');
    expect([t.where('worker'), t.decision]).toEqual(['egg-chamber', null]);
    t.p1.plays('cricket', { on: 'tortuga' });
    t.p1.chooses('worker');
    t.p1.chooses('dragon-warrior');
    t.p1.plays('seeing-stars');
    t.p1.chooses('worker');
    expect([t.where('worker'), t.counters('dragon-warrior')]).toEqual(['p0 discard', 1]);
    expect(t).toBeSettled();
  });
});

describe('an immune minion and a transfer of an action', () => {
  it('TERM-affect-6 Bewitched finds no new host under Smoke Bomb or at the Hideout of another player', () => {
    const t = table({
      p0: { hand: ['beam-up'] },
      bases: {
        tortuga: {
          p0: ['collector', { card: 'scout', with: { p0: ['smoke-bomb'] } }],
          p1: [{ card: 'igor', with: { p1: ['bewitched'] } }, 'dragon-warrior'],
        },
        'that-70s:hideout': { p0: ['invader'] },
      },
    });
    t.p0.plays('beam-up');
    t.p0.chooses('igor');
    expect(t.p1).toBeOffered(['collector', 'dragon-warrior'], { orDecline: false });
    t.p1.chooses('collector');
    expect([t.where('igor'), t.power('collector')]).toEqual(['p1 hand', 2 + 2]);
    expect(t).toBeSettled();
  });

  it("TERM-affect-1 Smoke Bomb rids its minion of another player's Bewitched, which goes to no other minion", () => {
    const t = table({
      p0: { hand: ['smoke-bomb'] },
      bases: { tortuga: { p0: [{ card: 'roller', with: { p1: ['bewitched'] } }], p1: ['scout'] } },
    });
    t.p0.plays('smoke-bomb', { on: 'roller' });
    expect([t.where('bewitched'), t.power('roller'), t.power('scout')]).toEqual(['p1 discard', 2, 3]);
    expect(t).toBeSettled();
  });

  it('TERM-transfer-3 Temple of the Sun towed to Machu Picchu by Hotwire was not played there', () => {
    const t = table({
      p0: { hand: ['hotwire'] },
      bases: { tortuga: { p0: ['temple-of-the-sun'] }, 'machu-picchu': { p0: ['scout', 'pay-the-piper'] } },
    });
    t.p0.plays('hotwire');
    t.p0.chooses('temple-of-the-sun');
    t.p0.chooses('Transfer it');
    expect([t.where('temple-of-the-sun'), t.zone('p0', 'hand')]).toEqual(['machu-picchu', []]);
    expect(t).toBeSettled();
  });

  it('TERM-transfer-1 Block the Path keeps the faction it names when "El Bandido" drives it elsewhere', () => {
    const t = table({
      p0: { factions: ['pirates', 'truckers'], hand: ['block-the-path', 'first-mate'] },
      p1: { factions: ['werewolves', 'anansi-tales'] },
      bases: { tortuga: { p0: ['el-bandido'] }, [FACTORY]: {} },
    });
    t.p0.plays('block-the-path', { on: 'tortuga' });
    t.p0.chooses('pirates');
    expect(t.p0.cannotPlay('first-mate', { on: 'tortuga' })).toBe('notThere');
    t.p0.uses('el-bandido');
    t.p0.chooses('Transfer an action');
    expect(t.where('block-the-path')).toBe(FACTORY);
    expect(t.p0.cannotPlay('first-mate', { on: FACTORY })).toBe('notThere');
    expect(t.p0.cannotPlay('first-mate', { on: 'tortuga' })).toBeNull();
  });

  it("TERM-to-1 Dekotora drives to a base with another player's Mo'ai, but takes no minion there", () => {
    const t = table({ bases: { [FACTORY]: { p0: ['dekotora', 'igor', 'scout'] }, tortuga: { p1: ['moai'] } } });
    t.p0.uses('dekotora');
    t.p0.chooses('igor', 'scout');
    expect([t.where('dekotora'), t.where('igor'), t.where('scout')]).toEqual(['tortuga', FACTORY, FACTORY]);
    expect(t).toBeSettled();
  });

  it('TERM-transfer-1 "Skinny Minnie" takes Jammed Signal along: The Central Brain speaks again, the Moot Site is silent', () => {
    const t = table({
      p0: { hand: ['howler'] },
      bases: { 'the-central-brain': { p0: ['skinny-minnie', 'jammed-signal'], p1: ['scout'] }, 'moot-site': {} },
    });
    expect(t.power('scout')).toBe(3);
    t.p0.uses('skinny-minnie');
    expect([t.where('jammed-signal'), t.power('scout'), t.power('skinny-minnie')]).toEqual(['moot-site', 4, 3]);
    t.p0.plays('howler', { on: 'moot-site' });
    expect(t.power('howler')).toBe(2 + 2); // its own +2, not the base's
    expect(t).toBeSettled();
  });

  it('TERM-control-2 Signs in the Stars hotwired to another base lends its ability there, and its talent to the new controller', () => {
    const t = table({
      p0: { hand: ['hotwire'] },
      bases: { [FACTORY]: { p1: ['signs-in-the-stars', 'scout'] }, tortuga: { p0: ['igor'] } },
      baseDeck: ['the-central-brain', 'the-hill', 'crypt'],
    });
    expect([t.power('igor'), t.power('scout')]).toEqual([2, 4]);
    t.p0.plays('hotwire');
    t.p0.chooses('Transfer it and take control');
    expect([t.power('igor'), t.power('scout')]).toEqual([3, 3]);
    t.p0.uses('signs-in-the-stars');
    expect([t.power('igor'), t.view('p1').topBase]).toEqual([2, t.id('the-hill')]);
    expect(t).toBeSettled();
  });

  it('TERM-control-2 Wildlife Preserve taken over by Hotwire protects its new controller', () => {
    const t = table({
      p0: { hand: ['celebration', 'hotwire', 'big-gulp'] },
      p1: { hand: ['big-gulp'] },
      bases: { [FACTORY]: { p0: ['nightstalker'], p1: ['scout', 'wildlife-preserve'] } },
    });
    t.p0.plays('celebration');
    t.p0.plays('hotwire');
    t.p0.chooses('Take control of it');
    t.p0.plays('big-gulp');
    t.p0.chooses('scout');
    expect(t.where('scout')).toBe('p1 discard');
    t.endTurn();
    t.p1.plays('big-gulp');
    expect([t.where('nightstalker'), t.where('wildlife-preserve')]).toEqual([FACTORY, FACTORY]);
    expect(t).toBeSettled();
  });
});
