/** What the effect language cannot say of the Ancient Incas. */
import type { Ability, Context, Effect, Id, Static, Trigger } from '../../../game/api';

/** Child of the Sun: your first action on this base this turn, even if this minion was not here yet. */
export const firstOfTheTurn: Trigger = {
  on: 'played',
  when: ({ game, you, here, event }) => {
    if (event.type !== 'played' || event.cardType !== 'action' || event.player !== you || event.on !== here)
      return false;
    const first = game.state.played.find(({ player, type, on }) => player === you && type === 'action' && on === here);
    return first?.since === event.since;
  },
  *run({ game, you }) {
    yield* game.extra(you, 'action');
  },
};

/** Golden Condor: what has come back to your hand is played again at once, in an order and on bases you choose. */
export const goldenCondor: Ability = function* ({ game, you }) {
  const yours = game.actions({ where: 'base', controller: you });
  const picked = yield* game.chooseSome(you, yours, { prompt: 'return', min: 0, max: yours.length });
  let waiting: readonly Id[] = yield* game.returnToHand(picked);
  while (waiting.length > 0) {
    const inHand = waiting.filter((id) => game.player(you).hand.includes(id));
    const played = yield* game.playOneOf(you, inHand, {}, { must: true });
    if (played === null) return;
    waiting = inHand.filter((id) => id !== played);
  }
};

/** One of your minions goes from this base to one of the others, or from one of them to here. */
function* travel({ game, you, here }: Context, others: readonly Id[]): Effect {
  const travellers = game.minions({ controller: you }).filter((id) => [here, ...others].includes(game.baseOf(id)));
  const minion = yield* game.choose(you, travellers, { prompt: 'move', optional: true });
  if (minion === null) return;
  const ends = game.baseOf(minion) === here ? others : [here];
  yield* game.move(minion, yield* game.choose(you, ends, { prompt: 'moveTo', params: { card: minion } }));
}

/** Royal Highway: it leads to every other base when it is played. */
export const openRoad: Ability = (context) => {
  const { game, here } = context;
  return travel(
    context,
    game.bases().filter((base) => base !== here),
  );
};

/** Royal Highway: later it leads to the base on which you have just played an action. */
export const nextStage: Trigger = {
  on: 'played',
  when: ({ game, you, here, event }) =>
    event.type === 'played' &&
    event.cardType === 'action' &&
    event.player === you &&
    event.on !== here &&
    game.bases().includes(event.on),
  run: (context) => travel(context, context.event?.type === 'played' ? [context.event.base] : []),
};

/** Signs in the Stars: turned down, the card is down for every copy, until the end of the turn. */
const DOWN = 'signs-in-the-stars:down';
const isUp = ({ game }: Context): boolean => game.marked(DOWN) === 0;

/** Signs in the Stars: its base has what the top card of the base deck has. */
export const lent: Static = {
  query: 'borrows',
  value: (context, base) => {
    const { game, here } = context;
    const [top] = game.state.baseDeck;
    return base === here && top !== undefined && isUp(context) ? [game.card(top).def] : [];
  },
};

/** Signs in the Stars: everyone sees that card unless it is turned down. */
export const faceUp: Static = { query: 'faceUpBase', value: isUp };

/** Signs in the Stars: whoever's turn begins may turn it down, if it is not down already. */
export const turnDown: Trigger = {
  on: 'turnBegan',
  optional: true,
  player: ({ game }) => (game.faceUpBase() === null ? [] : [game.state.active]),
  // biome-ignore lint/correctness/useYield: an ability is a generator, also one that never asks.
  *run({ game }) {
    game.mark(DOWN);
  },
};

/** Signs in the Stars: the top card of the base deck goes to its bottom. */
// biome-ignore lint/correctness/useYield: an ability is a generator, also one that never asks.
export const nextSign: Ability = function* ({ game }) {
  const [top] = game.topBases();
  if (top !== undefined) game.set({ baseDeck: [...game.state.baseDeck.slice(1), top] });
};
