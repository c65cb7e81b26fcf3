/** The grammar of the effect language beyond its schema: one verb, one kind, and words only where they mean something. */
import type { Finding } from '../problem';
import { isMapping } from '../schema';
import type { Part } from '../walk';

/** A card or base, as far as the words in its abilities depend on it. */
export interface Speaker {
  /** Whether it is played on something, its host. */
  hasHost: boolean;
  namesFaction: boolean;
}

const SELECTOR_KINDS = ['minion', 'action', 'base', 'card', 'player'];
const QUANTITIES = ['each', 'anyNumber', 'upTo', 'exactly'];
const COUNTS = ['count', 'powerOf', 'countersOn', 'affected', 'taken'];
/** The keys under which there is an event, and so a card it is about. */
const EVENTS = ['trigger', 'insteadOfDestroyed', 'special'];

export function checkLanguage(part: Part, speaker: Speaker): Finding[] {
  const { data, definition } = part;
  if (!isMapping(data)) return checkWord(part, speaker);
  switch (definition) {
    case 'effect':
      return exactlyOne(part, verbsOf(data), 'an effect', 'a verb', 'write a list to do one after the other');
    case 'selector':
      return checkSelector(part, data);
    case 'amount':
      return exactlyOne(part, among(data, COUNTS), 'an amount', `one of ${COUNTS.join(', ')}`, 'count one thing');
    case 'trigger':
      return exactlyOne(part, among(data, ['after', 'at']), 'a trigger', '"after" or "at"', 'write two triggers');
    case 'ongoing':
      return exactlyOne(part, Object.keys(data), 'an ongoing ability', 'a key', 'write a list for several');
    case 'special':
      return checkSpecial(part, data);
    case 'filter':
      return checkFilter(part, data, speaker);
    default:
      return [];
  }
}

function verbsOf(effect: Record<string, unknown>): string[] {
  return Object.keys(effect).filter((key) => key !== 'if' && key !== 'to');
}

function checkSelector(part: Part, selector: Record<string, unknown>): Finding[] {
  const findings = exactlyOne(
    part,
    among(selector, SELECTOR_KINDS),
    'a selector',
    `one of ${SELECTOR_KINDS.join(', ')}`,
    'use two effects',
  );
  const [first, second] = among(selector, QUANTITIES);
  if (second) {
    const message = `a selector has at most one quantity, not both "${first}" and "${second}"`;
    findings.push({ path: [...part.path, second], at: 'key', message });
  }
  if ('card' in selector && !('in' in selector)) {
    const message = '"card" needs the key "in" beside it (hand, deck or discard)';
    findings.push({ path: [...part.path, 'card'], at: 'key', message });
  }
  if ('in' in selector && !('card' in selector)) {
    const message = '"in" goes only with "card"; minions, actions and bases are meant in play';
    findings.push({ path: [...part.path, 'in'], at: 'key', message });
  }
  return findings;
}

function checkSpecial(part: Part, special: Record<string, unknown>): Finding[] {
  const keys = 'code' in special ? Object.keys(special) : among(special, ['at']);
  return exactlyOne(part, keys, 'a special ability', '"at" or "code"', 'code stands alone');
}

function checkFilter({ path }: Part, filter: Record<string, unknown>, speaker: Speaker): Finding[] {
  const findings: Finding[] = [];
  if (filter.on === 'host') findings.push(...checkHost([...path, 'on'], speaker));
  if (filter.faction === 'named' && !speaker.namesFaction) {
    const message = 'the faction "named" needs a "nameFaction" on the same card';
    findings.push({ path: [...path, 'faction'], at: 'value', message });
  }
  return findings;
}

function checkWord({ data, definition, path }: Part, speaker: Speaker): Finding[] {
  if (definition !== 'ref' && definition !== 'subject') return [];
  if (data === 'host') return checkHost(path, speaker);
  if (data === 'trigger' && !path.some((segment) => EVENTS.includes(String(segment)))) {
    const message = `"trigger" is known only inside ${EVENTS.map((key) => `"${key}"`).join(', ')}`;
    return [{ path, at: 'value', message }];
  }
  return [];
}

function checkHost(path: Part['path'], speaker: Speaker): Finding[] {
  if (speaker.hasHost) return [];
  return [{ path, at: 'value', message: '"host" is known only on an action with "playOn"' }];
}

function exactlyOne({ path }: Part, keys: string[], noun: string, wanted: string, advice: string): Finding[] {
  const [first, second] = keys;
  if (!first) return [{ path, at: 'owner', message: `${noun} needs ${wanted}` }];
  if (!second) return [];
  const message = `${noun} has only one of "${first}" and "${second}"; ${advice}`;
  return [{ path: [...path, second], at: 'key', message }];
}

function among(data: Record<string, unknown>, keys: string[]): string[] {
  return Object.keys(data).filter((key) => keys.includes(key));
}
