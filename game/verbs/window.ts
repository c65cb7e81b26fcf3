/** Me First!: opportunities to use Specials, one player after the other (SCORE-M2 to M6, ORDER-4). */
import type { Effect, Special } from '../definitions';
import type { Game } from '../engine/game';
import { withEvent } from '../engine/inPlay';
import type { GameEvent } from '../events';
import { openTriggers } from '../queries/uses';
import type { Id, PlayerId } from '../state';

/** Gives a player the opportunity to use one Special; true if they did. */
export function* opportunity(this: Game, player: PlayerId, at: Special['at'], event: GameEvent): Effect<boolean> {
  const { priority } = this.state.options;
  const uses = this.usableSpecials(player, at, event);
  const asked =
    priority === 'always' ||
    uses.length > 0 ||
    (priority === 'covered' && this.mayHaveSpecial(player, at, event, uses));
  if (!asked) return false;
  const options = uses.map(({ card, ability }) => `${card}/${ability}`);
  const [answer] = yield* this.ask(player, options, { kind: 'respond', prompt: at, min: 0, max: 1, always: true });
  if (answer === undefined) {
    this.tell({ type: 'passed', player });
    return false;
  }
  const [card, ability] = String(answer).split('/') as [string, string];
  yield* this.useAbility(player, Number(card), ability, event);
  return true;
}

/** A whole window for an event that cards off the table may react to, such as a card being played. */
export function* offTable(this: Game, event: GameEvent): Effect {
  const at = event.type as Special['at'];
  if (!this.hasSpecials(at)) return;
  let passes = 0;
  let player = this.state.active;
  while (passes < this.state.players.length) {
    const used = this.mayHaveSpecial(player, at, event) && (yield* this.opportunity(player, at, event));
    passes = used ? 0 : passes + 1;
    player = (player + 1) % this.state.players.length;
  }
}

/** Uses a talent or Special of a card, addressed by its key. */
export function* useAbility(this: Game, player: PlayerId, card: Id, ability: string, event: GameEvent | null): Effect {
  const def = this.def(card);
  if (ability.startsWith('trigger:')) {
    const open = openTriggers(this, player, event).find(
      ({ source }) => source.context.self === card && `trigger:${source.part}` === ability,
    );
    if (!open || !event) return;
    this.noteUsed(`${card}:${this.card(card).play?.since ?? 0}:${open.source.part}`);
    const cause = this.causeFor(card, open.source.def, player, 'special');
    const { context, value } = open.source;
    yield* this.whole(cause, () => this.tellingIfNothing(() => value.run(withEvent(context, event))));
    return;
  }
  if (ability === 'talent') {
    if (!def.talent) return;
    this.tell({ type: 'used', card, def: def.id, player, via: 'talent' });
    const cause = this.causeFor(card, def.id, player, 'talent');
    return yield* this.runTalent(def.talent, this.contextOf(card, player), cause);
  }
  const index = Number(ability.slice('special:'.length));
  const special = def.specials[index];
  if (!special) return;
  this.noteSpecial(player, card, index);
  if (def.type === 'action' && special.from !== 'play' && (!special.run || !def.playOn)) {
    return yield* this.scope(() => playSpecial(this, player, card, special));
  }
  this.tell({ type: 'used', card, def: def.id, player, via: 'special' });
  const cause = this.causeFor(card, def.id, player, 'special');
  const { run } = special;
  const context = withEvent(this.contextOf(card, player), event);
  if (run) yield* this.whole(cause, () => this.tellingIfNothing(() => run(context)));
}

/** An action played through its Special. */
function* playSpecial(game: Game, player: PlayerId, card: Id, special: Special): Effect {
  const hosts = game.hosts(player, card, {}).filter((host) => host !== 0);
  const on = yield* game.choose(player, hosts, { prompt: 'playOn', params: { card } });
  yield* game.play(card, player, on ?? 0, special.run ? { text: special.run } : {});
}
