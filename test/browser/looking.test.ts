/** What is looked at more closely: a card in large as it is now, one of many in the hand, and a base with its hint. */
import { expect, it } from 'vitest';
import type { State } from '../../game/state';
import { viewOf } from '../../game/view';
import { finger } from './hands';
import { useHouse } from './house';
import { reach } from './lot';
import { Person } from './person';
import { position } from './positions';

const house = useHouse();

/** The first minion whose power is not only the printed one. */
function changed(state: State): { id: number; total: number } | undefined {
  const { power } = viewOf(house.server.matches.catalog, state, 0);
  const found = Object.entries(power).find(([, { parts }]) => parts.length > 1);
  return found && { id: Number(found[0]), total: found[1].total };
}

it('shows a card in large with its power now and how it comes about', async () => {
  const factions = [
    ['robots', 'wizards'],
    ['dinosaurs', 'werewolves'],
  ] as const;
  const { id, state } = await reach(
    house,
    { factions },
    (state) => state.phase === 'play' && !state.resolution && changed(state) !== undefined,
  );
  const minion = changed(state);
  const eve = await Person.comes(house);
  await eve.opens(`/match/${id}`);
  await eve.see(`.board [data-card="${minion?.id}"]`).click({ button: 'right' });
  await eve.see('dialog.preview', { hasText: `${minion?.total} = ` }).waitFor();
  eve.isFine();
});

it('explains a base without lying over what the base says', async () => {
  const { id } = await position(house, 'turn', 4);
  const eve = await Person.comes(house);
  await eve.opens(`/match/${id}`);
  for (const at of [0, 1, 2, 3]) {
    await eve.see('.base__press').nth(at).hover();
    await eve.see('.hint').waitFor();
    const covered = await eve.page.evaluate((index) => {
      const hint = document.querySelector('.hint')?.getBoundingClientRect();
      const head = document.querySelectorAll('.base__head')[index]?.getBoundingClientRect();
      if (!hint || !head) return true;
      return hint.left < head.right && head.left < hint.right && hint.top < head.bottom && head.top < hint.bottom;
    }, at);
    expect(covered).toBe(false);
    await eve.page.mouse.move(0, 0);
    await eve.see('.hint').waitFor({ state: 'detached' });
  }
  eve.isFine();
});

it('opens a base at the first tap', async () => {
  const { id } = await position(house, 'turn', 2);
  const eve = await Person.comes(house, { phone: true });
  await eve.opens(`/match/${id}`);
  await finger.press(eve.see('.base__press').first());
  await eve.see('dialog.preview[open]').waitFor();
  eve.isFine();
});

it('leaves the names of a large hand in sight while one of its cards is read', async () => {
  const factions = [
    ['wizards', 'pirates'],
    ['dinosaurs', 'ninjas'],
  ] as const;
  const { id, sittings } = await reach(
    house,
    { factions, most: 150 },
    ({ active, step, resolution, players }) =>
      active === 0 && step === 'playCards' && !resolution && (players[0]?.hand.length ?? 0) >= 11,
  );
  const [seat] = sittings;
  if (!seat) throw new Error('nobody sits there');
  const ana = await Person.comes(house, { seats: { [id]: seat } });
  await ana.opens(`/match/${id}`);
  const cards = ana.see('.hand__press');
  await cards.nth(10).waitFor();
  const count = await cards.count();
  await ana.see('.hand__press').first().focus();
  for (let at = 0; at < count; at++) {
    if (at > 0) await ana.page.keyboard.press('ArrowRight');
    // The place where each name begins belongs to its card.
    const hidden = await cards.evaluateAll((all) =>
      all
        .filter((card) => !card.matches(':focus'))
        .map((card) => card.querySelector('.card__name'))
        .filter((name) => {
          const { left = 0, top = 0, height = 0 } = name?.getBoundingClientRect() ?? {};
          return !name?.closest('.hand__press')?.contains(document.elementFromPoint(left + 20, top + height / 2));
        })
        .map((name) => name?.textContent),
    );
    expect(hidden).toEqual([]);
  }

  // A card stays under the pointer that has brought it up.
  await ana.page.evaluate(() => (document.activeElement as HTMLElement).blur());
  for (let at = 0; at < count; at++) {
    await ana.page.mouse.move(0, 0);
    const box = await cards.nth(at).boundingBox();
    if (!box) continue;
    const { x, y, height } = box;
    await ana.page.mouse.move(x + 26, y + height / 2);
    expect(await cards.nth(at).evaluate((card) => card.matches(':hover'))).toBe(true);
  }
  ana.isFine();
});
