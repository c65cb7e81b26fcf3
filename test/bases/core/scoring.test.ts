/** The Core Set's bases that do something when, or after, they score. */
import { describe, expect, it } from 'vitest';
import { table } from '../../table';

describe('core:the-mothership', () => {
  const won = (mine: readonly string[]) =>
    table({
      bases: {
        'the-mothership': { p0: ['king-rex', ...mine], p1: ['king-rex', 'walker'] },
        'jungle-oasis': { p0: ['collector'] },
      },
    });

  it('lets the winner return one of their minions here with power 3 or less', () => {
    const t = won(['tiger-assassin', 'invader']);
    t.p0.finishes();
    expect(t.p0).toBeOffered(['invader'], { orDecline: true });
    t.p0.chooses('invader');
    expect(t.where('invader')).toBe('p0 hand');
    expect(t.where('tiger-assassin')).toBe('p0 discard');
    expect([t.vp('p0'), t.vp('p1')]).toEqual([4, 2]);
    expect(t).toBeSettled();
  });

  it('may be declined, and asks nothing if no minion is small enough', () => {
    const t = won(['tiger-assassin', 'invader']);
    t.p0.finishes();
    t.p0.declines();
    expect(t.where('invader')).toBe('p0 discard');
    const strong = won(['tiger-assassin', 'grave-digger']);
    strong.p0.finishes();
    expect(strong.where('grave-digger')).toBe('p0 discard');
    expect(strong).toBeSettled();
  });

  it('judges current power and gives a borrowed minion to its owner', () => {
    const t = table({
      bases: {
        'the-mothership': {
          p0: [
            'king-rex',
            'king-rex',
            { card: 'invader', counters: 1 },
            { card: 'ninja-master', owner: 'p1', with: { p1: ['poison'] } },
          ],
          p1: ['walker'],
        },
      },
    });
    t.p0.finishes();
    expect(t.p0).toBeOffered(['ninja-master'], { orDecline: true });
    t.p0.chooses('ninja-master');
    expect(t.where('ninja-master')).toBe('p1 hand');
  });

  it('SCORE-T3 each of several tied winners may use it, the active player first', () => {
    const t = table({
      bases: { 'the-mothership': { p0: ['walker', 'king-rex'], p1: ['king-rex', 'collector'], p2: ['enchantress'] } },
    });
    t.p0.finishes();
    t.p0.chooses('walker');
    t.p1.chooses('collector');
    expect([t.where('walker'), t.where('collector'), t.where('enchantress')]).toEqual([
      'p0 hand',
      'p1 hand',
      'p2 discard',
    ]);
  });
});

describe('core:ninja-dojo', () => {
  const won = () =>
    table({
      bases: {
        'ninja-dojo': { p0: ['king-rex', 'grave-digger'], p1: ['king-rex'] },
        'jungle-oasis': { p0: ['walker'], p1: ['collector'] },
      },
    });

  it('lets the winner destroy any minion in play', () => {
    const t = won();
    t.p0.finishes();
    expect(t.p0).toBeOffered(['king-rex', 'grave-digger', 'king-rex', 'walker', 'collector'], { orDecline: true });
    t.p0.chooses('collector');
    expect([t.where('collector'), t.where('walker')]).toEqual(['p1 discard', 'jungle-oasis']);
    expect([t.vp('p0'), t.vp('p1')]).toEqual([2, 3]);
    expect(t).toBeSettled();
  });

  it('may be declined', () => {
    const t = won();
    t.p0.finishes();
    t.p0.declines();
    expect([t.where('collector'), t.where('walker')]).toEqual(['jungle-oasis', 'jungle-oasis']);
    expect(t).toBeSettled();
  });

  it('is for a winner who is not the active player', () => {
    const t = table({
      bases: { 'ninja-dojo': { p1: ['king-rex', 'king-rex', 'grave-digger'] }, 'jungle-oasis': { p0: ['walker'] } },
    });
    t.p0.finishes();
    expect(t.p0.offered).toBe(null);
    t.p1.chooses('walker');
    expect(t.where('walker')).toBe('p0 discard');
  });
});

describe('core:temple-of-goju', () => {
  it("puts each player's strongest minion here on the bottom of its owner's deck", () => {
    const t = table({
      bases: {
        'temple-of-goju': {
          p0: ['walker', 'ninja-master', { card: 'grave-digger', counters: 1 }],
          p1: ['invader', { card: 'warbot', owner: 'p2' }],
        },
        'jungle-oasis': { p2: ['king-rex'] },
      },
    });
    t.p0.finishes();
    expect(t.p0).toBeOffered(['ninja-master', 'grave-digger'], { orDecline: false });
    t.p0.chooses('grave-digger');
    expect(t.zone('p0', 'deck').at(-1)).toBe('grave-digger');
    expect(t.zone('p2', 'deck').at(-1)).toBe('warbot');
    expect(t.zone('p0', 'discard')).toEqual(['walker', 'ninja-master']);
    expect(t.zone('p1', 'discard')).toEqual(['invader']);
    expect(t.where('king-rex')).toBe('jungle-oasis');
    expect(t).toBeSettled();
  });

  it('OPEN-53 of equals the one goes that their controller picks, whoever owns them and whoever is active', () => {
    const t = table({
      bases: {
        'temple-of-goju': {
          p0: ['king-rex', 'grave-digger'],
          p1: ['ninja-master', { card: 'supreme-overlord', owner: 'p2' }, 'walker'],
        },
        'jungle-oasis': { p2: ['king-rex'] },
      },
    });
    t.p0.finishes();
    expect(t.p1).toBeOffered(['ninja-master', 'supreme-overlord'], { orDecline: false });
    t.p1.chooses('supreme-overlord');
    expect([t.zone('p2', 'deck').at(-1), t.zone('p1', 'discard')]).toEqual([
      'supreme-overlord',
      ['ninja-master', 'walker'],
    ]);
    expect(t).toBeSettled();
  });

  it('OPEN-53 reads all powers before the first minion goes', () => {
    const t = table({
      bases: {
        'temple-of-goju': { p0: [{ card: 'war-raptor', counters: 8 }], p1: ['war-raptor', 'invader'] },
        'jungle-oasis': {},
      },
    });
    expect([t.power('war-raptor#2'), t.power('invader')]).toEqual([4, 3]);
    t.p0.finishes();
    expect(t.zone('p1', 'deck').at(-1)).toBe('war-raptor'); // as strong as the Invader once the other one is gone
    expect(t.zone('p1', 'discard')).toEqual(['invader']);
    expect(t).toBeSettled();
  });

  it('OPEN-53 leaves the minions of a player who ignores the base where they are', () => {
    const t = table({
      p1: { hand: ['infiltrate'] },
      active: 'p1',
      bases: {
        'temple-of-goju': { p0: ['king-rex', 'walker'], p1: ['ninja-master', 'tiger-assassin'] },
        'jungle-oasis': {},
      },
    });
    t.p1.plays('infiltrate', { on: 'temple-of-goju' });
    t.p1.finishes();
    t.p1.chooses('yes');
    expect([t.zone('p0', 'deck').at(-1), t.zone('p0', 'discard')]).toEqual(['king-rex', ['walker']]);
    expect(t.zone('p1', 'discard').sort()).toEqual(['infiltrate', 'ninja-master', 'tiger-assassin']);
    expect(t).toBeSettled();
  });

  it('takes a Scout before it can go to the hand', () => {
    const t = table({ bases: { 'temple-of-goju': { p0: ['king-rex', 'king-rex', 'walker'], p1: ['scout'] } } });
    t.p0.finishes();
    t.p0.chooses('temple-of-goju');
    t.p0.chooses('king-rex');
    expect(t).toBeSettled();
    expect(t.zone('p1', 'deck').at(-1)).toBe('scout');
  });
});

describe('core:the-grey-opal', () => {
  const scored = (p1: readonly string[], p2: readonly string[] = ['invader']) =>
    table({
      players: 4,
      bases: {
        'the-grey-opal': { p0: ['king-rex', 'king-rex'], p1, p2 },
        'jungle-oasis': {},
        tortuga: { p1: ['collector'] },
      },
    });

  it('lets each player except the winner move one of their minions here to another base', () => {
    const t = scored(['ninja-master', 'walker']);
    t.p0.finishes();
    expect(t.p1).toBeOffered(['ninja-master', 'walker'], { orDecline: true });
    t.p1.chooses('walker');
    expect(t.p1).toBeOffered(['jungle-oasis', 'tortuga'], { orDecline: false });
    t.p1.chooses('jungle-oasis');
    expect(t.p2).toBeOffered(['invader'], { orDecline: true });
    t.p2.declines();
    expect(t).toBeSettled();
    expect([t.where('walker'), t.where('ninja-master'), t.where('invader')]).toEqual([
      'jungle-oasis',
      'p1 discard',
      'p2 discard',
    ]);
    expect([0, 1, 2, 3].map((seat) => t.vp(`p${seat}` as 'p0'))).toEqual([3, 1, 1, 0]);
  });

  it('asks in turn order from the active player and leaves out tied winners', () => {
    const t = table({
      active: 'p2',
      bases: {
        'the-grey-opal': { p0: ['walker'], p1: ['king-rex'], p2: ['king-rex'], p3: ['invader'] },
        'jungle-oasis': {},
        tortuga: {},
      },
    });
    t.p2.finishes();
    expect(t.p3).toBeOffered(['invader'], { orDecline: true });
    t.p3.declines();
    expect(t.p0).toBeOffered(['walker'], { orDecline: true });
    t.p0.declines();
    expect(t).toBeSettled();
  });
});

describe('core:tortuga', () => {
  const scored = (p0: readonly string[], p1: readonly string[], elsewhere: readonly string[]) =>
    table({
      bases: { tortuga: { p0, p1 }, 'jungle-oasis': { p0: ['collector'], p1: elsewhere } },
      baseDeck: ['the-homeworld'],
    });

  it('lets the runner-up move one of their minions from another base to the new base', () => {
    const t = scored(['king-rex', 'king-rex'], ['king-rex'], ['walker', 'invader']);
    t.p0.finishes();
    expect(t.bases).toEqual(['the-homeworld', 'jungle-oasis']);
    expect(t.p1).toBeOffered(['walker', 'invader'], { orDecline: true });
    t.p1.chooses('walker');
    expect([t.where('walker'), t.where('invader')]).toEqual(['the-homeworld', 'jungle-oasis']);
    expect([t.vp('p0'), t.vp('p1')]).toEqual([4, 3]);
    expect(t).toBeSettled();
  });

  it('may be declined', () => {
    const t = scored(['king-rex', 'king-rex'], ['king-rex'], ['walker']);
    t.p0.finishes();
    t.p1.declines();
    expect(t.where('walker')).toBe('jungle-oasis');
  });

  it.each([
    ['minions at Tortuga only', ['king-rex', 'king-rex'], ['king-rex'], []],
    ['no minion at Tortuga', ['king-rex', 'king-rex', 'king-rex'], [], ['walker']],
    ['SCORE-T2 as much power as the winner', ['king-rex', 'ninja-master'], ['king-rex', 'ninja-master'], ['walker']],
  ] as const)('does nothing for a player with %s', (_, p0, p1, elsewhere) => {
    const t = scored(p0, p1, elsewhere);
    t.p0.finishes();
    expect(t.bases).toContain('the-homeworld');
    expect(t).toBeSettled();
  });

  it('SCORE-T3 each of several tied runners-up may use it', () => {
    const t = table({
      bases: {
        tortuga: { p0: ['king-rex', 'king-rex'], p1: ['ninja-master'], p2: ['ninja-master'] },
        'jungle-oasis': { p1: ['walker'], p2: ['invader'] },
      },
      baseDeck: ['the-homeworld'],
    });
    t.p0.finishes();
    t.p1.chooses('walker');
    t.p2.chooses('invader');
    expect([t.where('walker'), t.where('invader')]).toEqual(['the-homeworld', 'the-homeworld']);
  });
});

describe('core:factory-436-1337', () => {
  it.each([
    [14, 0, 2],
    [15, 1, 3],
    [19, 5, 3],
    [20, 6, 4],
  ])('gives the winner with %i power besides the award 1 VP for each full 5 power', (power, counters, bonus) => {
    const t = table({
      bases: {
        'factory-436-1337': { p0: ['king-rex', { card: 'king-rex', counters }], p1: ['king-rex', 'grave-digger'] },
      },
    });
    expect(t.total('factory-436-1337', 'p0')).toBe(power);
    t.p0.finishes();
    expect([t.vp('p0'), t.vp('p1')]).toEqual([2 + bonus, 2]);
    expect(t).toBeSettled();
  });

  it('SCORE-T3 gives each of several tied winners the bonus', () => {
    const t = table({ bases: { 'factory-436-1337': { p0: ['king-rex', 'king-rex'], p1: ['king-rex', 'king-rex'] } } });
    t.p0.finishes();
    expect([t.vp('p0'), t.vp('p1')]).toEqual([4, 4]);
  });
});

describe('core:school-of-wizardry', () => {
  const deck = ['tar-pits', 'jungle-oasis', 'tortuga', 'ninja-dojo'];
  const baseDeck = (t: ReturnType<typeof table>) => t.state.baseDeck.map((id) => t.name(id));

  it('lets the winner choose the next base among the top three and put back the others in any order', () => {
    const t = table({
      bases: { 'school-of-wizardry': { p1: ['king-rex', 'king-rex', 'king-rex'] }, 'the-homeworld': {} },
      baseDeck: deck,
    });
    t.p0.finishes();
    expect(t.p1).toBeOffered(['tar-pits', 'jungle-oasis', 'tortuga'], { orDecline: false });
    t.p1.chooses('tortuga');
    expect(t.p1).toBeOffered(['tar-pits', 'jungle-oasis'], { orDecline: false });
    t.p1.chooses('jungle-oasis', 'tar-pits');
    expect(t.bases).toEqual(['tortuga', 'the-homeworld']);
    expect(baseDeck(t)).toEqual(['jungle-oasis', 'tar-pits', 'ninja-dojo']);
    expect(t).toBeSettled();
  });

  it('shows the cards to nobody else', () => {
    const t = table({ bases: { 'school-of-wizardry': { p1: ['king-rex', 'king-rex', 'king-rex'] } }, baseDeck: deck });
    t.p0.finishes();
    const hidden = deck.map((base) => t.id(base));
    const seen = (seat: 'p0' | 'p1' | null) => hidden.filter((id) => t.view(seat).cards[id]);
    expect([seen('p1'), seen('p0'), seen(null)]).toEqual([hidden.slice(0, 3), [], []]);
    expect(JSON.stringify([t.view('p0').decision, t.events])).not.toContain('tar-pits');
  });

  it('SCORE-T4 only the active player chooses if they are among the tied winners', () => {
    const t = table({
      bases: { 'school-of-wizardry': { p0: ['king-rex', 'ninja-master'], p1: ['king-rex', 'ninja-master'] } },
      baseDeck: deck,
      active: 'p1',
    });
    t.p1.finishes();
    t.p1.chooses('tar-pits');
    t.p1.chooses('jungle-oasis', 'tortuga');
    expect(t.bases).toEqual(['tar-pits']);
    expect(t).toBeSettled();
  });

  it('OPEN-11 else the first tied winner clockwise chooses', () => {
    const t = table({
      bases: { 'school-of-wizardry': { p1: ['king-rex', 'ninja-master'], p2: ['king-rex', 'ninja-master'] } },
      baseDeck: deck,
      active: 'p0',
    });
    t.p0.finishes();
    t.p1.chooses('tortuga');
    t.p1.chooses('tar-pits', 'jungle-oasis');
    expect(t).toBeSettled();
  });

  it('looks at what there is if the base deck is short', () => {
    const t = table({
      bases: { 'school-of-wizardry': { p0: ['king-rex', 'king-rex', 'king-rex'] } },
      baseDeck: ['tar-pits', 'tortuga'],
      baseDiscard: ['jungle-oasis'],
    });
    t.p0.finishes();
    expect(t.p0).toBeOffered(['tar-pits', 'tortuga']);
    t.p0.chooses('tortuga');
    expect(t.bases).toEqual(['tortuga']);
    expect(baseDeck(t)).toEqual(['tar-pits']);
    expect(t).toBeSettled();
  });
});

describe('core:the-great-library', () => {
  it('lets each player with a minion here draw a card', () => {
    const t = table({
      players: 4,
      bases: {
        'the-great-library': { p0: ['king-rex', 'king-rex'], p1: ['king-rex'], p3: ['walker'] },
        'jungle-oasis': { p2: ['invader'] },
      },
    });
    t.p0.finishes();
    t.p0.declines();
    t.p1.chooses('yes');
    t.p3.chooses('yes');
    expect([0, 1, 2, 3].map((seat) => t.zone(`p${seat}` as 'p0', 'hand').length)).toEqual([2, 1, 0, 1]); // two in p0's own draw step
    expect(t).toBeSettled();
  });

  it('lets a player draw who gets no VP here', () => {
    const t = table({
      bases: {
        'the-great-library': { p0: ['king-rex', 'king-rex'], p1: ['king-rex'], p2: ['invader'], p3: ['walker'] },
      },
    });
    t.p0.finishes();
    for (const player of [t.p0, t.p1, t.p2, t.p3]) player.chooses('yes');
    expect([t.vp('p3'), t.zone('p3', 'hand').length]).toEqual([0, 1]);
  });
});

describe('core:evans-city-cemetery', () => {
  const scored = (hand: readonly string[], p0: readonly string[] = ['walker']) =>
    table({
      p0: { hand: ['invader'] },
      p1: { hand },
      bases: { 'evans-city-cemetery': { p0, p1: ['king-rex', 'king-rex', 'king-rex'] } },
    });

  it('makes the winner discard their hand and draw five cards', () => {
    const hand = ['walker', 'walker', 'walker', 'walker', 'collector', 'collector', 'collector', 'invader'];
    const t = scored(hand);
    t.p0.finishes();
    expect(t.zone('p1', 'hand')).toEqual(new Array(5).fill('king-rex'));
    expect(t.zone('p1', 'discard').slice(0, 8).sort()).toEqual([...hand].sort());
    expect(t.zone('p0', 'hand')).toContain('invader');
    expect([t.vp('p0'), t.vp('p1')]).toEqual([3, 5]);
    expect(t).toBeSettled();
  });

  it('lets the winner draw five cards also with an empty hand', () => {
    const t = scored([]);
    t.p0.finishes();
    expect(t.zone('p1', 'hand')).toHaveLength(5);
  });

  it('SCORE-T3 speaks to each of several tied winners', () => {
    const t = scored(['invader'], ['king-rex', 'king-rex', 'king-rex']);
    t.p0.finishes();
    expect(t.zone('p0', 'hand')).toEqual(new Array(7).fill('king-rex')); // two of them in the draw step
    expect(t.zone('p1', 'hand')).toEqual(new Array(5).fill('king-rex'));
  });
});

describe('core:rhodes-plaza-mall', () => {
  it('gives each player 1 VP for each of their minions here, whatever their place', () => {
    const t = table({
      players: 4,
      bases: {
        'rhodes-plaza-mall': {
          p0: ['king-rex', 'king-rex'],
          p1: [{ card: 'walker', with: { p0: ['poison'] } }, 'collector', 'collector', 'collector'],
          p2: ['king-rex', 'invader'],
          p3: ['overrun'],
        },
        'jungle-oasis': { p0: ['walker'] },
      },
    });
    t.p0.finishes();
    expect([0, 1, 2, 3].map((seat) => t.vp(`p${seat}` as 'p0'))).toEqual([2, 4, 2, 0]);
    expect(t).toBeSettled();
  });
});
