/** Which talents and Specials can be used now, and by whom. */
import type { Context, Special, Trigger } from '../definitions';
import type { Game } from '../engine/game';
import { type Source, withEvent } from '../engine/inPlay';
import type { GameEvent } from '../events';
import type { Id, PlayerId } from '../state';

/** A talent or Special, addressed by its card and a key: `talent`, `special:0` or, in a window, `trigger:0`. */
export interface Use {
  readonly card: Id;
  readonly ability: string;
}

/** Talents of cards in play that the active player controls and has not used up (TERM-talent). */
export function usableTalents(this: Game, player: PlayerId): Use[] {
  const { state } = this;
  if (state.step !== 'playCards' || state.active !== player) return [];
  return state.inPlay
    .filter((id) => {
      const { play } = this.card(id);
      if (play?.controller !== player || !this.def(id).talent || this.isFaulty(this.card(id).def)) return false;
      let uses = 1;
      this.sources(
        'talentUses',
        (value, { context }) => value(context, id),
        (more) => {
          uses += more;
        },
      );
      return this.marked(talentKey(this, id)) < uses && !this.cancelled(id, null);
    })
    .map((card) => ({ card, ability: 'talent' }));
}

export function talentKey(game: Game, id: Id): string {
  return `talent:${id}:${game.card(id).play?.since ?? 0}`;
}

/** Whether the talent of another card was used more than once this turn, wherever that card is now. */
export function talentRepeated(this: Game, except: Id): boolean {
  const own = talentKey(this, except);
  const { derived } = this;
  derived.repeatedTalents ??= repeatedIn(this.state.marks.filter((key) => key.startsWith('talent:')));
  return derived.repeatedTalents.some((key) => key !== own);
}

function repeatedIn(keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const key of keys) (seen.has(key) ? repeated : seen).add(key);
  return [...repeated];
}

/** Specials of a player's hand, discard pile and cards in play that fit the moment. */
export function usableSpecials(this: Game, player: PlayerId, at: Special['at'], event: GameEvent | null): Use[] {
  const result: Use[] = [];
  const consider = (card: Id, from: Special['from']): void => {
    const { specials } = this.def(card);
    if (specials.length === 0) return;
    for (const [index, special] of specials.entries()) {
      if (special.at === at && special.from === from && this.usable(player, card, index, event))
        result.push({ card, ability: `special:${index}` });
    }
  };
  if (this.hasSpecials(at, 'hand')) for (const card of this.player(player).hand) consider(card, 'hand');
  if (this.hasSpecials(at, 'discard')) for (const card of this.player(player).discard) consider(card, 'discard');
  if (this.hasSpecials(at, 'play')) {
    for (const card of this.state.inPlay) if (this.card(card).play?.controller === player) consider(card, 'play');
  }
  for (const { source } of openTriggers(this, player, event)) {
    result.push({ card: source.context.self, ability: `trigger:${source.part}` });
  }
  return result;
}

/** Whether a player may use this Special of a card now. */
export function usable(this: Game, player: PlayerId, card: Id, index: number, event: GameEvent | null): boolean {
  const def = this.def(card);
  const special = def.specials[index];
  if (!special || this.isFaulty(def.id)) return false;
  if (special.from === 'play' && this.cancelled(card, null)) return false;
  if (special.once === 'turn' && this.marked(onceKey(player, def.id, index)) > 0) return false;
  if (isOncePerTurn(special) && this.marked(useKey(this, card, index)) > 0) return false;
  if (special.once === 'scoring' && this.state.scoring?.used.includes(onceKey(player, def.id, index))) return false;
  if (def.type === 'action' && special.from !== 'play') {
    const fits =
      special.run && !def.playOn ? this.mayPlay({ card, player, on: 0 }) : this.hosts(player, card, {}).length > 0;
    if (!fits) return false;
  }
  const context: Context = { game: this, you: player, self: card, here: this.baseOf(card) };
  return this.test(def.id, () => special.usable?.(withEvent(context, event)) ?? true);
}

/** What a card in play lets you do on your turn it lets you do once a turn (TERM-onyourturn-2). */
export function isOncePerTurn(special: Special): boolean {
  return special.at === 'playCards' && special.from === 'play' && !special.often;
}

export function useKey(game: Game, card: Id, index: number): string {
  return `use:${card}:${game.card(card).play?.since ?? 0}:${index}`;
}

export function onceKey(player: PlayerId, def: string, index: number): string {
  return `once:${player}:${def}:${index}`;
}

/** Optional scoring abilities of cards in play that were declined and may still be used in the window (OPEN-16). */
export function openTriggers(game: Game, player: PlayerId, event: GameEvent | null): { source: Source<Trigger> }[] {
  const { scoring } = game.state;
  if (!scoring || !event) return [];
  return (game.now.triggers.get(event.type) ?? [])
    .filter((source) => {
      const { context, value } = source;
      if (context.you !== player || !value.optional || scoring.used.includes(scoringKey(game, source))) return false;
      if (game.silenced(source)) return false;
      return game.test(source.def, () => value.when?.(withEvent(context, event)) ?? true);
    })
    .map((source) => ({ source }));
}

export function scoringKey(game: Game, source: Source<Trigger>): string {
  const { self } = source.context;
  return `${self}:${game.card(self).play?.since ?? 0}:${source.part}`;
}

/**
 * Whether, by what everyone can see, the player might have a Special for this moment (OPEN-18): a usable one in play or
 * in the discard pile, or a hand that could hold one. `uses` are those they really have.
 */
export function mayHaveSpecial(
  this: Game,
  player: PlayerId,
  at: Special['at'],
  event: GameEvent | null,
  uses: readonly Use[] = this.usableSpecials(player, at, event),
): boolean {
  const { hand, deck } = this.player(player);
  if (uses.some(({ card }) => !hand.includes(card))) return true;
  if (hand.length === 0 || !this.hasSpecials(at, 'hand')) return false;
  const foreign =
    hand.some((id) => this.card(id).owner !== player) || deck.some((id) => this.card(id).owner !== player);
  const fits = (id: Id): boolean =>
    (foreign || this.card(id).owner === player) &&
    this.def(id).specials.some((special) => special.at === at && special.from === 'hand');
  return this.state.players.some((other) => other.hand.some(fits) || other.deck.some(fits));
}
