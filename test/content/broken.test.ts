/** Every way to break a plugin: the author is told where it is and what to do. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../server/content/loadContent';

const BROKEN = join(import.meta.dirname, 'broken');

/** The pack in `broken/`, and all that must be said of it. */
const EXPECTED: Record<string, string> = {
  // What the schema says
  'unknown-verb': 'factions/lab/mice/faction.yaml:13:15 unknown key "destory" in an effect (did you mean "destroy"?)',
  'unknown-card-key': 'factions/lab/mice/faction.yaml:13:5 unknown key "onplay" in a card (did you mean "onPlay"?)',
  'unknown-file-key':
    'factions/lab/mice/faction.yaml:4:1 unknown key "colour" in a faction file (did you mean "color"?)',
  'unknown-key-without-likeness':
    'factions/lab/mice/faction.yaml:14:38 unknown key "whereabouts" in "move"; known are what, to, together',
  'missing-key': 'factions/lab/mice/faction.yaml:8:5 a card needs the key "copies"',
  'missing-key-inside': 'factions/lab/mice/faction.yaml:14:7 "move" needs the key "what"',
  'wrong-type': 'factions/lab/mice/faction.yaml:11:13 "copies" must be a whole number, not "one"',
  'wrong-word':
    'factions/lab/mice/faction.yaml:10:11 "type" must be minion or action, not "acton" (did you mean "action"?)',
  'wrong-kind-of-value':
    'factions/lab/mice/faction.yaml:13:24 "destroy" must be self, host, it, chosen, trigger or a selector, not 3',
  'misspelt-reference':
    'factions/lab/mice/faction.yaml:13:24 "destroy" must be self, host, it, chosen, trigger or a selector, not "slef" (did you mean "self"?)',
  'deep-in-choices': 'factions/lab/mice/faction.yaml:16:41 unknown key "maks" in a range (did you mean "max"?)',
  'false-for-true': 'factions/lab/mice/faction.yaml:13:45 "each" must be true, not false',
  'bad-id': 'factions/lab/mice/faction.yaml:8:9 "id" cannot be "Mouse_Trap"; write it like "tiger-assassin"',
  'bad-color': 'factions/lab/mice/faction.yaml:4:20 entry 2 of "color" cannot be "navy"; write it like "#7a1f3d"',
  'number-too-large': 'factions/lab/mice/faction.yaml:7:52 "power" must be at most 20, not 99',
  'number-too-large-in-choice': 'factions/lab/mice/faction.yaml:13:21 "draw" must be at most 99, not 100',
  'empty-value': 'factions/lab/mice/faction.yaml:13:12 "onPlay" is empty; it must be an effect or a list',
  'empty-list': 'factions/lab/mice/faction.yaml:13:13 "onPlay" needs at least 1 entry',
  'empty-selector': 'factions/lab/mice/faction.yaml:13:24 "destroy" must not be empty',
  'empty-text': 'factions/lab/mice/faction.yaml:12:11 "text" must not be empty',
  'play-on-two-kinds': 'factions/lab/mice/faction.yaml:13:13 "playOn" takes only one key',
  'base-with-two-prizes': 'bases/lab/bases.yaml:4:51 "vp" needs at least 3 entries',
  // YAML
  'not-yaml':
    'factions/lab/mice/faction.yaml:13:23 not valid YAML: Flow map in block collection must be sufficiently indented and end with a }',
  'duplicate-key': 'factions/lab/mice/faction.yaml:12:5 the key "copies" is already used in the same mapping',
  alias:
    'factions/lab/mice/faction.yaml:12:14 anchors (&t) are not allowed; write it out where it is needed\nfactions/lab/mice/faction.yaml:13:11 aliases (*t) are not allowed; write it out',
  'too-deep': 'factions/lab/mice/faction.yaml:13:50 this is nested more than 40 levels deep',
  'misnamed-file': 'factions/lab/mice/faction.yaml:1:1 this file is missing; rename "faction.yml" to it',
  // Ids
  'folder-is-not-id': 'factions/lab/rats/faction.yaml:1:5 "id" must be "rats", as the folder is',
  'folder-is-not-set': 'bases/shop/bases.yaml:1:6 "set" must be "shop", as the folder is',
  'unknown-set': 'factions/lap/mice/faction.yaml:3:6 there is no set "lap" (did you mean "lab"?)',
  'duplicate-card-id': 'factions/lab/mice/faction.yaml:8:9 the id "mouse" is already used by another card',
  'duplicate-base-id': 'bases/lab/bases.yaml:5:11 the id "bench" is already used by another base',
  'duplicate-faction':
    'factions/zoo/mice/faction.yaml:1:5 there is already a faction with this id, in factions/lab/mice',
  // Cards and bases
  'copies-not-twenty': 'factions/lab/mice/faction.yaml:6:1 the copies add up to 21, not 20',
  'minion-without-power': 'factions/lab/mice/faction.yaml:7:5 a minion needs the key "power"',
  'action-with-power': 'factions/lab/mice/faction.yaml:11:5 "power" is for minions, and this is an action',
  'minion-with-play-on': 'factions/lab/mice/faction.yaml:7:67 "playOn" is for actions, and this is a minion',
  'idle-action':
    'factions/lab/mice/faction.yaml:8:5 this action does nothing; it needs one of onPlay, talent, ongoing, special',
  'text-missing': 'factions/lab/mice/faction.yaml:8:5 a card with an ability needs the key "text"',
  'base-text-missing': 'bases/lab/bases.yaml:4:5 a base with an ability needs the key "text"',
  'text-without-ability': 'factions/lab/mice/faction.yaml:7:67 there is a text, but no ability that does what it says',
  'text-without-full-stop': 'factions/lab/mice/faction.yaml:12:11 "text" must end with a full stop',
  // Grammar of the language
  'two-verbs':
    'factions/lab/mice/faction.yaml:13:24 an effect has only one of "draw" and "gainVp"; write a list to do one after the other',
  'no-verb': 'factions/lab/mice/faction.yaml:13:5 an effect needs a verb',
  'two-kinds': 'factions/lab/mice/faction.yaml:13:39 a selector has only one of "minion" and "action"; use two effects',
  'no-kind': 'factions/lab/mice/faction.yaml:14:7 a selector needs one of minion, action, base, card, player',
  'card-without-in': 'factions/lab/mice/faction.yaml:13:26 "card" needs the key "in" beside it (hand, deck or discard)',
  'in-without-card':
    'factions/lab/mice/faction.yaml:13:39 "in" goes only with "card"; minions, actions and bases are meant in play',
  'two-quantities':
    'factions/lab/mice/faction.yaml:13:51 a selector has at most one quantity, not both "each" and "upTo"',
  'trigger-without-event': 'factions/lab/mice/faction.yaml:15:7 a trigger needs "after" or "at"',
  'trigger-with-two-events':
    'factions/lab/mice/faction.yaml:15:39 a trigger has only one of "after" and "at"; write two triggers',
  'special-without-moment': 'factions/lab/mice/faction.yaml:13:5 a special ability needs "at" or "code"',
  'special-beside-code':
    'factions/lab/mice/faction.yaml:13:29 a special ability has only one of "code" and "once"; code stands alone',
  'amount-of-two-counts':
    'factions/lab/mice/faction.yaml:13:38 an amount has only one of "powerOf" and "countersOn"; count one thing',
  'amount-of-nothing':
    'factions/lab/mice/faction.yaml:14:7 an amount needs one of count, powerOf, countersOn, affected, taken',
  'ongoing-of-two-kinds':
    'factions/lab/mice/faction.yaml:14:42 an ongoing ability has only one of "playerPower" and "ignoreBase"; write a list for several',
  'host-of-standard-action': 'factions/lab/mice/faction.yaml:13:24 "host" is known only on an action with "playOn"',
  'host-in-filter': 'factions/lab/mice/faction.yaml:13:40 "host" is known only on an action with "playOn"',
  'host-on-base': 'bases/lab/bases.yaml:4:100 "host" is known only on an action with "playOn"',
  'trigger-without-event-around':
    'factions/lab/mice/faction.yaml:13:24 "trigger" is known only inside "trigger", "insteadOfDestroyed", "special"',
  // References
  'unknown-faction': 'factions/lab/mice/faction.yaml:13:45 there is no faction "mise" (did you mean "mice"?)',
  'base-of-unknown-faction': 'bases/lab/bases.yaml:4:40 there is no faction "cats"',
  'unnamed-faction': 'factions/lab/mice/faction.yaml:13:45 the faction "named" needs a "nameFaction" on the same card',
  'unknown-card-name': 'factions/lab/mice/faction.yaml:13:42 there is no card named "Mousse" (did you mean "Mouse"?)',
  'unknown-mention': 'factions/lab/mice/faction.yaml:13:23 there is no card named "Cat"',
  // Code
  'code-without-file': 'factions/lab/mice/faction.yaml:13:21 there is no abilities.ts beside this file to hold "snap"',
  'code-misspelt': 'factions/lab/mice/faction.yaml:13:21 abilities.ts has no export "snapp" (did you mean "snap"?)',
  'code-unused': 'factions/lab/mice/abilities.ts:1:1 the export "click" is not used by any "code"',
  'code-that-throws': 'factions/lab/mice/abilities.ts:1:1 cannot be loaded: out of cheese',
};

describe('broken packs', () => {
  it('are all listed', () => {
    expect(readdirSync(BROKEN).sort()).toEqual(Object.keys(EXPECTED).sort());
  });

  it.each(Object.entries(EXPECTED))('%s', async (name, expected) => {
    const root = join(BROKEN, name);
    const { problems } = await loadContent([root], { code: 'allow' });
    const lines = problems.map(({ file, line, col, message }) => {
      const path = relative(root, file).replaceAll('\\', '/');
      return `${path}:${line}:${col} ${message}`;
    });
    expect(lines.join('\n')).toBe(expected);
  });
});
