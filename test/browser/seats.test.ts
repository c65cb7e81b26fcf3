/** Seats of a running game: how they are left, lost, taken back, and opened to others. */
import { expect, it } from 'vitest';
import { mouse } from './hands';
import { type Arranged, arrange, useHouse } from './house';
import { Person } from './person';

const house = useHouse();

/** Ana and Ben at a table that has begun. Ana is the host. */
async function table(): Promise<{ ana: Person; ben: Person; match: Arranged }> {
  const match = await arrange(house, {
    names: ['Ana', 'Ben'],
    setupData: { seed: 'seats', factions: 'random', firstPlayer: 0 },
  });
  const people = match.sittings.map((seat) => Person.comes(house, { seats: { [match.id]: seat } }));
  const [ana, ben] = await Promise.all(people);
  if (!ana || !ben) throw new Error('somebody is missing');
  for (const person of [ana, ben]) await comesToTheTable(person, match);
  return { ana, ben, match };
}

async function comesToTheTable(person: Person, { link }: Arranged): Promise<void> {
  await person.opens(link);
  await person.see('.board .base').first().waitFor();
}

const button = (person: Person, name: string | RegExp) => person.page.getByRole('button', { name });

const hasHand = (person: Person): Promise<void> => person.see('.hand [data-card]').first().waitFor();

it('lets a player leave a running game and come back to the same hand', async () => {
  const { ana, ben, match } = await table();
  await hasHand(ben);
  const cards = (): Promise<string[]> =>
    ben.see('.hand [data-card]').evaluateAll((all) => all.map((card) => card.getAttribute('data-card') ?? ''));
  const hand = await cards();
  await ben.page.keyboard.press('m');
  await mouse.press(button(ben, 'Leave the match'));
  await mouse.press(button(ben, 'Leave now'));
  await ben.page.waitForURL((url) => url.pathname === '/');

  // The host hears of it, and may wait.
  await ana.see('.news__line', { hasText: 'Ben has left' }).waitFor();
  await mouse.press(button(ana, 'Keep the seat'));
  await ana.see('.news__line', { hasText: 'Ben has left' }).waitFor({ state: 'detached' });

  await comesToTheTable(ben, match);
  expect(await ben.see('.hand').count()).toBe(0);
  await mouse.press(button(ben, 'Take your seat back'));
  await hasHand(ben);
  expect(await cards()).toEqual(hand);
  await ben.page.reload();
  await hasHand(ben);
  ana.isFine();
});

it('tells a player who is removed, shows them no hand any more, and offers the way back', async () => {
  const { ben, match } = await table();
  await hasHand(ben);
  const [, seat] = match.sittings;
  await house.server.matches.leave(match.id, 1, seat?.credentials ?? '');
  await ben.see('.news__line', { hasText: 'You no longer have your seat' }).waitFor();
  for (const own of ['.hand', '.plate[data-mine]']) await ben.see(own).waitFor({ state: 'detached' });
  await mouse.press(button(ben, 'Take your seat back'));
  await hasHand(ben);
});

it('leads a player who was removed while away from the start page back to their seat', async () => {
  const { id, sittings } = await arrange(house, {
    names: ['Ana', 'Ben'],
    setupData: { seed: 'away', factions: 'random', firstPlayer: 0 },
  });
  const [, seat] = sittings;
  if (!seat) throw new Error('nobody sits there');
  await house.server.matches.leave(id, 1, seat.credentials);
  const ben = await Person.comes(house, { seats: { [id]: seat } });
  await ben.opens('/');
  await mouse.press(ben.page.getByRole('link', { name: 'Game with Ana' }));
  await mouse.press(button(ben, 'Take your seat back'));
  await hasHand(ben);
});

it('tells a player who is removed before the start', async () => {
  const { id, link, sittings } = await arrange(house, { names: ['Ana', 'Ben'], free: 1 });
  const [first, second] = sittings;
  if (!first || !second) throw new Error('somebody is missing');
  const [ana, ben] = await Promise.all([
    Person.comes(house, { seats: { [id]: first } }),
    Person.comes(house, { seats: { [id]: second } }),
  ]);
  for (const person of [ana, ben]) {
    await person.opens(link);
    await person.see('.waitroom').waitFor();
  }
  await mouse.press(button(ana, 'Remove Ben'));
  await ben.see('main [role="status"]', { hasText: 'You no longer have your seat' }).waitFor();
  await mouse.press(button(ben, 'Take a seat'));
  await ana.see('.seats__name', { hasText: await ben.see('.namefield input').inputValue() }).waitFor();
  ana.isFine();
});

it('opens a seat to someone new if the host wants that, and to nobody before', async () => {
  const { ana, ben, match } = await table();
  const eve = await Person.comes(house, { address: '198.51.100.7' });
  await comesToTheTable(eve, match);
  const [, seat] = match.sittings;
  await house.server.matches.leave(match.id, 1, seat?.credentials ?? '');
  await ana.see('.news__line', { hasText: 'Ben has left' }).waitFor();
  await eve.settled();
  expect(await button(eve, 'Take this seat').count()).toBe(0);
  await mouse.press(button(ana, 'Open the seat'));
  await mouse.press(button(eve, 'Take this seat'));
  await hasHand(eve);
  await expect.poll(() => button(ben, 'Take your seat back').count()).toBe(0);
  for (const person of [ana, eve]) person.isFine();
});

it('has the host remove a bot in the list of players, and says why nobody else can be removed', async () => {
  const match = await arrange(house, {
    names: ['Ana', 'Ben'],
    bots: ['random'],
    setupData: { seed: 'host', factions: 'random', firstPlayer: 0 },
  });
  const [first] = match.sittings;
  if (!first) throw new Error('nobody sits there');
  const ana = await Person.comes(house, { seats: { [match.id]: first } });
  await comesToTheTable(ana, match);
  await ana.page.keyboard.press('o');
  // Ben has not come yet, but not been away for long.
  await mouse.press(button(ana, 'Remove Ben'));
  await ana.see('.notice', { hasText: 'away for two minutes' }).waitFor();
  await mouse.press(button(ana, 'Remove Bot 3'));
  await mouse.press(button(ana, 'Let someone else take this seat'));
  await ana.see('.players', { hasText: 'Anyone may take this seat' }).waitFor();
});

it('keeps the seats of all windows of a browser', async () => {
  const ana = await Person.comes(house);
  await ana.opens('/');
  const other = await ana.context.newPage();
  await other.goto(`${house.server.address}/`);
  for (const page of [other, ana.page]) {
    await mouse.press(page.getByRole('button', { name: 'Create and invite' }));
    await page.locator('.waitroom').waitFor();
  }
  // Both sit in the match they created, in whichever window.
  const matches = [other, ana.page].map((page) => /\/match\/([\w-]+)/.exec(page.url())?.[1] ?? '');
  for (const id of matches) {
    await ana.opens(`/match/${id}`);
    await ana.see('.seats__seat', { hasText: 'you' }).waitFor();
  }
  ana.isFine();
});
