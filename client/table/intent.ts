/**
 * What the player is about to do: the card they have lifted and the options they have chosen so far. One press on a thing,
 * by mouse, finger or key, is all the table knows; this decides what it means.
 */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { fits } from '../../game/engine/answers';
import type { Decision, Id, OptionId } from '../../game/state';
import type { View } from '../../game/view';
import type { Session } from './session';

/** What a press on a thing would do now. */
export type Meaning =
  /** An option of the question asked. */
  | 'option'
  /** A card that can be lifted: played from the hand, or with an ability to use. */
  | 'lift'
  /** A place for the lifted card. */
  | 'place'
  | null;

export interface Intent {
  /** The question asked of this player, with its options. */
  readonly asked: ReadonlySignal<Decision | null>;
  readonly chosen: ReadonlySignal<readonly OptionId[]>;
  readonly lifted: ReadonlySignal<Id | null>;
  /** Where the lifted card may go; 0 stands for a play that needs no place. */
  readonly places: ReadonlySignal<readonly Id[]>;
  /** Abilities of the lifted card that can be used now. */
  readonly abilities: ReadonlySignal<readonly string[]>;
  /** The extra play to which the next play is put down; null leaves it to the rules. */
  readonly using: ReadonlySignal<string | null>;
  /** Whether the chosen options are an answer. */
  readonly ready: ReadonlySignal<boolean>;
  meaning(thing: OptionId): Meaning;
  press(thing: OptionId): void;
  /** Takes back one press of an option that can be given several times. */
  unpress(option: OptionId): void;
  lift(card: Id): void;
  drop(): void;
  /** Puts the chosen options in another order. */
  reorder(options: readonly OptionId[]): void;
  useAllowance(key: string | null): void;
  /** Plays the lifted card where it needs no place, or on this one. */
  play(on: Id): void;
  use(ability: string): void;
  confirm(): void;
  decline(): void;
  finish(): void;
  undo(): void;
  stop(): void;
}

export function intentOf({ me, view, make }: Session): Intent {
  const chosen = signal<readonly OptionId[]>([]);
  const lifted = signal<Id | null>(null);
  const using = signal<string | null>(null);

  const asked = computed(() => questionFor(view.value, me));
  const places = computed<readonly Id[]>(() => playOf(view.value, lifted.value)?.on ?? []);
  const abilities = computed<readonly string[]>(() =>
    (view.value?.legal.uses ?? []).filter(({ card }) => card === lifted.value).map(({ ability }) => ability),
  );
  const ready = computed(() => asked.value !== null && fits(asked.value, chosen.value));

  // A new question begins with nothing chosen; a lifted card that can do nothing any more falls back.
  let question = '';
  const stop = effect(() => {
    const now = JSON.stringify(asked.value);
    if (now !== question) {
      question = now;
      chosen.value = [];
    }
    if (lifted.peek() !== null && !canLift(view.value, lifted.peek())) {
      lifted.value = null;
      using.value = null;
    }
  });

  const answer = (options: readonly OptionId[]): void => make?.({ type: 'answer', answer: [...options] });

  const intent: Intent = {
    asked,
    chosen,
    lifted,
    places,
    abilities,
    using,
    ready,
    meaning(thing) {
      if (!make) return null;
      if (asked.value) return optionFor(asked.value, thing) === null ? null : 'option';
      if (typeof thing !== 'number') return null;
      if (places.value.includes(thing)) return 'place';
      return canLift(view.value, thing) ? 'lift' : null;
    },
    press(thing) {
      const meaning = intent.meaning(thing);
      if (meaning === 'option' && asked.value) {
        const option = optionFor(asked.value, thing) ?? thing;
        if (asked.value.max === 1) answer([option]);
        else chosen.value = pressed(asked.value, chosen.value, option);
      } else if (meaning === 'place') intent.play(thing as Id);
      else if (meaning === 'lift') {
        if (lifted.value === thing) again();
        else intent.lift(thing as Id);
      } else intent.drop();
    },
    unpress(option) {
      const at = chosen.value.lastIndexOf(option);
      if (at >= 0) chosen.value = chosen.value.filter((_, index) => index !== at);
    },
    lift(card) {
      if (!canLift(view.value, card)) return;
      lifted.value = card;
      using.value = null;
    },
    drop() {
      lifted.value = null;
      using.value = null;
    },
    reorder(options) {
      chosen.value = options;
    },
    useAllowance(key) {
      using.value = key;
    },
    play(on) {
      const card = lifted.value;
      if (card === null) return;
      make?.({ type: 'play', card, on, ...(using.value !== null && { using: using.value }) });
      intent.drop();
    },
    use(ability) {
      const card = lifted.value;
      if (card === null) return;
      make?.({ type: 'use', card, ability });
      intent.drop();
    },
    confirm() {
      if (ready.value) answer(chosen.value);
    },
    decline() {
      if (asked.value?.min === 0) answer([]);
    },
    finish() {
      if (view.value?.legal.finish) make?.({ type: 'finish' });
    },
    undo() {
      if (view.value?.legal.undo) make?.({ type: 'undo' });
    },
    stop,
  };

  /** A second press on a lifted card does what it can do, if that is one thing only. */
  function again(): void {
    const [ability, ...others] = abilities.value;
    if (places.value.length === 0 && ability !== undefined && others.length === 0) intent.use(ability);
    else if (places.value.includes(0) && ability === undefined) intent.play(0);
    else intent.drop();
  }
  return intent;
}

/** The question a view asks of a player, if it does. */
function questionFor(view: View | null, me: number | null): Decision | null {
  const decision = view?.decision;
  return decision && decision.player === me && 'options' in decision ? decision : null;
}

/** The option that a thing stands for: itself, or the one use of its card (`12/special:0`) that is offered. */
function optionFor({ options }: Decision, thing: OptionId): OptionId | null {
  if (options.includes(thing)) return thing;
  const uses = options.filter((option) => typeof option === 'string' && option.startsWith(`${thing}/`));
  return uses.length === 1 ? (uses[0] ?? null) : null;
}

function playOf(view: View | null, card: Id | null): View['legal']['plays'][number] | undefined {
  return view?.legal.plays.find((play) => play.card === card);
}

function canLift(view: View | null, card: Id | null): boolean {
  return playOf(view, card) !== undefined || (view?.legal.uses ?? []).some((use) => use.card === card);
}

/** The chosen options after one more press. */
function pressed(decision: Decision, chosen: readonly OptionId[], option: OptionId): readonly OptionId[] {
  if (decision.repeat) {
    const times = chosen.filter((one) => one === option).length;
    const room = chosen.length < decision.max && times < (decision.limits?.[option] ?? Number.POSITIVE_INFINITY);
    return room ? [...chosen, option] : chosen;
  }
  return chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
}
