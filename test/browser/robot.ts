/**
 * Plays anything legal that can be seen on the table: cards that stand out, places for them, options and buttons. It picks
 * the first that will do, so a match with a fixed seed goes the same way each time.
 */
import type { Hands } from './hands';
import type { Person } from './person';

/** Everything that means something to press. */
const PRESSABLE = 'button[data-meaning]:visible, button[data-do]:visible, .draft button[data-option]:visible';

interface Seen {
  readonly at: number;
  /** What the table says that a press would do; `do:…` for a button. */
  readonly means: string;
  readonly thing: string;
  readonly inHand: boolean;
  readonly isChosen: boolean;
  readonly isOff: boolean;
}

/** How questions are answered: with the first option, or by declining wherever that is possible. */
export type Temper = 'eager' | 'modest';

export class Robot {
  /** Things lifted in this turn, so that none is tried for ever. */
  private tried = new Set<string>();
  temper: Temper = 'modest';
  /** Factions to pick in a draft, if they are there. */
  wishes: readonly string[] = [];

  constructor(
    readonly person: Person,
    public hands: Hands,
  ) {}

  /** Plays until something holds, or to the end of the game. */
  async plays(until: () => boolean | Promise<boolean> = () => false, most = 1500): Promise<void> {
    for (let steps = 0; steps < most; steps++) {
      if (await until()) return;
      if (!(await this.acts())) return;
    }
    throw new Error(`no end after ${most} presses`);
  }

  /** Waits for something to do and does it; returns whether the game goes on. */
  async acts(): Promise<boolean> {
    let seen = await this.look();
    while (seen.length === 0) {
      await this.person.see(PRESSABLE).first().waitFor();
      seen = await this.look();
    }
    // The end has a button that leads back to the table.
    if (seen.some(({ means }) => means === 'do:look')) return false;
    const one = this.choose(seen);
    if (!one) throw new Error(`nothing to press among ${JSON.stringify(seen)}`);
    await this.press(one);
    return true;
  }

  private async look(): Promise<Seen[]> {
    return this.person.see(PRESSABLE).evaluateAll((elements) =>
      (elements as HTMLButtonElement[]).map((element, at) => ({
        at,
        means: element.dataset.meaning ?? (element.dataset.do ? `do:${element.dataset.do}` : 'pick'),
        thing: element.dataset.option ?? element.dataset.do ?? '',
        inHand: element.closest('.hand') !== null,
        isChosen: element.dataset.chosen !== undefined || element.getAttribute('aria-pressed') === 'true',
        isOff: element.disabled || element.getAttribute('aria-disabled') === 'true',
      })),
    );
  }

  private choose(seen: readonly Seen[]): Seen | undefined {
    const able = seen.filter(({ isOff }) => !isOff);
    const first = (...means: string[]): Seen | undefined => {
      for (const one of means) {
        const found = able.find((other) => other.means === one);
        if (found) return found;
      }
      return undefined;
    };
    const options = able.filter(({ means, isChosen }) => means === 'option' && !isChosen);
    const wish = able.find(({ means, thing }) => means === 'pick' && this.wishes.includes(thing));
    const go = wish ?? first('pick', 'do:keep', 'place', 'do:play', 'do:use', 'do:confirm');
    if (go) return go;
    if (this.temper === 'modest') {
      const decline = first('do:decline');
      if (decline) return decline;
    }
    if (options[0]) return options[0];
    const lifts = able.filter(({ means, thing }) => means === 'lift' && !this.tried.has(thing));
    return lifts.find(({ inHand }) => inHand) ?? lifts[0] ?? first('do:decline', 'do:finish');
  }

  private async press({ at, means, thing }: Seen): Promise<void> {
    if (means === 'lift') this.tried.add(thing);
    else if (means === 'do:finish') this.tried.clear();
    await this.hands.press(this.person.see(PRESSABLE).nth(at));
    await this.person.settled();
  }
}
