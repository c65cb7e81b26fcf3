/** Taking back the running move: allowed while nothing hidden was shown and nobody else has acted. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../catalog';
import { table } from '../table';

describe('undo', () => {
  it('goes back to before the running move, however many answers were given', () => {
    const t = table({
      p0: { hand: ['invasion'] },
      bases: { tortuga: { p1: ['first-mate', 'pirate-king'] }, 'jungle-oasis': {}, 'tar-pits': {} },
    });
    const before = t.state;
    t.p0.plays('invasion');
    expect(t.legal('p0').undo).toBe(true);
    t.p0.chooses('first-mate');
    expect(t.p0).toBeOffered(['jungle-oasis', 'tar-pits']);
    t.p0.undoes();
    expect(t.state).toEqual(before);
    expect(t.events).toEqual([{ type: 'rolledBack', player: 0, reason: 'undo' }]);
    t.p0.plays('invasion');
    t.p0.chooses('pirate-king');
    t.p0.chooses('tar-pits');
    expect(t.where('pirate-king')).toBe('tar-pits');
    expect(t).toBeSettled();
  });

  it('is nobody else to use, and there is nothing to undo between moves', () => {
    const t = table({ p0: { hand: ['tiger-assassin'] }, bases: { tortuga: { p1: ['first-mate'] } } });
    expect(t.refusal(0, { type: 'undo' })).toBe('nothingToUndo');
    t.p0.plays('tiger-assassin', { on: 'tortuga' });
    expect(t.refusal(1, { type: 'undo' })).toBe('cannotUndo');
    expect(t.legal('p1').undo).toBe(false);
    t.p0.declines();
    expect(t.refusal(0, { type: 'undo' })).toBe('nothingToUndo');
  });

  it('is not possible once a hidden card was shown', () => {
    const t = table({ p0: { hand: ['neophyte'], deck: ['mystic-studies'] }, bases: { tortuga: {} } });
    t.p0.plays('neophyte', { on: 'tortuga' });
    expect(t.events.map(({ type }) => type)).toContain('revealed');
    expect(t.legal('p0')).toMatchObject({ answer: true, undo: false });
    expect(t.refusal(0, { type: 'undo' })).toBe('cannotUndo');
  });

  it('is not possible once something was left to chance', () => {
    const t = table({
      p0: {
        hand: ['winds-of-change', 'portal'],
        deck: ['neophyte', 'neophyte', 'neophyte', 'neophyte', 'neophyte', 'neophyte'],
      },
      bases: { tortuga: {} },
    });
    t.p0.plays('portal');
    expect(t.refusal(0, { type: 'undo' })).toBe('cannotUndo');
  });

  it('is not possible once the top card of the base deck was turned up', async () => {
    const catalog = await catalogWith('room', 'words');
    const hand = ['skywatch', 'overrun'];
    const t = table({ catalog, p0: { hand }, bases: { tortuga: { p0: ['watchman', 'scout'] }, 'tar-pits': {} } });
    t.p0.plays('overrun', { on: 'tortuga' });
    expect([t.p0.offered, t.legal('p0').undo]).toEqual([['watchman', 'scout'], true]);
    t.p0.undoes();
    t.p0.plays('skywatch', { on: 'tortuga' });
    expect(t.view('p0').topBase).not.toBeNull();
    expect([t.p0.offered, t.legal('p0').undo]).toEqual([['watchman', 'scout'], false]);
    const bases = { tortuga: { p0: ['watchman', 'scout', 'skywatch'] }, 'tar-pits': {} };
    const known = table({ catalog, p0: { hand }, bases });
    known.p0.plays('overrun', { on: 'tortuga' });
    expect(known.legal('p0').undo).toBe(true); // it was face up before
  });

  it('is not possible while another player is asked, nor once they have answered', () => {
    const t = table({
      p0: { hand: ['powderkeg'] },
      bases: { tortuga: { p0: ['king-rex'], p1: ['buccaneer', 'buccaneer'] }, 'jungle-oasis': {}, 'tar-pits': {} },
    });
    t.p0.plays('powderkeg');
    expect(t.p1).toBeOffered(['jungle-oasis', 'tar-pits']);
    expect(t.legal('p0').undo).toBe(false);
    t.p1.chooses('tar-pits');
    expect(t.p1).toBeOffered(['jungle-oasis', 'tar-pits']);
    expect(t.legal('p0').undo).toBe(false);
    expect(t.refusal(0, { type: 'undo' })).toBe('cannotUndo');
  });

  it('is not offered for what the rules do by themselves', () => {
    const t = table({
      p1: { hand: ['shinobi'] },
      bases: { 'jungle-oasis': { p0: ['king-rex', 'king-rex'] }, tortuga: {} },
    });
    t.p0.finishes();
    expect(t.p1.offered).toEqual(['shinobi']);
    expect(t.state.resolution?.undo).toBeNull();
  });
});
