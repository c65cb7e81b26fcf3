/** Questions to players. What cannot be refused and has one answer answers itself; what has none is skipped. */
import type { Effect } from '../definitions';
import type { Game } from '../engine/game';
import { MOST_ANSWERED } from '../engine/work';
import type { Answer, Decision, Id, OptionId, PlayerId } from '../state';

/** How a question is put; what is left out is one choice, with the prompt `choose`. */
export interface Ask extends Partial<Omit<Decision, 'player' | 'source' | 'options'>> {
  /** Nothing may be chosen, whatever `min` says. */
  readonly optional?: boolean;
  /** Ask even if there is nothing to choose, so that the question itself gives nothing away. */
  readonly always?: true;
}

/** Asks for some of the options. */
export function* ask(this: Game, player: PlayerId, options: readonly OptionId[], how: Ask = {}): Effect<Answer> {
  this.tick();
  const available = how.repeat ? MOST_ANSWERED : options.length;
  const max = Math.min(how.max ?? 1, available);
  let min = how.optional ? 0 : Math.min(how.min ?? 1, max);
  if (how.groups && min > 1) {
    min = Math.min(min, mostTogether(options, how.groups));
    options = inGroupsOf(min, options, how.groups);
  }
  if (!how.always && !how.shows?.length) {
    if (options.length === 0) return [];
    if (min === options.length && !how.ordered && !how.repeat && how.maxWeight === undefined) return options;
    if (options.length === 1 && min === max) return new Array<OptionId>(max).fill(options[0] as OptionId);
  }
  if (how.shows?.length) this.secretsOut = true;
  if (!this.isTrial) this.work.ask();
  const answer = yield decision(this, player, options, how, min, max);
  this.tick();
  return answer;
}

type Groups = NonNullable<Decision['groups']>;

/** How many of the options can be chosen together. */
export function mostTogether(options: readonly OptionId[], groups: Groups | undefined): number {
  if (!groups) return options.length;
  return Math.max(0, ...options.map((option) => groupOf(option, options, groups).length));
}

/** The options that can be chosen together with enough others. */
function inGroupsOf(size: number, options: readonly OptionId[], groups: Groups): readonly OptionId[] {
  return options.filter((option) => groupOf(option, options, groups).length >= size);
}

function groupOf(option: OptionId, options: readonly OptionId[], groups: Groups): readonly OptionId[] {
  return options.filter((other) => groups[other] === groups[option]);
}

/** The question as data, with nothing in it that was not said. */
function decision(
  game: Game,
  player: PlayerId,
  options: readonly OptionId[],
  how: Ask,
  min: number,
  max: number,
): Decision {
  const { kind = 'choose', prompt = 'choose' } = how;
  const asked: { -readonly [Key in keyof Decision]: Decision[Key] } = {
    player,
    kind,
    prompt,
    source: game.cause.source,
    options,
    min,
    max,
  };
  if (how.params) asked.params = how.params;
  if (how.ordered) asked.ordered = true;
  if (how.repeat) asked.repeat = true;
  if (how.limits) asked.limits = how.limits;
  if (how.groups) asked.groups = how.groups;
  if (how.weights) asked.weights = how.weights;
  if (how.maxWeight !== undefined) asked.maxWeight = how.maxWeight;
  if (how.shows?.length) asked.shows = how.shows;
  return asked;
}

/** Asks for one card, base or minion; null if there is none or, where optional, none is wanted. */
export function* choose(
  this: Game,
  player: PlayerId,
  options: readonly Id[],
  how: Omit<Ask, 'min' | 'max'> = {},
): Effect<Id | null> {
  const answer = yield* this.ask(player, options, how);
  return (answer[0] as Id | undefined) ?? null;
}

/** Asks for several cards. */
export function* chooseSome(this: Game, player: PlayerId, options: readonly Id[], how: Ask = {}): Effect<Id[]> {
  return (yield* this.ask(player, options, how)) as Id[];
}

/** Yes or no. */
export function* confirm(this: Game, player: PlayerId, prompt: string, params?: Ask['params']): Effect<boolean> {
  const [answer] = yield* this.ask(player, ['yes', 'no'], { prompt, ...(params && { params }) });
  return answer === 'yes';
}

/** One of several named ways. */
export function* chooseOption<T extends string>(
  this: Game,
  player: PlayerId,
  options: readonly T[],
  prompt: string,
  shows: readonly Id[] = [],
): Effect<T> {
  const [answer] = yield* this.ask(player, options, { prompt, shows });
  return answer as T;
}

/** A number from 0 to `max`. */
export function* chooseNumber(this: Game, player: PlayerId, max: number, prompt: string): Effect<number> {
  const options = Array.from({ length: max + 1 }, (_, n) => String(n));
  return Number((yield* this.ask(player, options, { prompt }))[0] ?? 0);
}

/** One of these players. */
export function* choosePlayer(
  this: Game,
  player: PlayerId,
  among: readonly PlayerId[],
  prompt = 'choosePlayer',
  params?: Ask['params'],
): Effect<PlayerId | null> {
  const [answer] = yield* this.ask(
    player,
    among.map((other) => `p${other}`),
    { prompt, ...(params && { params }) },
  );
  return answer === undefined ? null : Number(String(answer).slice(1));
}

/** The cards in an order the player likes; the first will be on top. */
export function* arrange(this: Game, player: PlayerId, cards: readonly Id[], prompt = 'arrange'): Effect<Id[]> {
  if (cards.length < 2) return [...cards];
  const size = cards.length;
  return (yield* this.ask(player, cards, { prompt, min: size, max: size, ordered: true, shows: cards })) as Id[];
}

/** Shows hidden cards to one player, who goes on when they have seen them. */
export function* show(this: Game, player: PlayerId, cards: readonly Id[], prompt = 'look'): Effect {
  if (cards.length > 0) yield* this.ask(player, ['ok'], { prompt, shows: cards });
}
