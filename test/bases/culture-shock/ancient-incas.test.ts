/** The bases of the Ancient Incas. */
import { describe, expect, it } from 'vitest';
import { catalog } from '../../catalog';
import { table } from '../../table';

describe('culture-shock:cuzcu', () => {
  const four = ['hideout', 'pay-the-piper', 'armory', 'overrun'];

  it("has a breakpoint that is 3 lower for each action on it, anyone's", () => {
    expect(catalog.definition('culture-shock:cuzcu')).toMatchObject({ value: 30, vp: [5, 3, 2] });
    const t = table({
      p0: { hand: ['the-woodsmans-axe'] },
      bases: { cuzcu: { p0: four.slice(0, 2), p1: four.slice(2) }, tortuga: { p0: ['armory'] } },
    });
    expect([t.breakpoint('cuzcu'), t.breakpoint('tortuga')]).toEqual([18, 21]);
    t.p0.plays('the-woodsmans-axe');
    t.p0.chooses('Destroy an action on a base');
    t.p0.chooses('hideout');
    expect(t.breakpoint('cuzcu')).toBe(21);
  });

  it('does not count actions on minions', () => {
    const t = table({ bases: { cuzcu: { p0: [{ card: 'scout', with: { p0: ['upgrade'] } }, 'hideout'] } } });
    expect(t.breakpoint('cuzcu')).toBe(27);
  });

  it('EX-CORNER-26 does not go below 0', () => {
    const t = table({ bases: { cuzcu: { p0: new Array<string>(11).fill('hideout') } } });
    expect(t.breakpoint('cuzcu')).toBe(0);
  });
});

describe('culture-shock:machu-picchu', () => {
  const bases = { 'machu-picchu': { p1: ['scout'] }, tortuga: {} };

  it('lets a player draw a card for each action they play on it, with or without a minion here', () => {
    expect(catalog.definition('culture-shock:machu-picchu')).toMatchObject({ value: 20, vp: [4, 2, 1] });
    const t = table({ p0: { hand: ['time-loop', 'hideout', 'pay-the-piper'] }, p1: { hand: ['armory'] }, bases });
    t.p0.plays('time-loop');
    t.p0.plays('hideout', { on: 'machu-picchu' });
    t.p0.plays('pay-the-piper', { on: 'machu-picchu' });
    expect([t.zone('p0', 'hand').length, t.zone('p1', 'hand').length]).toEqual([2, 1]);
    t.endTurn();
    t.p1.plays('armory', { on: 'machu-picchu' });
    expect([t.zone('p0', 'hand').length, t.zone('p1', 'hand').length]).toEqual([4, 1]);
    expect(t).toBeSettled();
  });

  it.each([
    ['an action on a minion here', 'upgrade', 'scout'],
    ['an action on another base', 'hideout', 'tortuga'],
    ['a minion played here', 'gnome', 'machu-picchu'],
    ['a standard action', 'howl', undefined],
  ])('gives nothing for %s', (_, card, on) => {
    const t = table({ p0: { hand: [card] }, bases: { ...bases, 'machu-picchu': { p1: ['scout'] } } });
    t.p0.plays(card, on ? { on } : {});
    while (t.decision) t.p0.declines();
    expect(t.zone('p0', 'hand')).toEqual([]);
  });

  it('gives nothing for an action that is transferred here', async () => {
    const { room } = await import('../../room/room');
    const t = room({ p0: { hand: ['hotwire'] }, bases: { 'machu-picchu': {}, heath: { p0: ['caravan'] } } });
    t.p0.plays('hotwire');
    t.p0.chooses('Transfer it');
    expect([t.where('caravan'), t.zone('p0', 'hand')]).toEqual(['machu-picchu', []]);
  });
});
