/** Effects whose reach grows by copies: what counts as done, and how many cards were affected. */
import { expect, it } from 'vitest';
import { catalogWith } from '../catalog';
import { table } from '../table';

const catalog = await catalogWith('copies');

it('a linked effect follows if every minion meant was moved, whoever else was moved with them', () => {
  const t = table({
    catalog,
    p0: { hand: ['parade'] },
    bases: { 'the-great-library': { p0: ['diva', 'scout', 'invader'] }, tortuga: {} },
  });
  t.p0.plays('parade');
  t.p0.chooses('scout', 'invader');
  t.p0.chooses('diva'); // her copy
  expect([t.where('scout'), t.where('invader'), t.where('diva'), t.vp('p0')]).toEqual([
    'tortuga',
    'tortuga',
    'tortuga',
    1,
  ]);
  const guarded = { card: 'invader', with: { p0: ['tooth-and-claw-and-guns'] } };
  const stuck = table({
    catalog,
    p0: { hand: ['parade'] },
    bases: { 'the-great-library': { p0: ['diva', 'scout', guarded] }, tortuga: {} },
  });
  stuck.p0.plays('parade');
  stuck.p0.chooses('scout', 'invader');
  stuck.p0.chooses('diva');
  expect([stuck.where('invader'), stuck.where('diva'), stuck.vp('p0')]).toEqual(['the-great-library', 'tortuga', 0]);
});

it('minions that moved through a copy are among those affected', () => {
  const t = table({
    catalog,
    p0: { hand: ['outing'] },
    bases: { 'the-great-library': { p0: ['diva', 'diva', 'scout'] }, tortuga: {} },
  });
  t.p0.plays('outing');
  t.p0.chooses('scout');
  t.p0.chooses('diva');
  t.p0.chooses('diva');
  expect([t.where('diva'), t.where('diva#2'), t.zone('p0', 'hand').length]).toEqual(['tortuga', 'tortuga', 3]);
  expect(t).toBeSettled();
});
