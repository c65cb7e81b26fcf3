/** Abilities that fail in every way an ability can. */
import type { Ability, Replacement, Static, Trigger } from '../../../../../../game/api';

/** Throws at once, after having changed something. */
// biome-ignore lint/correctness/useYield: it fails before it could ask.
export const throws: Ability = function* ({ game, you }) {
  game.gainVp(you, 5);
  throw new Error('boom');
};

/** Never ends. */
export const loops: Ability = function* ({ game, self }) {
  for (;;) yield* game.addCounters(self, 1);
};

/** Asks, and throws on the answer. */
export const asksAndThrows: Ability = function* ({ game, you }) {
  yield* game.confirm(you, 'useAbility');
  throw new Error('late boom');
};

/** Throws whenever a minion is played. */
export const watches: Trigger = {
  on: 'played',
  // biome-ignore lint/correctness/useYield: it fails before it could ask.
  *run() {
    throw new Error('seen');
  },
};

/** Throws when the engine asks whether it is set off. */
export const doubts: Trigger = {
  on: 'played',
  when: () => {
    throw new Error('in doubt');
  },
  *run() {},
};

/** Throws when asked for a power. */
export const lies: Static = {
  query: 'power',
  value: () => {
    throw new Error('no power');
  },
};

/** Throws when it should take the place of a destruction. */
export const guards: Replacement = {
  instead: 'destroyed',
  covers: () => true,
  // biome-ignore lint/correctness/useYield: it fails before it could ask.
  *run() {
    throw new Error('off guard');
  },
};

/** A talent that throws. */
// biome-ignore lint/correctness/useYield: it fails before it could ask.
export const tinkers: Ability = function* () {
  throw new Error('oops');
};

/** Throws when asked whom it speaks to. */
export const wanders: Trigger = {
  on: 'played',
  player: () => {
    throw new Error('nobody there');
  },
  *run() {},
};
