/** The order of resolution: section 4 of the rules, and its scenarios. Test cards are those of `packs/rules`. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../catalog';
import { table as lay, type Setup, type Table } from '../table';

const catalog = await catalogWith('rules');
const table = (setup: Setup): Table => lay({ catalog, ...setup });

/** What happened in the last move, as `type card`. */
function story(t: Table, ...types: string[]): string[] {
  return t.events
    .filter(({ type }) => types.includes(type))
    .map((event) => {
      const by = 'source' in event ? event.source : 'def' in event ? event.def : '';
      return `${event.type} ${String(by).replace(/^.*[/:]/, '')}`;
    });
}

describe('order of resolution', () => {
  it("ORDER-1 a card's own effects come before what it sets off", () => {
    const t = table({ p0: { hand: ['ninja-master'] }, bases: { plain: { p1: ['leprechaun'] } } });
    t.p0.plays('ninja-master', { on: 'plain' });
    t.p0.chooses('leprechaun');
    expect([t.where('leprechaun'), t.where('ninja-master')]).toEqual(['p1 discard', 'plain']);

    const late = table({ p0: { hand: ['invader'] }, bases: { plain: { p1: ['leprechaun'] } } });
    late.p0.plays('invader', { on: 'plain' });
    expect(story(late, 'played', 'gainedVp', 'destroyed')).toEqual([
      'played invader',
      'gainedVp invader',
      'destroyed invader',
    ]);
  });

  it('ORDER-2 the card that caused a play is finished before what the played card sets off', () => {
    const t = table({ p0: { hand: ['encore', 'old-tree'] }, bases: { plain: { p1: ['leprechaun'] } } });
    t.p0.plays('encore');
    t.p0.chooses('old-tree');
    // 4 and a counter: as strong as the Leprechaun by the time it looks.
    expect([t.where('old-tree'), t.power('old-tree')]).toEqual(['plain', 5]);
    const weaker = table({ p0: { hand: ['encore', 'scout'] }, bases: { plain: { p1: ['leprechaun'] } } });
    weaker.p0.plays('encore');
    weaker.p0.chooses('scout');
    expect(story(weaker, 'played', 'countersChanged', 'destroyed')).toEqual([
      'played scout',
      'countersChanged scout',
      'destroyed scout',
    ]);
  });

  it('ORDER-3 cards in play react in the order the active player chooses', () => {
    for (const [first, second] of [
      ['herald#1', 'herald#2'],
      ['herald#2', 'herald#1'],
    ] as const) {
      const t = table({ p0: { hand: ['scout'] }, bases: { plain: { p0: ['herald'], p1: ['herald'] } } });
      const winner = t.controller(first);
      t.p0.plays('scout', { on: 'plain' });
      expect(t.p0).toBeOffered(['herald', 'herald'], { orDecline: false });
      t.p0.chooses(first);
      const gained = t.events.filter(({ type }) => type === 'gainedVp');
      expect(gained[0]).toMatchObject({ player: Number(winner.slice(1)) });
      expect([t.vp('p0'), t.vp('p1'), t.controller(second)]).toEqual([1, 1, winner === 'p0' ? 'p1' : 'p0']);
    }
  });

  it('ORDER-4 then cards in hand, in turn order from the active player', () => {
    const t = table({
      players: 3,
      active: 'p1',
      p0: { hand: ['ambusher'] },
      p1: { hand: ['invader', 'ambusher'] },
      p2: { hand: ['ambusher', 'ambusher'] },
      bases: { plain: { p0: ['herald'] } },
    });
    t.p1.plays('invader', { on: 'plain' });
    expect(t.vp('p0')).toBe(1); // the Herald, in play, was first
    expect(t.p2).toBeOffered(['ambusher', 'ambusher'], { orDecline: true });
    t.p2.chooses('ambusher');
    // It was a card played by another player, too: p1, the active player, may answer it.
    expect(t.p1).toBeOffered(['ambusher'], { orDecline: true });
    t.p1.passes();
    expect(t.p0).toBeOffered(['ambusher'], { orDecline: true });
    t.p0.passes();
    // Back to what followed the Invader: p0 is next, then again p2, who had used one.
    expect(t.p0).toBeOffered(['ambusher'], { orDecline: true });
    t.p0.passes();
    expect(t.p2).toBeOffered(['ambusher'], { orDecline: true });
    t.p2.passes();
    expect([t.zone('p0', 'hand'), t.zone('p2', 'hand')]).toEqual([['ambusher'], ['ambusher']]);
    expect(t).toBeSettled();
  });

  it("ORDER-5 last, a standard action goes to its owner's discard pile; an attached one and a minion stay", () => {
    const t = table({
      p0: { hand: ['time-loop', 'mystic-studies', 'upgrade'] },
      p1: { hand: ['ambusher'] },
      bases: { plain: { p0: ['onlooker'] } },
    });
    t.p0.plays('time-loop');
    expect(t.where('time-loop')).toBe('limbo');
    expect(t.power('onlooker')).toBe(6);
    t.p1.passes();
    expect(t.where('time-loop')).toBe('p0 discard');
    t.p0.plays('upgrade', { on: 'onlooker' });
    t.p1.passes();
    expect(t.where('upgrade')).toBe('on onlooker');
  });

  it('ORDER-6 a replacement is settled inside the effect it interrupts, which then goes on', () => {
    const t = table({
      p0: { hand: ['cannon'] },
      bases: { plain: { p1: [{ card: 'buccaneer', with: { p0: ['poison'] } }, 'first-mate'] }, tortuga: {}, dawn: {} },
    });
    t.p0.plays('cannon');
    t.p0.chooses('buccaneer', 'first-mate');
    expect(t.p1).toBeOffered(['tortuga', 'dawn'], { orDecline: false });
    expect(t.where('first-mate')).toBe('plain');
    t.p1.chooses('tortuga');
    expect([t.where('buccaneer'), t.where('first-mate'), t.where('cannon')]).toEqual([
      'tortuga',
      'p1 discard',
      'p0 discard',
    ]);
    expect(story(t, 'moved', 'destroyed')).toEqual(['moved buccaneer', 'destroyed first-mate']);
  });

  it('ORDER-7 what the inner card sets off comes before what the outer one does', () => {
    const t = table({ p0: { hand: ['encore', 'scout'] }, bases: { plain: { p1: ['herald', 'onlooker'] } } });
    t.p0.plays('encore');
    t.p0.chooses('scout');
    expect(story(t, 'gainedVp', 'powerChanged')).toEqual(['gainedVp herald', 'powerChanged onlooker']);
  });

  it('ORDER-8 the card being played is neither in hand nor in the discard pile', () => {
    const t = table({ p0: { hand: ['winds-of-change', 'scout'], deck: [] } });
    t.p0.plays('winds-of-change');
    expect([t.zone('p0', 'hand'), t.where('winds-of-change')]).toEqual([['scout'], 'p0 discard']);
    const pile = table({ p0: { hand: ['grave-robbing', 'howl'], discard: ['scout', 'invader'] } });
    pile.p0.plays('grave-robbing');
    expect(pile.p0).toBeOffered(['scout', 'invader'], { orDecline: false });
    expect(pile.where('grave-robbing')).toBe('limbo');
  });

  it('ORDER-9 whether an action is copied is decided before it has its effect', () => {
    const t = table({ p0: { hand: ['augmentation'] }, bases: { plain: { p0: ['scout', 'mimic'] } } });
    t.p0.plays('augmentation');
    t.p0.chooses('scout');
    expect(t.p0).toBeOffered(['mimic'], { orDecline: true });
    expect([t.power('scout'), t.power('mimic')]).toEqual([3, 2]);
    t.p0.chooses('mimic');
    expect([t.power('scout'), t.power('mimic')]).toEqual([7, 6]);
  });

  it('ORDER-10 a trigger that has happened resolves although its source is gone', () => {
    const t = table({ p0: { hand: ['scout'] }, bases: { plain: { p1: ['herald', 'sentry'] } } });
    t.p0.plays('scout', { on: 'plain' });
    t.p0.chooses('sentry');
    t.p1.chooses('herald');
    expect([t.where('herald'), t.vp('p1')]).toEqual(['p1 discard', 1]);
    expect(t).toBeSettled();
  });
});

describe('several at once', () => {
  it('OPEN-39 minions destroyed by one effect are chosen by their powers as they stand, go together, and only then trigger', () => {
    const t = table({
      p0: { hand: ['broadside'] },
      p1: { deck: ['howl', 'howl'] },
      bases: {
        plain: { p0: ['ninja-master'], p1: ['microbot-fixer', { card: 'microbot-guard', counters: 1 }, 'gremlin'] },
      },
    });
    t.p0.plays('broadside');
    t.p0.chooses('p1');
    expect(story(t, 'destroyed', 'drew')).toEqual(['destroyed microbot-fixer', 'destroyed gremlin', 'drew ']);
    expect([t.where('microbot-guard'), t.power('microbot-guard')]).toEqual(['plain', 2]); // it had 3, with the Fixer
    expect(t).toBeSettled();
  });
});

describe('scenarios', () => {
  it('EX-ORDER-1 a minion played by an action: its own effect, the rest of the action, then what each sets off', () => {
    const t = table({
      p0: { hand: ['encore', 'mourner'] },
      bases: { plain: { p0: ['scout'], p1: ['leprechaun', 'onlooker'] } },
    });
    t.p0.plays('encore');
    t.p0.chooses('mourner');
    expect(story(t, 'countersChanged', 'destroyed', 'powerChanged')).toEqual([
      'countersChanged mourner',
      'destroyed mourner',
      'countersChanged scout',
      'powerChanged onlooker',
    ]);
    expect([t.where('mourner'), t.power('scout'), t.power('onlooker'), t.where('encore')]).toEqual([
      'p0 discard',
      4,
      6,
      'p0 discard',
    ]);
    expect(t).toBeSettled();
  });

  it('EX-ORDER-2 the active player orders the abilities of all; each controller chooses inside their own', () => {
    const t = table({
      players: 3,
      p0: { hand: ['scout'] },
      bases: { plain: { p1: ['sentry'], p2: ['sentry', 'herald'] }, tortuga: { p0: ['invader'] } },
    });
    t.p0.plays('scout', { on: 'plain' });
    expect(t.p0).toBeOffered(['sentry', 'sentry', 'herald'], { orDecline: false });
    t.p0.chooses('sentry#2');
    expect(t.p2).toBeOffered(['sentry', 'sentry', 'herald', 'scout', 'invader'], { orDecline: true });
    t.p2.chooses('invader');
    expect(t.p0).toBeOffered(['sentry', 'herald'], { orDecline: false });
    t.p0.chooses('sentry');
    t.p1.declines();
    expect([t.vp('p2'), t.where('invader')]).toEqual([1, 'p0 discard']);
    expect(t).toBeSettled();
  });

  it('EX-ORDER-3 a card in play reacts before one in hand', () => {
    const t = table({ p0: { hand: ['scout'] }, p1: { hand: ['ambusher'] }, bases: { plain: { p1: ['sentry'] } } });
    t.p0.plays('scout', { on: 'plain' });
    expect(t.p1.prompt).toBe('destroy');
    t.p1.chooses('scout');
    expect(t.p1).toBeOffered(['ambusher'], { orDecline: true });
    t.p1.chooses('ambusher');
    expect([t.where('scout'), t.where('ambusher')]).toEqual(['p0 discard', 'plain']);
    expect(t).toBeSettled();
  });

  it('EX-ORDER-4 a minion that moves instead of being destroyed, then the other one', () => {
    const t = table({
      p0: { hand: ['powderkeg'] },
      bases: { plain: { p0: ['ninja-master'], p1: ['buccaneer', 'invader'] }, tortuga: {} },
    });
    t.p0.plays('powderkeg');
    expect([t.where('buccaneer'), t.where('invader'), t.where('ninja-master')]).toEqual([
      'tortuga',
      'p1 discard',
      'p0 discard',
    ]);
    expect(story(t, 'moved', 'destroyed')[0]).toBe('moved buccaneer');
  });

  it('EX-ORDER-5 Grave Robbing cannot fetch itself', () => {
    const t = table({ p0: { hand: ['grave-robbing'], discard: [] } });
    t.p0.plays('grave-robbing');
    expect([t.zone('p0', 'hand'), t.zone('p0', 'discard')]).toEqual([[], ['grave-robbing']]);
    expect(t).toBeSettled();
  });
});
