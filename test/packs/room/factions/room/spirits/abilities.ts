/** What the effect language does not say of the Spirits. */
import type { Game, Id, PlayerId, Replacement, Special, Trigger } from '../../../../../../game/api';

/** Charm: it goes over to another minion that it may be on; without one it is discarded like any other. */
export const clings: Replacement = {
  instead: 'discarded',
  covers: ({ game, self }, card) => card === self && game.leaving.has(game.card(self).play?.on ?? 0),
  *run({ game, you, self }) {
    const free = game
      .minions()
      .filter((id) => !game.leaving.has(id) && game.allows(id, { verb: 'transfer', cause: game.cause }));
    const to = yield* game.choose(you, free, { prompt: 'transferTo', params: { card: self } });
    return to !== null && (yield* game.transferAction(self, to));
  },
};

/** Minions of yours at the base that has just scored, with nothing on them. */
function unmarked(game: Game, you: PlayerId): Id[] {
  const base = game.state.scoring?.base ?? 0;
  return game.minions({ base, controller: you }).filter((id) => game.attached(id).length === 0);
}

/** Sunmark: played at an unusual time, it takes its minion away from the base. */
export const sunmark: Special = {
  at: 'afterScoring',
  from: 'hand',
  usable: ({ game, you }) => unmarked(game, you).length > 0,
  *run({ game, you, self }) {
    const minion = yield* game.choose(you, unmarked(game, you), { prompt: 'playOn' });
    if (minion === null) return;
    yield* game.play(self, you, minion);
    if (game.card(self).play?.on !== minion) return;
    const others = game.bases().filter((base) => base !== game.baseOf(minion));
    yield* game.move(minion, yield* game.choose(you, others, { prompt: 'moveTo' }));
  },
};

/** Falcon: one use for each stay in play, so a Falcon that was played again may be used again. */
export const falcon: Trigger = {
  on: 'beforeScoring',
  optional: true,
  *run({ game, you, self, here }) {
    const base = game.state.scoring?.base ?? 0;
    if (here !== base) return yield* game.move(self, base);
    yield* game.returnToHand(self);
    const others = game.bases().filter((id) => id !== base);
    const cards = game.player(you).hand.filter((id) => id === self);
    return yield* game.playOneOf(you, cards, { bases: others });
  },
};
