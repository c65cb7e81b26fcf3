/** Every kind of question that cards ask has a control that fits, and what is pressed there is what is answered. */
import { expect, it } from 'vitest';
import type { Decision, OptionId, State } from '../../game/state';
import { mouse } from './hands';
import { useHouse } from './house';
import { asked, asksFirst, lastMove, type Position, reach } from './lot';
import { Person } from './person';

const house = useHouse();

type Pair = readonly [string, string];
const OTHERS: Pair = ['dinosaurs', 'werewolves'];

interface Asked {
  readonly ana: Person;
  readonly position: Position;
  readonly options: readonly OptionId[];
}

/** Ana before the question that is wanted. */
async function before(own: Pair, wanted: (state: State) => boolean, most = 80): Promise<Asked> {
  const position = await reach(house, { factions: [own, OTHERS], most }, wanted);
  const [seat] = position.sittings;
  if (!seat) throw new Error('nobody sits there');
  const ana = await Person.comes(house, { seats: { [position.id]: seat } });
  await ana.opens(`/match/${position.id}`);
  await ana.see('.prompt--mine').waitFor();
  return { ana, position, options: asked(position.state)?.options ?? [] };
}

const optionOf = (ana: Person, option: OptionId | undefined, within = '.table') =>
  ana.see(`${within} button[data-meaning="option"][data-option="${option}"]:visible`);

const confirm = (ana: Person) => ana.see('[data-do="confirm"]');

async function expectAnswer({ ana, position }: Asked, answer: readonly (OptionId | undefined)[]): Promise<void> {
  await ana.settled();
  expect(await lastMove(house, position.id)).toMatchObject({ type: 'answer', args: [answer], playerID: '0' });
  ana.isFine();
}

const isOnTable = ({ options }: Decision, { inPlay, table }: State): boolean =>
  options.every((option) => inPlay.includes(option as number) || table.some((id) => id === option));
const isInHand = ({ options }: Decision, { players }: State): boolean =>
  options.every((option) => players[0]?.hand.includes(option as number));

it('asks on the table where the options are there', async () => {
  const own: Pair = ['giant-ants', 'pirates'];
  const wanted = (decision: Decision, state: State): boolean =>
    decision.max === 1 && decision.options.length > 1 && isOnTable(decision, state);
  const position = await before(own, asksFirst('giant-ants/headlong', wanted));
  const { ana, options } = position;
  expect(await ana.see('.question').count()).toBe(0);
  await mouse.press(optionOf(ana, options[1], '.board'));
  await expectAnswer(position, [options[1]]);
});

it('takes a press on anything that lies on an offered base for the base', async () => {
  const own: Pair = ['pirates', 'robots'];
  const offered = ({ inPlay, cards }: State, { options }: Decision): number | undefined =>
    inPlay.find((id) => options.includes(cards[id]?.play?.on ?? 0) && !options.includes(id));
  const wanted = (state: State): boolean => {
    const decision = asked(state);
    if (decision?.player !== 0 || decision.max !== 1 || decision.options.length < 2) return false;
    return (
      decision.options.every((id) => state.table.some((base) => base === id)) && offered(state, decision) !== undefined
    );
  };
  const position = await before(own, wanted);
  const { ana } = position;
  const { state } = position.position;
  const decision = asked(state);
  const card = decision && offered(state, decision);
  const thing = ana.see(`.board button[data-card="${card}"]`);
  // It can still be looked at.
  await thing.focus();
  await ana.page.keyboard.press('i');
  await ana.see('dialog.preview[open]').waitFor();
  await ana.page.keyboard.press('Escape');
  await ana.see('dialog.preview').waitFor({ state: 'detached' });
  await mouse.press(thing);
  await expectAnswer(position, [state.cards[card ?? 0]?.play?.on]);
});

it('asks in the hand where the options are there', async () => {
  const wanted = (decision: Decision, state: State): boolean =>
    decision.prompt === 'give' && decision.options.length > 2 && isInHand(decision, state);
  const position = await before(['anansi-tales', 'pirates'], asksFirst('anansi-tales/akye-the-turtle', wanted));
  const { ana, options } = position;
  await mouse.press(optionOf(ana, options[2], '.hand'));
  await expectAnswer(position, [options[2]]);
});

it('has several cards of the hand chosen, and put in an order', async () => {
  const wanted = ({ prompt, options }: Decision): boolean => prompt === 'place' && options.length > 3;
  const position = await before(
    ['russian-fairy-tales', 'pirates'],
    asksFirst('russian-fairy-tales/foolish-magician', wanted),
  );
  const { ana, options } = position;
  const [first, second, third, fourth] = options;
  for (const option of [first, second, third]) await mouse.press(optionOf(ana, option, '.hand'));
  await mouse.press(optionOf(ana, second, '.hand'));
  expect(await confirm(ana).isDisabled()).toBe(true);
  await mouse.press(optionOf(ana, fourth, '.hand'));
  await mouse.press(confirm(ana));
  await expectAnswer(position, [first, third, fourth]);

  // Now any of these go on top of the deck, in the order in which they are chosen.
  await ana.see('.question[data-control="order"]').waitFor();
  await mouse.press(optionOf(ana, third, '.question'));
  await mouse.press(optionOf(ana, first, '.question'));
  await mouse.press(ana.see('.order__item').nth(1).locator('.order__button').first());
  await mouse.press(confirm(ana));
  await expectAnswer(position, [first, third]);
});

it('has several minions on the table chosen', async () => {
  const wanted = ({ prompt, options, max }: Decision): boolean => prompt === 'move' && options.length > 2 && max === 2;
  const position = await before(['pirates', 'robots'], asksFirst('pirates/dinghy', wanted));
  const { ana, options } = position;
  await mouse.press(optionOf(ana, options[2], '.board'));
  await mouse.press(optionOf(ana, options[0], '.board'));
  await mouse.press(confirm(ana));
  await expectAnswer(position, [options[2], options[0]]);
});

it('shows the cards to choose from, and has the rest put in order by buttons, keys and dragging', async () => {
  const wanted = ({ prompt, options }: Decision): boolean => prompt === 'take' && options.length === 2;
  const position = await before(['wizards', 'pirates'], asksFirst('wizards/portal', wanted));
  const { ana, options } = position;
  await mouse.press(optionOf(ana, options[1], '.question'));
  await mouse.press(confirm(ana));
  await expectAnswer(position, [options[1]]);

  await ana.see('.question[data-control="order"] .order__item').nth(3).waitFor();
  const cards = () =>
    ana.see('.order__face').evaluateAll((faces) => faces.map((face) => Number((face as HTMLElement).dataset.card)));
  const [a, b, c, d] = await cards();
  await mouse.press(ana.see('.order__item').nth(0).locator('.order__button').last());
  await expect.poll(cards).toEqual([b, a, c, d]);
  await ana.see('.order__item').nth(3).locator('.order__button').first().focus();
  await ana.page.keyboard.press('ArrowLeft');
  await expect.poll(cards).toEqual([b, a, d, c]);
  await ana.see('.order__face').nth(0).hover();
  await ana.page.mouse.down();
  await ana.see('.order__item--dragged').waitFor();
  await ana.settled();
  const to = await ana.see('.order__face').nth(1).boundingBox();
  if (to) await ana.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await ana.page.mouse.up();
  await expect.poll(cards).toEqual([a, b, d, c]);
  await mouse.press(confirm(ana));
  await expectAnswer(position, [a, b, d, c]);
});

it('has counters distributed', async () => {
  const wanted = ({ options, max }: Decision): boolean => options.length > 1 && max > 2;
  const position = await before(['mad-scientists', 'pirates'], asksFirst('mad-scientists/body-shop', wanted), 120);
  const { ana, options } = position;
  const count = asked(position.position.state)?.max ?? 0;
  const [first, second] = options;
  for (let times = 0; times < count; times++) await mouse.press(optionOf(ana, second, '.question'));
  await mouse.press(ana.see('.counts__row').nth(1).locator('.counts__step').first());
  expect(await confirm(ana).isDisabled()).toBe(true);
  await mouse.press(optionOf(ana, first, '.question'));
  expect(await ana.see('.counts__number').allTextContents()).toEqual([
    '1',
    String(count - 1),
    ...options.slice(2).map(() => '0'),
  ]);
  await mouse.press(confirm(ana));
  await expectAnswer(position, [...Array.from({ length: count - 1 }, () => second), first]);
});

it.each([
  ['yes or no', ['ninjas', 'pirates'], 'ninjas/infiltrate', ''],
  ['one of several ways', ['wizards', 'pirates'], 'wizards/neophyte', ''],
  ['a number', ['kung-fu-fighters', 'pirates'], 'kung-fu-fighters/dragon-warrior', '1'],
  ['a player', ['tricksters', 'pirates'], 'tricksters/mark-of-sleep', 'Ben'],
  ['a faction', ['tricksters', 'pirates'], 'tricksters/block-the-path', ''],
] as const)('asks for %s in words', async (_, own, card, words) => {
  const wanted = ({ options }: Decision): boolean =>
    options.length > 1 && options.every((one) => typeof one === 'string');
  const position = await before(own, asksFirst(card, wanted), 120);
  const { ana } = position;
  const way = words === '' ? ana.see('.ways__way').nth(1) : ana.see('.ways__way', { hasText: words });
  const option = await way.getAttribute('data-option');
  await mouse.press(way);
  await expectAnswer(position, [option ?? undefined]);
});

it('finds a card in a deck by its name', async () => {
  const wanted = ({ prompt, options }: Decision): boolean => prompt === 'search' && options.length >= 12;
  const position = await before(['vigilantes', 'pirates'], asksFirst('vigilantes/stoneford', wanted));
  const { ana, options } = position;
  const def = position.position.state.cards[Number(options.at(-1))]?.def ?? '';
  await ana.see('.picks__search').fill(house.server.matches.catalog.definition(def).name);
  await expect.poll(() => ana.see('.picks__pick').count()).toBeLessThan(options.length);
  await mouse.press(optionOf(ana, options.at(-1), '.question'));
  await expectAnswer(position, [options.at(-1)]);
});

it('lets a hand be looked at', async () => {
  const wanted = ({ prompt, options }: Decision): boolean => prompt === 'lookAndDiscard' && options.length > 1;
  const position = await before(['aliens', 'pirates'], asksFirst('aliens/probe', wanted));
  const { ana, options } = position;
  const hand = position.position.state.players[1]?.hand ?? [];
  const shown = await ana
    .see('.question [data-card]')
    .evaluateAll((faces) => faces.map((face) => Number((face as HTMLElement).dataset.card)));
  expect([...new Set(shown)].sort()).toEqual([...hand].sort());
  await mouse.press(ana.see('.question .look').first());
  await ana.see('dialog[open]').waitFor();
  await ana.page.keyboard.press('Escape');
  await mouse.press(optionOf(ana, options[1], '.question'));
  await expectAnswer(position, [options[1]]);
});

it('lets a hand be looked at from which nothing can be chosen', async () => {
  const wanted = ({ options }: Decision): boolean => options.length === 1 && options[0] === 'ok';
  const position = await before(['aliens', 'pirates'], asksFirst('aliens/probe', wanted), 150);
  const { ana } = position;
  const hand = position.position.state.players[1]?.hand ?? [];
  const shown = await ana
    .see('.question [data-card]')
    .evaluateAll((faces) => faces.map((face) => Number((face as HTMLElement).dataset.card)));
  expect([...new Set(shown)].sort()).toEqual([...hand].sort());
  await mouse.press(optionOf(ana, 'ok', '.question'));
  await expectAnswer(position, ['ok']);
});

it('keeps a choice of several within their weight, and says what they come to', async () => {
  const tooMuch = ({ options, weights = {}, maxWeight = 0 }: Decision): OptionId[] =>
    options
      .flatMap((one) => options.map((other) => [one, other]))
      .find(([one = '', other = '']) => one !== other && (weights[one] ?? 0) + (weights[other] ?? 0) > maxWeight) ?? [];
  const wanted = (decision: Decision): boolean => decision.maxWeight !== undefined && tooMuch(decision).length > 0;
  const own: Pair = ['kung-fu-fighters', 'pirates'];
  const position = await before(own, asksFirst('kung-fu-fighters/lets-get-it-on', wanted), 150);
  const { ana } = position;
  const decision = asked(position.position.state);
  if (!decision) throw new Error('nothing is asked');
  const [first = '', second = ''] = tooMuch(decision);
  await mouse.press(optionOf(ana, first, '.board'));
  const { weights = {}, maxWeight } = decision;
  const saysSum = (sum: number) =>
    expect.poll(() => ana.see('.prompt__weight').textContent()).toBe(`together ${sum} of at most ${maxWeight}`);
  await saysSum(weights[first] ?? 0);
  await mouse.press(optionOf(ana, second, '.board'));
  await saysSum((weights[first] ?? 0) + (weights[second] ?? 0));
  await ana.see('.prompt__misfit').waitFor();
  expect(await confirm(ana).isDisabled()).toBe(true);
  await mouse.press(optionOf(ana, second, '.board'));
  await mouse.press(confirm(ana));
  await expectAnswer(position, [first]);
});

it('asks which of several abilities comes next', async () => {
  const wanted = (state: State): boolean => asked(state)?.player === 0 && asked(state)?.prompt === 'nextTrigger';
  const position = await before(['robots', 'pirates'], wanted, 120);
  const { ana, options } = position;
  await mouse.press(optionOf(ana, options[1]).first());
  await expectAnswer(position, [options[1]]);
});
