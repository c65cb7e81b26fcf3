/** What the effect language cannot say of the Disco Dancers. */
import type { Ability } from '../../../game/api';

/** Last Dance: the VP for a minion is for who chose it, also where it was chosen for a copy. */
export const lastDance: Ability = function* ({ game }) {
  const gone = game.frame?.affected ?? [];
  for (const player of game.order()) {
    const before = gone.length;
    const mine = game.minions({ controller: player });
    const minion = yield* game.choose(player, mine, { prompt: 'destroy', optional: true });
    yield* game.carriedOutBy(player, () => game.destroy(minion));
    for (const { copiedBy } of gone.slice(before)) game.gainVp(copiedBy ?? player, 1);
  }
};

/** Stayin' Alive: the chosen minion only lends its name; cards of one name are all the same. */
export const stayinAlive: Ability = function* ({ game, you }) {
  const minion = yield* game.choose(you, game.minions({ controller: you }));
  const card = game.player(you).discard.find((id) => minion && game.def(id).name === game.def(minion).name);
  if (card === undefined) return;
  game.tell({ type: 'tookFromDiscard', player: you, card, def: game.card(card).def, to: 'hand' });
  game.put([card], 'hand');
};

/** Turn the Beat Around: only those that gained power are counted; one minion may lose it several times. */
export const turnTheBeatAround: Ability = function* ({ game, you }) {
  const minion = yield* game.choose(you, game.minions(), { prompt: 'gainPower' });
  if (minion === null) return;
  const base = game.baseOf(minion);
  for (const _ of yield* game.gainPower(minion, 1)) {
    const loser = yield* game.choose(you, game.minions({ base }), { prompt: 'losePower' });
    yield* game.gainPower(loser, -1);
  }
};
