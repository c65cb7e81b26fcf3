/** What is awaited of whom, in sentences. */
import type { Decision, Id } from '../../../game/state';
import type { View } from '../../../game/view';
import { isKey, type Key } from '../../i18n';
import type { Catalog } from '../../net/catalog';
import type { Told } from '../session';
import { type Saying, saying, type Topic } from '../story/saying';

/** The id of the line that says what is awaited, by which other parts name themselves. */
export const PROMPT_WORDS = 'prompt-words';

/** What is responded to happened a few moves ago at most, since others may have been asked in between. */
const LOOK_BACK = 8;

type Kind = 'minion' | 'action' | 'base' | 'card';

/** What kind of card this id is; `card` if it is hidden. */
function kindOf(catalog: Catalog, view: View, id: Id): Kind {
  const def = view.cards[id]?.def ?? '';
  return catalog.bases.has(def) ? 'base' : (catalog.cards.get(def)?.type ?? 'card');
}

/** A card of the match as a topic. */
export function cardTopic(view: View, id: Id): Topic {
  return { card: view.cards[id]?.def ?? '' };
}

/** "a minion", "up to 2 actions", "any number of cards". */
function whatOf(catalog: Catalog, view: View, { options, min, max }: Decision): Saying {
  const ids = options.filter((option): option is Id => typeof option === 'number');
  const kinds = new Set(ids.map((id) => kindOf(catalog, view, id)));
  const [only = 'card'] = kinds;
  const kind: Kind = kinds.size === 1 ? only : 'card';
  const how = max <= 1 ? 'one' : min === max ? 'exactly' : max >= options.length && min === 0 ? 'any' : 'upTo';
  return saying(`what.${kind}.${how}`, { count: max });
}

/** The question as the player asked reads it; `story` tells what there is to respond to. */
export function questionSaying(catalog: Catalog, view: View, decision: Decision, story: readonly Told[] = []): Saying {
  if (decision.kind === 'respond') return respondSaying(view, decision, story);
  const { source, params = {}, min, max } = decision;
  const topics: Record<string, Topic> = { what: whatOf(catalog, view, decision), count: max };
  if (typeof params.card === 'number') topics.about = cardTopic(view, params.card);
  if (typeof params.saves === 'number') topics.saved = cardTopic(view, params.saves);
  if (typeof params.player === 'number') topics.receiver = { player: params.player };
  const effect = `effect.${params.verb}`;
  topics.effect = isKey(effect) ? saying(effect) : '';
  let sentence = saying(askKey(catalog, view, decision), topics);
  // "Any number" includes none.
  if (min === 0 && max > 0 && !decision.repeat && !(max > 1 && max >= decision.options.length))
    sentence = saying('ask.orNone', { sentence });
  return source > 0 && view.cards[source] ? saying('ask.by', { card: cardTopic(view, source), sentence }) : sentence;
}

/** The message for a question; some prompts have several, for what they come with. */
function askKey(catalog: Catalog, view: View, { prompt, params = {}, options, source }: Decision): Key {
  const key = `ask.${prompt}`;
  if (!isKey(key)) return 'ask.other';
  if (key === 'ask.give' && params.player !== undefined) return 'ask.give.to';
  if (key === 'ask.useAbility' && params.card === source) return 'ask.useAbility.plain';
  if (key === 'ask.lookAndDiscard' && options.includes('ok')) return 'ask.lookAndDiscard.plain';
  if (key === 'ask.transferTo' && typeof params.card === 'number') {
    return kindOf(catalog, view, params.card) === 'action' ? key : 'ask.transferTo.counters';
  }
  const plain = `${key}.plain`;
  return params.card === undefined && isKey(plain) && prompt !== 'lookAndDiscard' ? plain : key;
}

function respondSaying(view: View, { prompt }: Decision, story: readonly Told[]): Saying {
  if (prompt === 'beforeScoring' || prompt === 'afterScoring') {
    const base = view.scoring && cardTopic(view, view.scoring.base);
    return base ? saying(`respond.${prompt}`, { base }) : saying('respond.other');
  }
  const recent = story.slice(-LOOK_BACK).flatMap(({ events }) => events);
  const event = recent.findLast(({ type }) => type === prompt);
  if (event?.type !== 'played' && event?.type !== 'discarded') return saying('respond.other');
  return saying(`respond.${event.type}`, { player: { player: event.player }, card: { card: event.def } });
}

/** What is awaited of others, as everyone else reads it. */
export function awaitSaying(view: View): Saying {
  const { decision, phase, draft, active } = view;
  if (phase === 'over') return saying('turn.over');
  if (phase === 'draft') {
    const drafter = draft?.order[draft.picked];
    return drafter === undefined ? saying('awaits.start') : saying('awaits.pick', { player: { player: drafter } });
  }
  if (phase === 'opening')
    return saying('awaits.hand', { players: { list: view.mulligans.map((player) => ({ player })) } });
  if (!decision) return saying('awaits.play', { player: { player: active } });
  const player = { player: decision.player };
  if (decision.kind === 'respond') {
    const base = view.scoring && cardTopic(view, view.scoring.base);
    const { prompt } = decision;
    if (base && (prompt === 'beforeScoring' || prompt === 'afterScoring'))
      return saying(`awaits.${prompt}`, { player, base });
    return saying('awaits.respond', { player });
  }
  return decision.source > 0 && view.cards[decision.source]
    ? saying('awaits.choose', { player, card: cardTopic(view, decision.source) })
    : saying('awaits.chooseAlone', { player });
}

/** What the viewer may do in their own Play Cards phase. */
export function turnSaying(catalog: Catalog, view: View): Saying {
  const kinds = new Set(view.legal.plays.map(({ card }) => kindOf(catalog, view, card)));
  if (kinds.has('minion') && kinds.has('action')) return saying('turn.minionAction');
  if (kinds.has('minion')) return saying('turn.minion');
  if (kinds.has('action')) return saying('turn.action');
  return saying(view.legal.uses.length > 0 ? 'turn.uses' : 'turn.nothing');
}

/** What can be done with a lifted card. */
export function liftSaying(view: View, card: Id, places: readonly Id[], abilities: readonly string[]): Saying {
  const topic = { card: cardTopic(view, card) };
  if (places.length === 0) return saying('turn.liftUse', topic);
  if (abilities.length > 0) return saying('turn.liftBoth', topic);
  return saying(places.includes(0) ? 'turn.liftPlay' : 'turn.liftPlace', topic);
}
