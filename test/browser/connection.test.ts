/**
 * What outlasts a reload of the page and a lost network: a priority window, which is still there and can be answered; and the
 * chat, which is not told twice.
 */
import { expect, it } from 'vitest';
import type { State } from '../../game/state';
import { mouse } from './hands';
import { arrange, useHouse } from './house';
import { asked, lastMove, type Position, reach } from './lot';
import { Person } from './person';

const house = useHouse();

/** Ana may respond before a base scores. */
const isWindow = (state: State): boolean => {
  const decision = asked(state);
  return decision?.player === 0 && decision.kind === 'respond' && decision.options.length > 0 && state.scoring !== null;
};

async function atWindow(): Promise<{ ana: Person; position: Position; use: string }> {
  const factions = [
    ['ninjas', 'pirates'],
    ['dinosaurs', 'robots'],
  ] as const;
  const position = await reach(house, { factions, most: 200 }, isWindow);
  const [seat] = position.sittings;
  if (!seat) throw new Error('nobody sits there');
  const ana = await Person.comes(house, { seats: { [position.id]: seat } });
  await ana.opens(`/match/${position.id}`);
  const use = String(asked(position.state)?.options[0]);
  await ana.see(`.question[data-control="window"] [data-option="${use}"]`).waitFor();
  return { ana, position, use };
}

it('is the same window after a reload', async () => {
  const { ana, position, use } = await atWindow();
  const words = await ana.see('.prompt__words').textContent();
  await ana.page.reload();
  await ana.see(`.question[data-control="window"] [data-option="${use}"]`).waitFor();
  expect(await ana.see('.prompt__words').textContent()).toBe(words);
  await mouse.press(ana.see(`.question [data-option="${use}"]`));
  await ana.settled();
  expect(await lastMove(house, position.id)).toMatchObject({ type: 'answer', args: [[use]] });
  ana.isFine();
});

it('says that the network is lost, and goes on in the same window when it is back', async () => {
  const { ana, position } = await atWindow();
  await ana.context.setOffline(true);
  await ana.see('.news__line--lost').waitFor();
  // Connections that are refused meanwhile are what is tried here.
  await ana.context.setOffline(false);
  await ana.see('.news__line--lost').waitFor({ state: 'detached' });
  await ana.see('.question[data-control="window"]').waitFor();
  ana.forgivesLostConnections();
  await mouse.press(ana.see('[data-do="decline"]'));
  await ana.settled();
  expect(await lastMove(house, position.id)).toMatchObject({ type: 'answer', args: [[]] });
  ana.isFine();
});

it('shows what was said once, also after the connection was lost', async () => {
  const { id, sittings } = await arrange(house, {
    names: ['Ana', 'Ben'],
    setupData: { seed: 'chat', factions: 'random' },
  });
  const [ana, ben] = await Promise.all(sittings.map((seat) => Person.comes(house, { seats: { [id]: seat } })));
  if (!ana || !ben) throw new Error('somebody is missing');
  for (const person of [ana, ben]) {
    await person.opens(`/match/${id}`);
    await person.see('.board .base').first().waitFor();
    await person.page.keyboard.press('t');
  }
  const says = async (person: Person, words: string): Promise<void> => {
    await person.see('.chat__form input').fill(words);
    await person.page.keyboard.press('Enter');
  };
  const lines = (): Promise<string[]> => ben.see('.chat__lines li').allTextContents();
  await says(ana, 'first words');
  await says(ben, 'second words');
  await expect.poll(lines).toHaveLength(2);
  await ben.context.setOffline(true);
  await ben.see('.news__line--lost').waitFor();
  await ben.context.setOffline(false);
  await ben.see('.news__line--lost').waitFor({ state: 'detached' });
  // What is said now comes after all that is sent again.
  await says(ana, 'last words');
  await expect.poll(async () => (await lines()).at(-1)).toContain('last words');
  expect((await lines()).map((line) => line.replace(/^\S+ /, ''))).toEqual([
    'first words',
    'second words',
    'last words',
  ]);
});
