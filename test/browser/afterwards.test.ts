/** What comes after a game: a rematch with the same people, and the replay. */
import { expect, it } from 'vitest';
import { mouse } from './hands';
import { useHouse } from './house';
import { type Position, reach } from './lot';
import { Person } from './person';

const house = useHouse();

const FACTIONS = [
  ['robots', 'dinosaurs'],
  ['aliens', 'pirates'],
] as const;

const finished = (): Promise<Position> =>
  reach(house, { factions: FACTIONS, most: 3000 }, ({ phase }) => phase === 'over');

it('plays again with the same people', async () => {
  const { id, sittings } = await finished();
  const [ana, ben] = await Promise.all(sittings.map((seat) => Person.comes(house, { seats: { [id]: seat } })));
  if (!ana || !ben) throw new Error('somebody is missing');
  for (const person of [ana, ben]) await person.opens(`/match/${id}`);
  await mouse.press(ana.see('[data-do="rematch"]'));
  await ana.page.waitForURL((url) => url.pathname.startsWith('/match/') && !url.pathname.endsWith(id));
  await ben.see('.end__offer').waitFor();
  await mouse.press(ben.see('[data-do="rematch"]'));
  for (const person of [ana, ben]) {
    await person.see('.board .base').first().waitFor();
    await expect.poll(() => person.see('.hand [data-card]').count()).toBe(5);
    expect(person.match).toBe(ana.match);
    person.isFine();
  }
});

it('shows a spectator the rematch and every notice, though the end lies over the table', async () => {
  const { id, sittings } = await finished();
  const [seat] = sittings;
  if (!seat) throw new Error('nobody sits there');
  const eve = await Person.comes(house);
  const ana = await Person.comes(house, { seats: { [id]: seat } });
  for (const person of [eve, ana]) await person.opens(`/match/${id}`);
  // The notice is in sight: nothing lies over it, and it can be put away.
  const notice = eve.see('dialog.end .notice');
  await notice.waitFor();
  const isOnTop = await notice.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
  await mouse.press(notice.locator('button'));
  await notice.waitFor({ state: 'detached' });

  await mouse.press(ana.see('[data-do="rematch"]'));
  await mouse.press(eve.see('dialog.end a', { hasText: 'To the rematch' }));
  await eve.page.waitForURL((url) => url.pathname.startsWith('/match/') && !url.pathname.endsWith(id));
  for (const person of [eve, ana]) person.isFine();
});

it('shows a replay step by step, from turn to turn, and by itself', async () => {
  const { id } = await finished();
  const eve = await Person.comes(house);
  await eve.opens(`/replay/${id}`);
  const button = (name: string) => eve.page.getByRole('button', { name, exact: true });
  const position = () => eve.see('.replaybar__position').inputValue();
  expect(await position()).toBe('0');
  await mouse.press(button('Step forward'));
  await expect.poll(position).toBe('1');
  await mouse.press(button('Step forward'));
  await mouse.press(button('Step back'));
  await expect.poll(position).toBe('1');

  // Playing goes on by itself until it is stopped.
  await mouse.press(button('Play'));
  await expect.poll(position, { timeout: 20_000 }).toBe('3');
  await mouse.press(button('Pause'));

  // A turn is jumped to; the address says where one is, and leads back there.
  const turns = eve.see('.replaybar__choice select').first();
  await turns.selectOption({ index: 6 });
  const there = await turns.inputValue();
  await expect.poll(position).toBe(there);
  await expect.poll(() => eve.page.url()).toContain(`step=${there}`);
  await eve.page.reload();
  await expect.poll(position).toBe(there);

  await mouse.press(button('To the end'));
  await mouse.press(eve.see('[data-do="result"]'));
  await eve.see('.end__place').first().waitFor();
  eve.isFine();
});
