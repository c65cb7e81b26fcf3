/** What must hold for a faction and its cards, and for a set and its bases, within one file. */
import type { BasesFile, BaseYaml, CardYaml, FactionFile } from '../../../game/language/types';
import type { Finding } from '../problem';
import { basesSchema, factionSchema, isMapping, type Schema } from '../schema';
import { type Part, walk } from '../walk';
import type { Path } from '../yamlSource';
import { checkLanguage, type Speaker } from './language';

const cardSchema = factionSchema.definitions!.card!;
const baseSchema = basesSchema.definitions!.base!;
const DECK = 20;
const ABILITIES = ['onPlay', 'talent', 'ongoing', 'special'] as const;

export function checkFaction(file: FactionFile, folder: { set: string; id: string }): Finding[] {
  const total = file.cards.reduce((sum, card) => sum + card.copies, 0);
  const findings = [...sameAsFolder('id', file.id, folder.id), ...sameAsFolder('set', file.set, folder.set)];
  if (total !== DECK) {
    findings.push({ path: ['cards'], at: 'key', message: `the copies add up to ${total}, not ${DECK}` });
  }
  return [
    ...findings,
    ...uniqueIds(file.cards, 'cards', 'card'),
    ...file.cards.flatMap((card, index) => checkCard(card, ['cards', index])),
  ];
}

export function checkBases(file: BasesFile, folder: { set: string }): Finding[] {
  return [
    ...sameAsFolder('set', file.set, folder.set),
    ...uniqueIds(file.bases, 'bases', 'base'),
    ...file.bases.flatMap((base, index) => checkBase(base, ['bases', index])),
  ];
}

function checkCard(card: CardYaml, path: Path): Finding[] {
  const findings: Finding[] = [];
  const hasAbility = ABILITIES.some((key) => card[key] !== undefined);
  if (card.type === 'minion') {
    if (card.power === undefined) findings.push({ path, at: 'owner', message: 'a minion needs the key "power"' });
    if (card.playOn !== undefined) {
      findings.push({ path: [...path, 'playOn'], at: 'key', message: '"playOn" is for actions, and this is a minion' });
    }
  } else {
    if (card.power !== undefined) {
      findings.push({ path: [...path, 'power'], at: 'key', message: '"power" is for minions, and this is an action' });
    }
    if (!hasAbility) {
      findings.push({
        path,
        at: 'owner',
        message: `this action does nothing; it needs one of ${ABILITIES.join(', ')}`,
      });
    }
  }
  return [...findings, ...checkText(card, 'card', hasAbility, path), ...checkAbilities(cardSchema, card, path)];
}

function checkBase(base: BaseYaml, path: Path): Finding[] {
  return [...checkText(base, 'base', base.ongoing !== undefined, path), ...checkAbilities(baseSchema, base, path)];
}

function checkText({ text }: { text?: string }, noun: string, hasAbility: boolean, path: Path): Finding[] {
  const at = [...path, 'text'];
  if (text === undefined) {
    return hasAbility ? [{ path, at: 'owner', message: `a ${noun} with an ability needs the key "text"` }] : [];
  }
  if (!hasAbility) return [{ path: at, at: 'key', message: 'there is a text, but no ability that does what it says' }];
  if (text.trim() === '') return [{ path: at, at: 'value', message: '"text" must not be empty' }];
  return /\.[)"”]?$/.test(text) ? [] : [{ path: at, at: 'value', message: '"text" must end with a full stop' }];
}

function checkAbilities(schema: Schema, data: CardYaml | BaseYaml, path: Path): Finding[] {
  const parts = [...walk(schema, data, path)];
  const speaker: Speaker = { hasHost: 'playOn' in data, namesFaction: parts.some(isNaming) };
  return parts.flatMap((part) => checkLanguage(part, speaker));
}

function isNaming({ definition, data }: Part): boolean {
  return definition === 'effect' && isMapping(data) && 'nameFaction' in data;
}

function sameAsFolder(key: string, value: string, folder: string): Finding[] {
  return value === folder
    ? []
    : [{ path: [key], at: 'value', message: `"${key}" must be "${folder}", as the folder is` }];
}

function uniqueIds(items: { id: string }[], list: string, noun: string): Finding[] {
  return items.flatMap(({ id }, index): Finding[] => {
    const first = items.findIndex((item) => item.id === id);
    if (first === index) return [];
    return [{ path: [list, index, 'id'], at: 'value', message: `the id "${id}" is already used by another ${noun}` }];
  });
}
