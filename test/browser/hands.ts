/** The three ways to press something on a page. None of them knows more of it than can be seen or has the focus. */
import type { Locator, Page } from 'playwright-core';

export interface Hands {
  press(thing: Locator): Promise<void>;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point of a thing that nothing lies over, the middle if possible: cards in a hand cover each other. */
function bare(thing: Locator): Promise<Point | null> {
  return thing.evaluate((element) => {
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
    const find = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return parts
        .flatMap((down) => parts.map((across) => ({ x: width * across, y: height * down })))
        .find(({ x, y }) => element.contains(document.elementFromPoint(left + x, top + y)));
    };
    const found = find();
    if (found) return found;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return find() ?? null;
  });
}

export const mouse: Hands = {
  async press(thing) {
    let position = await bare(thing);
    if (!position) {
      // A card that has come up under the pointer goes back when it leaves.
      await thing.page().mouse.move(0, 0);
      position = await bare(thing);
    }
    if (!position) throw new Error(`everything of ${thing} is covered`);
    await thing.click({ position });
  },
};

export const finger: Hands = {
  async press(thing) {
    const position = await bare(thing);
    if (!position) throw new Error(`everything of ${thing} is covered`);
    await thing.tap({ position });
  },
};

/** More steps than any page needs. */
const MOST_STEPS = 150;

const isFocused = (thing: Locator): Promise<boolean> => thing.evaluate((element) => element === document.activeElement);

/** Goes to a thing key by key, the same one each time or as it is told. */
async function walkTo(page: Page, thing: Locator, key: string): Promise<void> {
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (await isFocused(thing)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the key ${key} does not lead to ${thing}`);
}

/** Tab from group to group, arrow keys within one, Enter. */
export function plainKeys(page: Page): Hands {
  return {
    async press(thing) {
      const group = thing.locator('xpath=ancestor-or-self::*[@data-stop][1]');
      if ((await group.count()) > 0) {
        const isThere = () => group.evaluate((element) => element.contains(document.activeElement));
        for (let steps = 0; steps < MOST_STEPS && !(await isThere()); steps++) await page.keyboard.press('Tab');
        if (!(await isFocused(thing))) {
          await page.keyboard.press('Home');
          await walkTo(page, thing, 'ArrowRight');
        }
      } else await walkTo(page, thing, 'Tab');
      await page.keyboard.press('Enter');
    },
  };
}

/** Keys of their own for what one does often. */
const SHORTCUTS: Readonly<Record<string, string>> = { finish: 'f', decline: 'p', confirm: 'c', undo: 'z' };

/** The shortcuts of the table, and Tab where there is none. */
export function shortcuts(page: Page): Hands {
  return {
    async press(thing) {
      const { does, item } = await thing.evaluate((element) => {
        const { do: does, item } = (element as HTMLElement).dataset;
        return { does, item: item !== undefined };
      });
      const key = SHORTCUTS[does ?? ''];
      if (key !== undefined) return page.keyboard.press(key);
      if (item) await walkTo(page, thing, 'n');
      else {
        await page.keyboard.press('q');
        await walkTo(page, thing, 'Tab');
      }
      await page.keyboard.press('Enter');
    },
  };
}
