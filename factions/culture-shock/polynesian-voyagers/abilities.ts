/** What the effect language cannot say of the Polynesian Voyagers. */
import type { Game, Id, PlayerId, Special, Static } from '../../../game/api';

/** Mo'ai: it matters who moves a minion, and whose minion it is. */
export const standGuard: Static = {
  query: 'immune',
  value: ({ game, you, self, here }, card, { verb, cause, to }) => {
    const mover = cause.doer ?? cause.player;
    if (verb !== 'move' || mover < 0 || mover === you) return false;
    return card === self || (to === here && game.controllerOf(card) === mover);
  },
};

/** Minions at the base that has just scored on which Sun Tattoo may be played and nothing is yet. */
function bare(game: Game, you: PlayerId, tattoo: Id): Id[] {
  const there = game.hosts(you, tattoo, {}).filter((id) => game.baseOf(id) === game.state.scoring?.base);
  return there.filter((id) => game.attached(id).length === 0);
}

/** Sun Tattoo: played at this time, it takes its minion along to another base. */
export const sailAway: Special = {
  at: 'afterScoring',
  from: 'hand',
  usable: ({ game, you, self }) => bare(game, you, self).length > 0,
  *run({ game, you, self }) {
    const minion = yield* game.choose(you, bare(game, you, self), { prompt: 'playOn', params: { card: self } });
    if (minion === null) return;
    yield* game.play(self, you, minion);
    if (game.card(self).play?.on !== minion) return;
    const others = game.bases().filter((base) => base !== game.baseOf(minion));
    yield* game.move(minion, yield* game.choose(you, others, { prompt: 'moveTo', params: { card: minion } }));
  },
};
