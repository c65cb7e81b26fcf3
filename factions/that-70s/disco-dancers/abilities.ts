/** What the effect language cannot say of the Disco Dancers. */
import type { Ability, Id } from '../../../game/api';

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

/**
 * Stayin' Alive: the chosen minion only lends its name; one whose name no card there has is no choice while another's
 * is there (OPEN-54). Cards of one name are all the same.
 */
export const stayinAlive: Ability = function* ({ game, you }) {
  const { discard } = game.player(you);
  const namesake = (minion: Id): Id | undefined => discard.find((id) => game.def(id).name === game.def(minion).name);
  const yours = game.minions({ controller: you });
  const named = yours.filter((id) => namesake(id) !== undefined);
  const minion = yield* game.choose(you, named.length > 0 ? named : yours);
  const card = minion === null ? undefined : namesake(minion);
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
