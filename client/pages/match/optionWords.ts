/** The options of a match in plain words. */
import { t } from '../../i18n';
import { catalog } from '../../net/catalog';
import type { MatchInfo } from '../../net/lobby';

type Given = Readonly<Record<string, unknown>>;

/** One sentence for each thing worth knowing; what is as usual is left out. */
export function optionWords(match: MatchInfo): string[] {
  return [
    t('words.players', { count: match.players.length }),
    setsWord(match.setupData.sets),
    factionsWord(match.setupData),
    ...unusual(match),
    match.unlisted ? t('words.unlisted') : t('words.listed'),
  ];
}

/** What tells one match from another. */
export function peculiarities(match: MatchInfo): string[] {
  const { sets, factions, layout } = match.setupData;
  return [
    ...(sets === undefined ? [] : [setsWord(sets)]),
    ...(factions === undefined && layout === undefined ? [] : [factionsWord(match.setupData)]),
    ...unusual(match),
  ];
}

function unusual({ setupData, table }: MatchInfo): string[] {
  return [
    ...banWords(setupData.bans),
    ...(setupData.duplicates === true ? [t('words.duplicates')] : []),
    ...(typeof setupData.firstPlayer === 'number' ? [t('words.first', { seat: setupData.firstPlayer + 1 })] : []),
    ...houseWords(setupData),
    ...(table.timer ? [t('words.timer', { turn: table.timer.turn, reserve: table.timer.reserve })] : []),
    ...(table.spectatorChat === false ? [t('words.chatOff')] : []),
  ];
}

function setsWord(sets: unknown): string {
  if (!Array.isArray(sets)) return t('words.allSets');
  const names = sets.map((id) => catalog.value?.sets.find((set) => set.id === id)?.name ?? String(id));
  return t('words.sets', { names: names.join(', ') });
}

function factionsWord({ factions, layout }: Given): string {
  if (factions === 'random') return t('words.random');
  if (Array.isArray(factions))
    return t('words.picked', { pairs: factions.map((pair: string[]) => pair.map(factionName).join(' + ')).join('; ') });
  return typeof layout === 'number' && layout > 0 ? t('words.draftOf', { count: layout }) : t('words.draft');
}

function banWords(bans: unknown): string[] {
  if (!Array.isArray(bans) || bans.length === 0) return [];
  return [t('words.bans', { names: bans.map(factionName).join(', ') })];
}

function houseWords({ priority, mulligan, basePool, endCheck, vpPresence, baseReshuffle }: Given): string[] {
  return [
    ...(priority === 'always' ? [t('words.always')] : priority === 'covered' ? [t('words.covered')] : []),
    ...(mulligan === 'discard' ? [t('words.discard')] : mulligan === 'discardForced' ? [t('words.discardForced')] : []),
    ...(basePool === 'all' ? [t('words.allBases')] : []),
    ...(endCheck === 'afterScoring' ? [t('words.endAtOnce')] : []),
    ...(vpPresence === 'minion' ? [t('words.minionForVp')] : []),
    ...(baseReshuffle === false ? [t('words.noReshuffle')] : []),
  ];
}

function factionName(id: unknown): string {
  return catalog.value?.factions.get(String(id))?.name ?? String(id);
}
