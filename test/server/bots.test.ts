/** Bots know what their seat can see, and always find a legal move. */
import { describe, expect, it } from 'vitest';
import { move } from '../../game/match/move';
import { emptyTable } from '../../game/match/opening';
import { optionsFrom } from '../../game/match/options';
import { seedRng } from '../../game/random';
import type { State } from '../../game/state';
import { legalFor, viewOf } from '../../game/view';
import { prospectOf, worthOf } from '../../server/bots/evaluate';
import { LEVELS } from '../../server/bots/levels';
import { type Arm, leaderOf, stillRacing } from '../../server/bots/race';
import { sampleFor } from '../../server/bots/sample';
import { think } from '../../server/bots/think';
import { Dice } from '../../server/simulation/dice';
import { withHiddenCardsSwapped } from '../../server/simulation/invariants';
import { chooseMove } from '../../server/simulation/players';
import { catalog } from '../catalog';
import { table } from '../table';

/** States of a game by lot, every so many moves. */
function statesOf(seed: string, players: number, every: number): State[] {
  const dice = new Dice(seed);
  const { options } = optionsFrom(catalog, players, { factions: 'random' });
  const states: State[] = [];
  let state = emptyTable(catalog, options, seed);
  for (let made = 0; state.phase !== 'over' && made < 400; made++) {
    if (made % every === 0 && state.phase === 'play') states.push(state);
    for (const player of state.players.keys()) {
      const what = chooseMove(legalFor(catalog, state, player), state.resolution?.decision ?? null, dice, 'random');
      const outcome = what && move(catalog, state, player, what);
      if (!outcome?.ok) continue;
      state = outcome.state;
      break;
    }
  }
  return states;
}

const states = [...statesOf('bots-a', 2, 7), ...statesOf('bots-b', 3, 11), ...statesOf('bots-c', 4, 13)];

/** Without the resolution's own record of what was before, of which a viewer sees nothing. */
const shown = (state: State, viewer: number): string => JSON.stringify(viewOf(catalog, state, viewer));

describe('a sample for a bot', () => {
  it('looks to the bot as the state itself does', () => {
    expect(states.length).toBeGreaterThan(60);
    for (const state of states) {
      for (const viewer of state.players.keys())
        expect(shown(sampleFor(catalog, state, viewer, 'seed'), viewer)).toBe(shown(state, viewer));
    }
  });

  it('holds every card once, wherever it is', () => {
    for (const state of states) {
      const sample = sampleFor(catalog, state, 0, 'seed');
      const defs = ({ cards }: State): string[] => cards.map(({ def, owner }) => `${def} ${owner}`).sort();
      expect(defs(sample)).toEqual(defs(state));
    }
  });

  it('does not depend on where hidden cards really are, nor on the random numbers to come', () => {
    for (const state of states.filter(({ resolution }) => !resolution)) {
      const { topBase } = viewOf(catalog, state, 1);
      const other = withHiddenCardsSwapped(state, 1, topBase);
      expect(JSON.stringify(sampleFor(catalog, other, 1, 'seed'))).toBe(
        JSON.stringify(sampleFor(catalog, state, 1, 'seed')),
      );
    }
  });

  it('has nothing of the key of the random numbers, nor of where they are', () => {
    for (const state of states) {
      const text = JSON.stringify(sampleFor(catalog, state, 0, 'seed'));
      for (const word of state.rng.filter((one) => one > 1e6)) expect(text).not.toContain(String(word));
      expect(text).toContain(JSON.stringify(seedRng('seed')));
    }
  });

  it('does not say whether others change their opening hands', () => {
    const [state] = states as [State];
    const opening: State = { ...state, phase: 'opening', mulligans: [0], changing: [1], resolution: null };
    expect(sampleFor(catalog, opening, 0, 'seed').changing).toEqual([]);
    expect(sampleFor(catalog, opening, 1, 'seed').changing).toEqual([1]);
  });

  it('differs from seed to seed', () => {
    const [state] = states as [State];
    const samples = ['a', 'b', 'c'].map((seed) => JSON.stringify(sampleFor(catalog, state, 0, seed).cards));
    expect(new Set(samples).size).toBe(3);
  });
});

describe.each(LEVELS)('a %s bot', (level) => {
  it('always finds a legal move', () => {
    for (const [at, state] of states.filter((_, at) => at % 3 === 0).entries()) {
      for (const player of state.players.keys()) {
        const asked = { catalog, player, level, seed: `bot-${at}`, budget: { milliseconds: 1e9, turns: 4 } };
        const what = think({ ...asked, state: sampleFor(catalog, state, player, `bot-${at}`) });
        const legal = legalFor(catalog, state, player);
        const idle = !legal.answer && !legal.finish;
        expect(what === null).toBe(idle);
        if (what) expect(move(catalog, state, player, what)).toMatchObject({ ok: true });
      }
    }
  });
});

describe.each(['greedy', 'planner'] as const)('a %s bot', (level) => {
  /** Plays the rest of the turn; how many moves it took. */
  function movesToTheEnd(from: State): number {
    let state = from;
    let made = 0;
    for (; state.turn === from.turn && state.phase === 'play' && made < 60; made++) {
      const seed = `end-${made}`;
      const player = state.resolution?.decision.player ?? state.active;
      const budget = { milliseconds: 1e9, turns: 12 };
      const what = think({ catalog, state: sampleFor(catalog, state, player, seed), player, level, seed, budget });
      const outcome = what && move(catalog, state, player, what);
      if (!outcome?.ok) throw new Error(`illegal: ${JSON.stringify(what)}`);
      state = outcome.state;
    }
    return made;
  }

  it.each([
    ['one', ['collector']],
    ['two', ['collector', 'collector']],
  ])('ends its turn instead of taking back and playing again for ever what costs nothing: %s', (_, hand) => {
    const t = table({
      p0: { hand, deck: [] },
      bases: { 'the-homeworld': { p0: ['king-rex'], p1: ['war-raptor'] }, tortuga: {} },
    });
    expect(movesToTheEnd(t.state)).toBeLessThan(20);
  });

  it('ends its turn instead of using and declining for ever what costs nothing', () => {
    const t = table({ p0: { hand: ['infiltrate'] }, bases: { 'the-central-brain': { p1: ['collector'] } } });
    t.p0.plays('infiltrate', { on: 'the-central-brain' });
    t.p0.chooses('no');
    expect(legalFor(catalog, t.state, 0).uses).toHaveLength(1);
    expect(movesToTheEnd(t.state)).toBeLessThan(20);
  });

  it('ends a turn in which it has played more cards than can be good for anything', () => {
    const t = table({ p0: { hand: ['war-raptor', 'king-rex'] }, bases: { tortuga: {} } });
    const last = {
      order: 59,
      nth: 60,
      card: 1,
      since: 1,
      def: 'x',
      type: 'action',
      player: 0,
      on: 0,
      step: 'playCards',
    };
    const state = { ...t.state, played: [last] } as State;
    const budget = { milliseconds: 1e9, turns: 12 };
    expect(think({ catalog, state, player: 0, level, seed: 's', budget })).toEqual({ type: 'finish' });
  });
});

describe('a planner', () => {
  const winning = table({
    p0: { hand: ['war-raptor'], vp: 13 },
    bases: { 'tar-pits': {}, 'jungle-oasis': { p0: ['king-rex'], p1: ['laseratops'] }, tortuga: {} },
  });
  const asked = { catalog, player: 0, level: 'planner', budget: { milliseconds: 1e9, turns: 30 } } as const;

  it('scores the base that wins the game', () => {
    const { state } = winning;
    const what = think({ ...asked, state: sampleFor(catalog, state, 0, 'win'), seed: 'win' });
    expect(what).toEqual({ type: 'play', card: winning.id('war-raptor'), on: winning.id('jungle-oasis') });
  });

  it('decides the same again, as long as no clock ends its thoughts', () => {
    for (const [at, state] of states.filter((_, at) => at % 27 === 0).entries()) {
      const { player } = state.resolution?.decision ?? { player: state.active };
      const question = { ...asked, player, seed: `same-${at}`, state: sampleFor(catalog, state, player, `same-${at}`) };
      expect(think(question)).toEqual(think(question));
    }
  });

  it('expects the next player to bring their strongest minion where it does most', () => {
    const leftTo = (card: string): State =>
      table({
        active: 'p1',
        p1: { hand: ['war-raptor', card] },
        bases: { 'tar-pits': { p0: ['king-rex'], p1: ['armor-stego'] }, 'jungle-oasis': {} },
      }).state;
    const [weak, strong] = [leftTo('war-raptor'), leftTo('king-rex')];
    expect(worthOf(catalog, strong, 0)).toBe(worthOf(catalog, weak, 0));
    // King Rex scores the Tar Pits and takes the lead there.
    expect(prospectOf(catalog, strong, 0)).toBeLessThan(prospectOf(catalog, weak, 0) - 1);
    expect(prospectOf(catalog, strong, 1)).toBe(worthOf(catalog, strong, 1));
  });
});

describe('moves that race', () => {
  const arm = (values: number[], promise = 0): Arm => ({ move: { type: 'finish' }, promise, values });

  it('are led by the best, of which first sight is a part', () => {
    const [steady, lucky] = [arm([2, 2, 2]), arm([3, 3, 1], -2)];
    expect(leaderOf([lucky, steady])).toBe(steady);
    expect(leaderOf([arm([], -1), arm([], -3)]).promise).toBe(-1);
  });

  it('drop out when they are clearly behind, with the same luck', () => {
    const [leader, close, behind] = [arm([5, 9, 1, 5]), arm([4, 9, 1, 5]), arm([3, 7, -1, 3])];
    expect(stillRacing([behind, leader, close])).toEqual([leader, close]);
  });

  it('all go on while little is known', () => {
    const arms = [arm([5, 5]), arm([0, 0])];
    expect(stillRacing(arms)).toEqual(arms);
  });
});
