/** The Robots that are not Microbots, and their action. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../../../catalog';
import { table } from '../../../table';

/** With an action that destroys a minion to draw a card. */
const linked = await catalogWith('links');

describe('robots/nukebot', () => {
  it("destroys all other players' minions where it was, whatever their power, when you destroy it yourself", () => {
    const t = table({
      p0: { hand: ['powderkeg'] },
      bases: {
        tortuga: { p0: ['nukebot', 'warbot', 'king-rex'], p1: [{ card: 'laseratops', counters: 9 }], p2: ['scout'] },
        'jungle-oasis': { p1: ['zapbot'] },
      },
    });
    t.p0.plays('powderkeg');
    t.p0.chooses('nukebot');
    expect([t.where('nukebot'), t.where('laseratops'), t.where('scout')]).toEqual([
      'p0 discard',
      'p1 discard',
      'p2 discard',
    ]);
    expect([t.where('king-rex@tortuga'), t.where('warbot'), t.where('zapbot')]).toEqual([
      'tortuga',
      'tortuga',
      'jungle-oasis',
    ]);
    expect(t).toBeSettled();
  });

  it('does so when another player destroys it, and sets off the next one', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['ninja-master'] },
      bases: { tortuga: { p0: ['nukebot', 'zapbot'], p1: ['nukebot', 'hoverbot'] } },
    });
    t.p1.plays('ninja-master', { on: 'tortuga' });
    t.p1.chooses('nukebot'); // the first one is p0's
    expect(t.zone('p1', 'discard').sort()).toEqual(['hoverbot', 'ninja-master', 'nukebot']);
    expect(t.zone('p0', 'discard').sort()).toEqual(['nukebot', 'zapbot']);
    expect(t).toBeSettled();
  });

  it('goes by its controller and works where destroyed minions go elsewhere', () => {
    const t = table({
      p0: { hand: ['ninja-master'] },
      bases: { 'tar-pits': { p0: ['zapbot'], p1: [{ card: 'nukebot', owner: 'p0' }, 'hoverbot'] } },
    });
    t.p0.plays('ninja-master', { on: 'tar-pits' });
    t.p0.chooses('nukebot');
    expect(t.where('nukebot')).toBe('p0 deck');
    expect([t.where('ninja-master'), t.where('zapbot'), t.where('hoverbot')]).toEqual([
      'p0 deck',
      'p0 deck',
      'tar-pits',
    ]);
  });

  it('does nothing when it is returned, put into the deck, moved, or discarded with a scored base (EX-CORNER-8)', () => {
    const returned = table({ p0: { hand: ['beam-up'] }, bases: { tortuga: { p0: ['zapbot'], p1: ['nukebot'] } } });
    returned.p0.plays('beam-up');
    returned.p0.chooses('nukebot');
    expect([returned.where('nukebot'), returned.where('zapbot')]).toEqual(['p1 hand', 'tortuga']);

    const buried = table({
      p0: { hand: ['disintegrator'] },
      bases: { tortuga: { p0: ['warbot'], p1: [{ card: 'nukebot', with: { p0: ['poison'] } }] } },
    });
    buried.p0.plays('disintegrator');
    expect([buried.where('nukebot'), buried.where('warbot')]).toEqual(['p1 deck', 'tortuga']);

    const moved = table({
      p0: { hand: ['shanghai'] },
      bases: { tortuga: { p0: ['zapbot'], p1: ['nukebot'] }, 'jungle-oasis': {} },
    });
    moved.p0.plays('shanghai');
    expect([moved.where('nukebot'), moved.where('zapbot')]).toEqual(['jungle-oasis', 'tortuga']);

    const scored = table({ bases: { 'jungle-oasis': { p0: ['nukebot'], p1: ['king-rex'] }, tortuga: {} } });
    scored.p0.finishes();
    expect(scored.told()).not.toContain('destroyed');
    for (const t of [returned, buried, moved, scored]) expect(t).toBeSettled();
  });
});

describe('robots/warbot', () => {
  it("cannot be destroyed, by others' cards or your own", () => {
    const theirs = table({ p0: { hand: ['ninja-master'] }, bases: { tortuga: { p1: ['warbot'] } } });
    theirs.p0.plays('ninja-master', { on: 'tortuga' });
    theirs.p0.chooses('warbot'); // it may be chosen (OPEN-28)
    expect(theirs.where('warbot')).toBe('tortuga');
    const own = table({ p0: { hand: ['sacrifice'] }, bases: { tortuga: { p0: ['warbot'] } } });
    own.p0.plays('sacrifice');
    expect(own.zone('p0', 'hand')).toHaveLength(4);
    expect(own.where('warbot')).toBe('tortuga');
    for (const t of [theirs, own]) expect(t).toBeSettled();
  });

  it('makes an effect linked to its destruction fail', () => {
    const t = table({ catalog: linked, p0: { hand: ['reward', 'reward'] }, bases: { tortuga: { p1: ['warbot'] } } });
    t.p0.plays('reward');
    expect(t.zone('p0', 'hand')).toEqual(['reward']);
    const destroyed = table({ catalog: linked, p0: { hand: ['reward'] }, bases: { tortuga: { p1: ['zapbot'] } } });
    destroyed.p0.plays('reward');
    expect(destroyed.zone('p0', 'hand')).toHaveLength(1);
  });

  it('can be weakened, put into a deck, returned, moved, and discarded with a scored base', () => {
    const weak = table({
      p0: { hand: ['disintegrator'] },
      bases: { tortuga: { p1: [{ card: 'warbot', with: { p0: ['poison'] } }] } },
    });
    expect(weak.power('warbot')).toBe(0);
    weak.p0.plays('disintegrator');
    expect(weak.where('warbot')).toBe('p1 deck');
    const returned = table({ p0: { hand: ['beam-up'] }, bases: { tortuga: { p1: ['warbot'] } } });
    returned.p0.plays('beam-up');
    expect(returned.where('warbot')).toBe('p1 hand');
    const moved = table({ p0: { hand: ['shanghai'] }, bases: { tortuga: { p1: ['warbot'] }, 'jungle-oasis': {} } });
    moved.p0.plays('shanghai');
    expect(moved.where('warbot')).toBe('jungle-oasis');
    const scored = table({ bases: { 'jungle-oasis': { p0: ['warbot'], p1: ['king-rex', 'zapbot'] } } });
    scored.p0.finishes();
    expect(scored.where('warbot')).toBe('p0 discard'); // SCORE-A5
  });

  it('does not protect others', () => {
    const t = table({ p0: { hand: ['ninja-master'] }, bases: { tortuga: { p1: ['warbot', 'zapbot'] } } });
    t.p0.plays('ninja-master', { on: 'tortuga' });
    t.p0.chooses('zapbot');
    expect(t.where('zapbot')).toBe('p1 discard');
  });
});

describe('robots/hoverbot', () => {
  it('reveals the top card to all; a minion may be played at once on any base', () => {
    const t = table({
      p0: { hand: ['hoverbot', 'gnome'], deck: ['ninja-master', 'cannon'] },
      bases: { tortuga: { p1: ['scout'] }, 'jungle-oasis': {} },
    });
    t.p0.plays('hoverbot', { on: 'tortuga' });
    expect(t.events).toContainEqual(
      expect.objectContaining({ type: 'revealed', cards: [{ id: t.id('ninja-master'), def: 'ninjas/ninja-master' }] }),
    );
    expect(t.p0).toBeOffered(['ninja-master'], { orDecline: true });
    t.p0.chooses('ninja-master');
    expect(t.p0).toBeOffered(['tortuga', 'jungle-oasis'], { orDecline: false });
    t.p0.chooses('tortuga');
    expect(t.p0).toBeOffered(['hoverbot', 'scout', 'ninja-master'], { orDecline: true }); // its own ability
    t.p0.chooses('scout');
    expect(t.where('scout')).toBe('p1 discard');
    expect(t.zone('p0', 'deck')).toEqual(['cannon']);
    expect(t.p0.cannotPlay('gnome', { on: 'tortuga' })).not.toBeNull(); // nothing is left over
    expect(t).toBeSettled();
  });

  it('leaves a declined minion on top, and it cannot be played later', () => {
    const t = table({ p0: { hand: ['hoverbot'], deck: ['nukebot', 'cannon', 'cannon'] }, bases: { tortuga: {} } });
    t.p0.plays('hoverbot', { on: 'tortuga' });
    t.p0.declines();
    expect(t.zone('p0', 'deck')).toEqual(['nukebot', 'cannon', 'cannon']);
    expect(t.legal('p0').plays).toEqual([]);
    expect(t).toBeSettled();
  });

  it('leaves an action on top: the next draw gives it', () => {
    const t = table({ p0: { hand: ['hoverbot', 'tech-center'], deck: ['cannon', 'nukebot'] }, bases: { tortuga: {} } });
    t.p0.plays('hoverbot', { on: 'tortuga' });
    expect(t.told()).toContain('revealed');
    expect(t).toBeSettled();
    t.p0.plays('tech-center');
    expect(t.zone('p0', 'hand')).toEqual(['cannon']);
  });

  it('goes on with a Hoverbot it plays', () => {
    const t = table({ p0: { hand: ['hoverbot'], deck: ['hoverbot', 'zapbot', 'cannon'] }, bases: { tortuga: {} } });
    t.p0.plays('hoverbot', { on: 'tortuga' });
    t.p0.chooses('hoverbot');
    t.p0.chooses('zapbot');
    expect(t.total('tortuga', 'p0')).toBe(3 + 3 + 2);
    expect(t.zone('p0', 'deck')).toEqual(['cannon']);
    expect(t).toBeSettled();
  });

  it('makes a new deck of the discard pile if there is none (TURN-4.5), and does nothing without any card', () => {
    const t = table({ p0: { hand: ['hoverbot'], deck: [], discard: ['nukebot'] }, bases: { tortuga: {} } });
    t.p0.plays('hoverbot', { on: 'tortuga' });
    t.p0.chooses('nukebot');
    expect(t.where('nukebot')).toBe('tortuga');
    const none = table({ p0: { hand: ['hoverbot'], deck: [] }, bases: { tortuga: {} } });
    none.p0.plays('hoverbot', { on: 'tortuga' });
    expect(none).toBeSettled();
  });
});

describe('robots/zapbot', () => {
  it('lets you play an extra minion with printed power 2 or less, and no other', () => {
    const t = table({
      p0: { hand: ['zapbot', 'hoverbot', 'war-raptor', 'gnome'] },
      bases: { tortuga: {}, 'the-central-brain': { p0: ['war-raptor'] } },
    });
    t.p0.plays('zapbot', { on: 'tortuga' });
    for (const strong of ['hoverbot', 'gnome']) expect(t.p0.cannotPlay(strong, { on: 'tortuga' })).not.toBeNull();
    t.p0.plays('war-raptor', { on: 'the-central-brain' }); // stronger in play (EX-CORNER-27)
    expect(t.total('the-central-brain', 'p0')).toBe(2 * (2 + 2 + 1));
    expect(t.p0.cannotPlay('gnome', { on: 'tortuga' })).not.toBeNull();
    expect(t).toBeSettled();
  });

  it('keeps the extra play for later in the phase, and it lapses then', () => {
    const t = table({
      p0: { hand: ['zapbot', 'tech-center', 'scout', 'zapbot'], deck: ['cannon', 'cannon', 'cannon'] },
      bases: { tortuga: {} },
    });
    t.p0.plays('zapbot', { on: 'tortuga' });
    expect(t).toBeSettled(); // nothing is asked
    t.p0.plays('tech-center');
    expect(t.p0.cannotPlay('zapbot', { on: 'tortuga' })).toBeNull();
    t.p0.finishes();
    t.endTurn();
    t.p0.plays('scout', { on: 'tortuga' }); // the one minion of the next turn
    expect(t.p0.cannotPlay('zapbot', { on: 'tortuga' })).not.toBeNull();
  });

  it('chains: each Zapbot lets you play another', () => {
    const t = table({
      p0: { hand: ['zapbot', 'zapbot', 'zapbot', 'microbot-guard', 'scout'] },
      bases: { tortuga: {}, 'jungle-oasis': {} },
    });
    t.p0.plays('zapbot', { on: 'tortuga' });
    t.p0.plays('zapbot', { on: 'jungle-oasis' });
    t.p0.plays('zapbot', { on: 'tortuga' });
    t.p0.plays('microbot-guard', { on: 'jungle-oasis' });
    expect(t.where('microbot-guard')).toBe('p0 discard'); // the one minion weaker than two: itself
    expect(t.p0.cannotPlay('scout', { on: 'tortuga' })).not.toBeNull();
  });
});

describe('robots/tech-center', () => {
  it('draws a card for each of your minions at a base you choose', () => {
    const t = table({
      p0: { hand: ['tech-center'] },
      bases: {
        tortuga: { p0: ['zapbot', 'warbot', { card: 'scout', owner: 'p1' }], p1: ['gnome'] },
        'jungle-oasis': { p0: ['nukebot'] },
      },
    });
    t.p0.plays('tech-center');
    expect(t.p0).toBeOffered(['tortuga', 'jungle-oasis'], { orDecline: false });
    t.p0.chooses('tortuga');
    expect(t.zone('p0', 'hand')).toHaveLength(3);
    expect(t).toBeSettled();
  });

  it('draws nothing where you have no minion', () => {
    const t = table({
      p0: { hand: ['tech-center'] },
      bases: { tortuga: { p0: ['zapbot'] }, 'jungle-oasis': { p1: ['nukebot'] } },
    });
    t.p0.plays('tech-center');
    t.p0.chooses('jungle-oasis');
    expect(t.zone('p0', 'hand')).toEqual([]);
    expect(t).toBeSettled();
  });

  it('may fill the hand beyond ten until the end of the turn', () => {
    const t = table({
      p0: { hand: ['tech-center', ...new Array<string>(9).fill('cannon')] },
      bases: { tortuga: { p0: ['zapbot', 'warbot', 'scout'] } },
    });
    t.p0.plays('tech-center');
    expect(t.zone('p0', 'hand')).toHaveLength(12);
    t.p0.finishes();
    expect(t.p0.prompt).toBe('discard');
    expect(t.decision).toMatchObject({ min: 4, max: 4 });
  });
});
