/** What the effect language does not say of the Builders. */
import type { Ability, Context, Static, Trigger } from '../../../../../../game/api';

/** Timing: counters of a card, a further use of its talent, or both. */
export const timing: Ability = function* ({ game, you }) {
  const yours = game.state.inPlay.filter((id) => game.controllerOf(id) === you);
  const card = yield* game.choose(you, yours);
  if (card === null) return;
  const ways = ['counters', ...(game.def(card).talent ? ['talent', 'both'] : [])];
  const way = yield* game.chooseOption(you, ways, 'timing');
  if (way !== 'talent') {
    const others = game.state.inPlay.filter((id) => id !== card);
    const to = yield* game.choose(you, others, { prompt: 'transferTo' });
    const count = yield* game.chooseNumber(you, game.card(card).play?.counters ?? 0, 'howMany');
    if (to !== null) yield* game.transferCounters(card, to, count);
  }
  if (way !== 'counters') yield* game.useAbility(you, card, 'talent', null);
};

/** Hush: a minion is as if it had no abilities until the end of the turn. */
export const hush: Ability = function* ({ game, you }) {
  const minion = yield* game.choose(you, game.minions());
  if (minion !== null) yield* game.cancel(minion, game.endOfTurn());
};

/** Skywatch: turned down, the card is down for every Skywatch, until the end of the turn. */
const DOWN = 'skywatch:down';
const up = ({ game }: Context): boolean => game.marked(DOWN) === 0;

/** Skywatch: its base has what the top card of the base deck has. */
export const lent: Static = {
  query: 'borrows',
  value: (context, base) => {
    const { game, here } = context;
    const [top] = game.state.baseDeck;
    return base === here && top !== undefined && up(context) ? [game.card(top).def] : [];
  },
};

/** Skywatch: everyone sees that card while it is not turned down. */
export const faceUp: Static = { query: 'faceUpBase', value: up };

/** Skywatch: whoever's turn begins may turn it down. */
export const turnDown: Trigger = {
  on: 'turnBegan',
  optional: true,
  player: ({ game }) => [game.state.active],
  // biome-ignore lint/correctness/useYield: an ability is a generator, also one that never asks.
  *run({ game }) {
    game.mark(DOWN);
  },
};

/** Skywatch: the top card of the base deck goes to its bottom. */
// biome-ignore lint/correctness/useYield: an ability is a generator, also one that never asks.
export const skip: Ability = function* ({ game }) {
  const [top, ...rest] = game.topBases(game.state.baseDeck.length);
  if (top !== undefined) game.set({ baseDeck: [...rest, top] });
};
