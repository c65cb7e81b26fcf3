/** Values that depend on one another are settled by one rule, whatever is asked first (see `game/engine/derived`). */
import { describe, expect, it } from 'vitest';
import { Game } from '../../game/engine/game';
import type { Id } from '../../game/state';
import { catalogWith } from '../catalog';
import { type Setup, table } from '../table';

const catalog = await catalogWith(
  'hostile/power-here',
  'hostile/own-power',
  'hostile/player-power',
  'hostile/circle-of-immunity',
  'hostile/many-names',
  'hostile/moving-breakpoints',
);
const hostile = (setup: Setup) => table({ catalog, ...setup });

describe('an ability that looks at power', () => {
  it('sees counters and bonuses of abilities that do not look at power', () => {
    const t = hostile({
      bases: {
        tortuga: { p0: ['climber'], p1: [{ card: 'first-mate', with: { p1: ['upgrade'] } }] },
        'jungle-oasis': { p0: [{ card: 'climber', counters: 1 }] },
        'tar-pits': { p0: ['climber'], p1: ['first-mate'] },
      },
    });
    const powers = t.state.inPlay.map((id) => t.game.power(id));
    // First mate 2 + 2 is not enough at the first base; at the second the climber's own counter is.
    expect(powers).toEqual([4, 4, 0, 6, 4, 2]);
  });

  it('does not see what such abilities add, its own included', () => {
    const t = hostile({ bases: { tortuga: { p0: ['climber', 'climber'], p1: ['waverer', 'doubler', 'squarer'] } } });
    const powers = t.state.inPlay.map((id) => t.game.power(id));
    // Nobody has 5 without a bonus that looks at power; the waverer sees its 4, the doubler its 2.
    expect(powers).toEqual([4, 4, 5, 4, 2]);
  });

  it('settles who has more power by powers without it', () => {
    const t = hostile({ bases: { tortuga: { p0: ['crowd-pleaser', 'underdog'], p1: ['king-rex'] } } });
    // 6 against 7: the underdog helps, but what helps by looking at power does not make a leader.
    expect([t.game.playerPower(0, t.id('tortuga')), t.power('crowd-pleaser')]).toEqual([9, 3]);
  });

  it('has breakpoints see full power', () => {
    const t = hostile({ bases: { tortuga: { p0: ['digger', 'waverer'], p1: [{ card: 'climber', counters: 1 }] } } });
    expect([t.power('waverer'), t.power('climber')]).toEqual([5, 6]);
    expect(t.game.breakpoint(t.id('tortuga'))).toBe(catalog.definition('core:tortuga').value + 2);
  });
});

describe('protection that looks at power', () => {
  it('sees power without what depends on protection that looks at power', () => {
    const t = hostile({
      bases: { tortuga: { p0: ['shield-bearer', 'shield-breaker'], p1: ['shield-bearer', 'scout'] } },
    });
    // Without any protection the breaker would take 1 from p1's minions: at 2 the bearers do not protect them.
    expect(t.state.inPlay.map((id) => t.game.power(id))).toEqual([3, 3, 2, 2]);
    expect(t.state.faults).toEqual([]);
  });
});

describe('names that depend on names', () => {
  it('are given once', () => {
    const t = hostile({ bases: { tortuga: { p0: ['alias', 'mask', 'face'] } } });
    const names = (card: string) => [...new Set(t.game.names(t.id(card)))].sort();
    expect(names('mask')).toEqual(['Face', 'Mask']);
    expect(names('face')).toEqual(['Face', 'Face Mask', 'Mask']);
    expect(t.state.faults).toEqual([]);
  });
});

describe('every value', () => {
  it.each([
    ['climber', 'sulker', 'herald'],
    ['doubler', 'squarer', 'waverer'],
    ['crowd-pleaser', 'underdog', 'tyrant'],
    ['shield-bearer', 'shield-breaker', 'climber'],
    ['alias', 'mask', 'face'],
  ])('of %s, %s and %s is the same whatever is asked first', (...cards) => {
    const t = hostile({
      bases: {
        tortuga: { p0: [...cards, ...cards], p1: cards },
        'jungle-oasis': { p0: cards, p1: [...cards, ...cards] },
      },
    });
    const { state } = t;
    const powersBy = (order: readonly Id[]): (readonly [Id, number])[] => {
      const game = new Game(catalog, state);
      for (const id of order) game.power(id);
      return state.inPlay.map((id) => [id, game.power(id)] as const);
    };
    const expected = powersBy(state.inPlay);
    const game = new Game(catalog, state);
    const totals = state.table.map((base) => game.totalPower(base));
    expect(powersBy([...state.inPlay].reverse())).toEqual(expected);
    for (const id of state.inPlay) {
      game.names(id);
      expect([id, new Game(catalog, state).power(id)]).toEqual([id, game.power(id)]);
    }
    expect(state.table.map((base) => new Game(catalog, state).totalPower(base))).toEqual(totals);
    expect(game.state.faults).toEqual([]);
  });
});
