import { describe, expect, it } from 'vitest';
import { isKey, t } from '../../client/i18n';
import { BEGINNING, current, goBack, goOn, heed, type Progress, paramsNow } from '../../client/learn/progress';
import { SETUP } from '../../client/learn/setup';
import { type Lesson, STEPS, type StepId } from '../../client/learn/steps';
import type { Told } from '../../client/table/session';
import type { Move } from '../../game/match/move';
import { Dice } from '../../server/simulation/dice';
import { chooseMove } from '../../server/simulation/players';
import { match } from '../match';

/** A lesson in a real match, at which both players move at random from a seed. */
function lessonFrom(seed: string) {
  const { factions, ...options } = SETUP;
  const table = match({ factions, seed, options });
  const story: Told[] = [{ index: 0, turn: 0, player: 0, events: [...table.events] }];
  const dice = new Dice(seed);
  const { catalog } = table;
  const doIt = (player: number, what: Move): void => {
    const from = table.events.length;
    table.do(player, what);
    story.push({ index: story.length, turn: table.state.turn, player, events: table.events.slice(from) });
  };
  return {
    get now(): Lesson {
      return {
        view: table.view(0),
        me: 0,
        story: [...story],
        lifted: null,
        typeOf: (def) => catalog.definition(def).type,
        nameOf: (def) => (def === '' ? '' : catalog.definition(def).name),
      };
    },
    doIt,
    /** One move by whoever can move; false when the game is over. */
    goOn(): boolean {
      for (const player of [0, 1]) {
        const { legal, decision } = table.view(player);
        const what = chooseMove(legal, decision && 'options' in decision ? decision : null, dice, 'random');
        if (!what) continue;
        doIt(player, what);
        return true;
      }
      return false;
    },
  };
}

/** The first lesson among the seeds that fits. */
function lessonWhere(fits: (lesson: Lesson) => boolean): ReturnType<typeof lessonFrom> {
  for (let seed = 1; seed < 200; seed++) {
    const found = lessonFrom(String(seed));
    if (fits(found.now)) return found;
  }
  throw new Error('no such lesson');
}

const minionInHand = ({ view, typeOf }: Lesson): boolean =>
  view.phase === 'play' && view.legal.plays.some(({ card }) => typeOf(view.cards[card]?.def ?? '') === 'minion');

const saidOf = (id: StepId): Progress['said'][number] => ({ id, params: {} });

/** Presses on until the coach says this. */
function until(progress: Progress, lesson: Lesson, id: StepId): Progress {
  let here = progress;
  for (let tries = 0; tries < STEPS.length && current(here)?.id !== id; tries++) here = goOn(here, lesson);
  expect(current(here)?.id).toBe(id);
  return here;
}

describe('the coach', () => {
  it('begins with the goal, the bases and the hand', () => {
    const { now } = lessonWhere(minionInHand);
    const first = heed(BEGINNING, now);
    expect(current(first)?.id).toBe('welcome');
    const second = goOn(first, now);
    expect(current(second)?.id).toBe('bases');
    expect(current(goOn(second, now))?.id).toBe('hand');
    expect(heed(first, now)).toBe(first);
  });

  it('asks for a minion until one has been played', () => {
    const lesson = lessonWhere(minionInHand);
    const { now } = lesson;
    const asked = until(heed(BEGINNING, now), now, 'minion');
    expect(heed(asked, now)).toBe(asked);
    const play = now.view.legal.plays.find(({ card }) => now.typeOf(now.view.cards[card]?.def ?? '') === 'minion');
    expect(current(asked)?.points(now)).toContain(`[data-card="${play?.card}"]`);
    const lifted = { ...now, lifted: play?.card ?? null };
    expect(current(asked)?.says?.(lifted)).toBe('lifted');
    expect(current(asked)?.points(lifted)).toContain(`[data-card="${play?.on[0]}"]`);
    lesson.doIt(0, { type: 'play', card: play?.card ?? 0, on: play?.on[0] ?? 0 });
    expect(current(heed(asked, lesson.now))?.id).not.toBe('minion');
  });

  it('does not ask for what was done already', () => {
    const lesson = lessonWhere(minionInHand);
    const begun = heed(BEGINNING, lesson.now);
    const play = lesson.now.view.legal.plays.find(
      ({ card }) => lesson.now.typeOf(lesson.now.view.cards[card]?.def ?? '') === 'minion',
    );
    lesson.doIt(0, { type: 'play', card: play?.card ?? 0, on: play?.on[0] ?? 0 });
    let progress = begun;
    for (let tries = 0; tries < 5; tries++) progress = goOn(progress, lesson.now);
    expect(progress.said.map(({ id }) => id)).not.toContain('minion');
  });

  it('can be stepped back through and forward again, and interrupts nobody who reads', () => {
    const { now } = lessonWhere(minionInHand);
    const there = until(heed(BEGINNING, now), now, 'hand');
    const back = goBack(goBack(there));
    expect(current(back)?.id).toBe('welcome');
    expect(goBack(back)).toEqual(back);
    const over: Lesson = { ...now, view: { ...now.view, phase: 'over' } };
    expect(heed(back, over)).toBe(back);
    expect(current(goOn(back, now))?.id).toBe('bases');
  });

  it('lets what cannot wait interrupt, and says the rest later', () => {
    const { now } = lessonWhere(minionInHand);
    const there = until(heed(BEGINNING, now), now, 'hand');
    const respond = {
      player: 0,
      kind: 'respond',
      prompt: 'beforeScoring',
      source: 0,
      options: [],
      min: 0,
      max: 1,
    } as const;
    const urgent: Lesson = { ...now, view: { ...now.view, decision: respond } };
    const interrupted = heed(there, urgent);
    expect(current(interrupted)?.id).toBe('respond');
    expect(current(heed(interrupted, now))?.id).toBe('hand');
  });

  it('leaves the player alone once they know the game, until the end', () => {
    const { now } = lessonWhere(minionInHand);
    const alone: Progress = { said: [saidOf('welcome'), saidOf('alone')], at: 2 };
    expect(heed(alone, now)).toBe(alone);
    expect(current(heed(alone, { ...now, view: { ...now.view, phase: 'over' } }))?.id).toBe('over');
  });

  it('keeps the names of what it spoke of', () => {
    const { now } = lessonWhere(minionInHand);
    const there = until(heed(BEGINNING, now), now, 'minion');
    const later: Lesson = { ...now, view: { ...now.view, legal: { ...now.view.legal, plays: [] } } };
    expect(paramsNow(there, now)).toEqual(paramsNow(there, later));
    expect(paramsNow(there, later).card).not.toBe('');
  });

  it('has words for every step', () => {
    for (const { id } of STEPS) {
      expect(isKey(`learn.${id}.title`)).toBe(true);
      expect(isKey(`learn.${id}.text`)).toBe(true);
    }
  });

  it.each([1, 2, 3])('fits whatever was dealt, to the end of game %i', (seed) => {
    const lesson = lessonFrom(String(seed));
    const dice = new Dice(`reader ${seed}`);
    let progress = BEGINNING;
    for (let moves = 0; moves < 2000; moves++) {
      const { now } = lesson;
      progress = heed(progress, now);
      const step = current(progress);
      if (step) {
        const key = `learn.${step.id}.${step.says?.(now) ?? 'text'}`;
        expect(isKey(key) && t(key, paramsNow(progress, now))).not.toMatch(/[{}]|undefined|NaN/);
        for (const selector of step.points(now)) expect(selector).toMatch(/^\[data-[\w-]+(="[\w-]+")?\]$/);
      }
      if (dice.below(2) === 0) progress = goOn(progress, now);
      if (!lesson.goOn()) break;
    }
    const said = progress.said.map(({ id }) => id);
    expect(new Set(said).size).toBe(said.length);
    for (const id of ['welcome', 'bases', 'hand', 'scored', 'over'] as const) expect(said).toContain(id);
  });
});
