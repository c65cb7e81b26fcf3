/** Matches that are not listed open to whoever has their whole link, whose secret is never part of a request's address. */
import { expect, it } from 'vitest';
import { mouse } from './hands';
import { arrange, useHouse } from './house';
import { reach } from './lot';
import { Person } from './person';

const house = useHouse();

const secretIn = (link: string): string => link.slice(link.indexOf('#') + 1);

/** The addresses that this person's browser asks for. */
function requestsOf(person: Person): string[] {
  const urls: string[] = [];
  person.page.on('request', (request) => urls.push(request.url()));
  return urls;
}

it('shows the match to who has the whole link only', async () => {
  const { id, link } = await arrange(house, { names: ['Ana'], free: 1, unlisted: true });
  const eve = await Person.comes(house);
  const asked = requestsOf(eve);
  await eve.opens(`/match/${id}`);
  await eve.see('main', { hasText: 'This match can be seen only with its whole link' }).waitFor();
  // A link that was cut is no better, and the whole one works in the same window, even before the other is answered.
  const cut = link.slice(0, -1);
  let answer = (): void => undefined;
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await eve.context.route(`**/games/smashtable/${id}`, async (route) => {
    if (route.request().headers()['x-match-secret'] === secretIn(cut)) await mayAnswer;
    await route.continue();
  });
  await eve.opens(cut);
  await eve.opens(link);
  answer();
  await eve.see('.waitroom').waitFor();
  expect(await eve.see('.invite__link').inputValue()).toBe(house.server.address + link);
  // From now on the browser knows the secret.
  await eve.opens(`/match/${id}`);
  await mouse.press(eve.page.getByRole('button', { name: 'Take a seat' }));
  await eve.see('.draft').waitFor();
  for (const url of asked) expect(url).not.toContain(secretIn(link));
});

it('lets who has the link watch and speak', async () => {
  const { link, id, sittings } = await arrange(house, {
    names: ['Ana', 'Ben'],
    unlisted: true,
    setupData: { seed: 'unlisted', factions: 'random' },
  });
  const [seat] = sittings;
  if (!seat) throw new Error('nobody sits there');
  const eve = await Person.comes(house);
  // A player's own key opens the match as well.
  const ana = await Person.comes(house, { seats: { [id]: seat } });
  await eve.opens(link);
  await ana.opens(`/match/${id}`);
  for (const person of [eve, ana]) {
    await person.see('.board .base').first().waitFor();
    await person.page.keyboard.press('t');
  }
  await eve.see('.chat__form input').fill('Hello from afar');
  await eve.page.keyboard.press('Enter');
  await ana.see('.chat__lines li', { hasText: 'Hello from afar' }).waitFor();
  for (const person of [eve, ana]) person.isFine();
});

it('plays again in another unlisted match, where everyone has the seat they had', async () => {
  const factions = [
    ['robots', 'dinosaurs'],
    ['aliens', 'pirates'],
  ] as const;
  const match = await reach(house, { factions, most: 3000, unlisted: true }, ({ phase }) => phase === 'over');
  const { id, link, sittings } = match;
  const people = sittings.map((seat) => Person.comes(house, { seats: { [id]: seat } }));
  const [ana, ben] = await Promise.all(people);
  if (!ana || !ben) throw new Error('somebody is missing');
  for (const person of [ana, ben]) await person.opens(link);
  // The second player asks for the rematch, and does not come to the first seat.
  await mouse.press(ben.see('[data-do="rematch"]'));
  await ben.see('.waitroom').waitFor();
  await ben.see('.seats__seat', { hasText: 'Kept for its player' }).waitFor();

  // Who has closed the end of the game is led there, too.
  await mouse.press(ana.see('[data-do="look"]'));
  await mouse.press(ana.see('.news__line button', { hasText: 'To the rematch' }));
  for (const person of [ana, ben]) await person.see('.hand [data-card]').first().waitFor();
  expect(ana.match).toBe(ben.match);
  expect(ana.match).not.toBe(id);
  const { match: next } = await house.server.matches.find(ana.match);
  expect(next).toMatchObject({ unlisted: true, host: 0 });
  for (const person of [ana, ben]) {
    const kept = await person.page.evaluate(() => JSON.parse(localStorage.getItem('smashtable.sittings') ?? '{}'));
    expect(kept[ana.match].playerID).toBe(String([ana, ben].indexOf(person)));
    expect(new URL(person.page.url()).hash).not.toBe('');
    person.isFine();
  }
});

it('shows the replay with the link', async () => {
  const factions = [
    ['robots', 'dinosaurs'],
    ['aliens', 'pirates'],
  ] as const;
  const { id, link } = await reach(house, { factions, most: 3000, unlisted: true }, ({ phase }) => phase === 'over');
  const replay = link.replace('/match/', '/replay/');
  const stranger = await Person.comes(house);
  for (const part of [`/replay/${id}`, replay.slice(0, -1)]) {
    await stranger.opens(part);
    await stranger.page.getByRole('alert').filter({ hasText: 'whole link' }).waitFor();
  }
  await stranger.opens(replay);
  await stranger.see('.replaybar').waitFor();
  const eve = await Person.comes(house);
  await eve.opens(replay);
  await mouse.press(eve.page.getByRole('button', { name: 'Step forward', exact: true }));
  await expect.poll(() => eve.page.url()).toContain('step=1');
  expect(eve.page.url()).toContain(`#${secretIn(link)}`);
  await eve.page.reload();
  await expect.poll(() => eve.see('.replaybar__position').inputValue()).toBe('1');
  eve.isFine();
});
