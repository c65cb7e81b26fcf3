/** What hostile cards cost, in counted work and never in time; and what becomes of those that cost too much. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { MOST_QUESTIONS, MOST_WORK, Work } from '../../game/engine/work';
import { move } from '../../game/match/move';
import type { State } from '../../game/state';
import { legalFor, viewOf } from '../../game/view';
import { crowdedState, walk } from '../../server/simulation/crowd';
import { Dice } from '../../server/simulation/dice';
import { leastAnswer } from '../../server/simulation/players';
import { catalogWith } from '../catalog';
import { table } from '../table';

const packs = readdirSync(join(import.meta.dirname, '..', 'packs', 'hostile'));
const catalog = await catalogWith(...packs.map((pack) => `hostile/${pack}`));
const CROWD = 40;

/** A copy that nothing is known of yet. */
const copyOf = (state: State): State => ({ ...state });

let counted = 0;
const { spend } = Work.prototype;
const spy = vi.spyOn(Work.prototype, 'spend').mockImplementation(function (this: Work, units: number) {
  counted += units;
  spend.call(this, units);
});
afterAll(() => spy.mockRestore());

function workOf(what: () => unknown): number {
  counted = 0;
  what();
  return counted;
}

describe(`with ${CROWD} minions of a hostile pack in play`, () => {
  it.each(packs)('%s: no move, view or legal list is more work than it may be', (pack) => {
    const most = { view: 0, legal: 0, move: 0 };
    walk(catalog, crowdedState(catalog, pack, CROWD), 60, new Dice(pack), {
      view: (state, player) => {
        most.view = Math.max(
          most.view,
          workOf(() => viewOf(catalog, copyOf(state), player)),
        );
      },
      legal: (state, player) => {
        most.legal = Math.max(
          most.legal,
          workOf(() => legalFor(catalog, copyOf(state), player)),
        );
      },
      move: (state, player, what) => {
        most.move = Math.max(
          most.move,
          workOf(() => move(catalog, state, player, what)),
        );
      },
    });
    expect(most.view).toBeLessThanOrEqual(2 * MOST_WORK);
    expect(most.legal).toBeLessThanOrEqual(2 * MOST_WORK);
    expect(most.move).toBeLessThanOrEqual(4 * MOST_WORK);
  });

  it.each(['power-here', 'power-anywhere', 'own-power', 'player-power'])(
    '%s: the work of a view grows no faster than the square of the minions',
    (pack) => {
      const work = (minions: number): number => {
        const state = crowdedState(catalog, pack, minions);
        return workOf(() => viewOf(catalog, copyOf(state), 0));
      };
      expect(work(40)).toBeLessThanOrEqual(4.5 * work(20));
      expect(work(40)).toBeLessThanOrEqual(25_000);
    },
  );
});

describe('a card that is too much work', () => {
  it('in a move is rolled back, named and out of action, and the move can be made without it', () => {
    const t = table({
      catalog,
      p0: { hand: ['committee'] },
      bases: { tortuga: { p0: ['first-mate', 'king-rex'] } },
      players: 4,
    });
    t.p0.plays('committee');
    expect(t.events).toContainEqual({ type: 'abilityFailed', def: 'each-in-each/committee', message: 'it never ends' });
    expect(t.where('committee')).toBe('p0 hand');
    t.p0.plays('committee');
    expect(t.where('committee')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it('in a look is left out of it, and stored by the move that leads there', () => {
    const before = crowdedState(catalog, 'wall-of-words', CROWD);
    const seen = viewOf(catalog, copyOf(before), 0);
    expect(seen.faults).toEqual([{ def: 'wall-of-words/lawyer', message: 'it never ends' }]);
    expect(Object.values(seen.power).every(({ total }) => total === 3)).toBe(true);
    expect(before.faults).toEqual([]);
    const [play] = legalFor(catalog, copyOf(before), 0).plays;
    const what = { type: 'play', card: play?.card ?? 0, on: play?.on[0] ?? 0 } as const;
    const [unseen, looked] = [copyOf(before), copyOf(before)];
    viewOf(catalog, looked, 0);
    const after = move(catalog, looked, 0, what);
    expect(after).toEqual(move(catalog, unseen, 0, what));
    expect(after.ok && after.state.faults).toEqual(seen.faults);
    expect(after.ok && after.events).toContainEqual({
      type: 'abilityFailed',
      def: 'wall-of-words/lawyer',
      message: 'it never ends',
    });
  });

  it('is the one to blame, not whoever comes last', () => {
    const t = table({
      catalog,
      p0: { hand: ['purge'] },
      bases: {
        tortuga: { p0: ['phoenix'], p1: ['scout', 'first-mate'] },
        'tar-pits': { p1: ['war-raptor', 'war-raptor'] },
      },
    });
    t.p0.plays('purge');
    expect(t.state.faults.map(({ def }) => def)).toEqual(['never-dead/phoenix']);
  });
});

describe('a card that asks without end', () => {
  const answered = (from: State): { state: State; questions: number } => {
    let state = from;
    let questions = 0;
    while (state.resolution) {
      const { decision } = state.resolution;
      const outcome = move(catalog, state, decision.player, { type: 'answer', answer: leastAnswer(decision) });
      if (!outcome.ok) throw new Error(outcome.reason);
      state = outcome.state;
      questions++;
    }
    return { state, questions };
  };

  it('is rolled back and named after so many questions', () => {
    const askers = new Array<string>(20).fill('asker');
    const t = table({ catalog, p0: { hand: ['first-mate'] }, bases: { tortuga: { p0: askers } } });
    t.p0.plays('first-mate', { on: 'tortuga' });
    const { state, questions } = answered(t.state);
    expect(questions).toBe(MOST_QUESTIONS);
    expect(state.faults).toEqual([{ def: 'endless-questions/asker', message: 'it asks without end' }]);
    expect(state.players[0]?.hand).toContain(t.id('first-mate'));
  });

  it('is named, too, if each answer sets it off again', () => {
    const t = table({
      catalog,
      p0: { hand: ['nudge'] },
      bases: { tortuga: { p0: ['restless-one', 'first-mate'] }, 'tar-pits': {}, 'jungle-oasis': {} },
    });
    t.p0.plays('nudge');
    const { state, questions } = answered(t.state);
    expect(questions).toBeLessThanOrEqual(MOST_QUESTIONS);
    expect(state.faults.map(({ def }) => def)).toEqual(['endless-questions/restless-one']);
    expect(state.players[0]?.hand).toContain(t.id('nudge'));
  });
});

describe('numbers', () => {
  it('that feed on one another stop at 999', () => {
    const t = table({ catalog, bases: { tortuga: { p0: ['breeder'] } } });
    t.p0.uses('breeder');
    expect(t.state.cards[t.id('breeder')]?.play?.counters).toBe(999);
    expect(t).toBeSettled();
  });
});
