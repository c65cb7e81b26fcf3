/** Whatever the rules ask, tell or refuse has words in the client; whole games are played to see what that is. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isKey, t } from '../../client/i18n';
import { en } from '../../client/i18n/en';
import { es } from '../../client/i18n/es';
import { paramsOf } from '../../client/i18n/format';
import { fr } from '../../client/i18n/fr';
import { indexed } from '../../client/net/catalog';
import { controlFor } from '../../client/table/questions/asking';
import { wayOf } from '../../client/table/questions/optionWords';
import { awaitSaying, questionSaying } from '../../client/table/questions/sentences';
import { lineSaying, Storyteller } from '../../client/table/story/chapters';
import { type Names, namesIn, textOf } from '../../client/table/story/saying';
import { factOf, SILENT, SPOKEN } from '../../client/table/story/telling';
import type { GameEvent } from '../../game/events';
import type { Decision } from '../../game/state';
import { viewOf } from '../../game/view';
import { loadContent } from '../../server/content/loadContent';
import { catalogJson } from '../../server/http/catalog';
import { simulateMatch } from '../../server/simulation/simulate';
import { catalog } from '../catalog';

const { content } = await loadContent([new URL('../..', import.meta.url).pathname], { code: 'allow' });
const cards = indexed(catalogJson(content, '', 'en'));
const named = namesIn(cards, (seat) => ['Ana', 'Ben', 'Carole', 'David'][seat] ?? '');
const names: Names = {
  ...named,
  card: (def) => (cards.cards.has(def) || cards.bases.has(def) ? named.card(def) : '{}'),
};

/** Sentences with a hole, or that speak of nothing. */
const broken = /\{|undefined|NaN|\[object/;

describe('words', () => {
  it('are there for every question asked in random games, in whole sentences', () => {
    const faults = new Set<string>();
    for (const [players, seed] of [
      [2, 'ask-a'],
      [4, 'ask-b'],
      [4, 'ask-c'],
    ] as const) {
      simulateMatch(catalog, {
        players,
        seed,
        setupData: { priority: 'always' },
        before: ({ G }) => {
          const decision = G.resolution?.decision;
          if (!decision) return;
          for (const fault of faultsOf(decision, viewOf(catalog, G, decision.player))) faults.add(fault);
          const others = textOf(awaitSaying(viewOf(catalog, G, null)), names);
          if (broken.test(others)) faults.add(`${decision.prompt}: ${others}`);
        },
      });
    }
    expect([...faults]).toEqual([]);
  }, 240_000);

  it('are there for every prompt that is written in the rules and on cards', () => {
    const prompts = new Set<string>();
    const files = ['ask', 'window', 'play', 'leave', 'affect', 'cards', 'counters', 'resolve'].map(
      (name) => `game/verbs/${name}.ts`,
    );
    for (const name of ['decks', 'targets', 'effects', 'transfers', 'players', 'mode', 'selectors'])
      files.push(`game/language/${name}.ts`);
    for (const { id, set } of catalog.factions.values()) files.push(`factions/${set}/${id}/abilities.ts`);
    for (const { id } of catalog.sets.values()) files.push(`bases/${id}/abilities.ts`);
    for (const file of [...files, 'game/turn/scoring.ts']) {
      for (const [, prompt = ''] of source(file).matchAll(/prompt: '(\w+)'/g)) prompts.add(prompt);
      for (const [, prompt = ''] of source(file).matchAll(/confirm\(\w+(?:\.\w+)?, '(\w+)'/g)) prompts.add(prompt);
    }
    expect(prompts.size).toBeGreaterThan(35);
    expect([...prompts].filter((prompt) => !isKey(`ask.${prompt}`))).toEqual([]);
  });

  it('are there for every reason to refuse something', () => {
    const reasons = new Set<string>();
    for (const file of ['game/match/move.ts', 'game/match/opening.ts'])
      for (const [, reason = ''] of source(file).matchAll(/(?:refuse\(|reason: )'(\w+)'/g)) reasons.add(reason);
    for (const [file, type] of [
      ['game/queries/permission.ts', 'Refusal'],
      ['game/engine/answers.ts', 'Misfit'],
    ] as const) {
      const [, union = ''] = new RegExp(`type ${type} =([^;]*);`).exec(source(file)) ?? [];
      for (const [, reason = ''] of union.matchAll(/'(\w+)'/g)) reasons.add(reason);
    }
    reasons.delete('answerNoLongerFits');
    reasons.delete('abilityFailed');
    reasons.delete('undo');
    expect(reasons.size).toBeGreaterThan(25);
    expect([...reasons].filter((reason) => !isKey(`refused.${reason}`))).toEqual([]);
  });

  it('are there for every event, or another event says the same', () => {
    const [, union = ''] = /type GameEvent =([\s\S]*?);\n\nexport type EventType/.exec(source('game/events.ts')) ?? [];
    const types = [...union.matchAll(/type: '(\w+)'/g)].map(([, type]) => type as GameEvent['type']);
    expect(types.length).toBeGreaterThan(35);
    expect(types.filter((type) => !SPOKEN.includes(type) && !SILENT.has(type))).toEqual([]);
  });

  it('tell whole games without holes, turn by turn', () => {
    const faults = new Set<string>();
    for (const seed of ['tell-a', 'tell-b']) {
      const teller = new Storyteller();
      const story: { index: number; turn: number; player: number; events: readonly GameEvent[] }[] = [];
      const { state } = simulateMatch(catalog, {
        players: 3,
        seed,
        tell: (events, { turn, active }) => {
          story.push({ index: story.length, turn, player: active, events });
        },
      });
      const chapters = teller.follow(story, Object.fromEntries(state.cards.entries()));
      expect(chapters.length).toBe(state.turn + 1);
      for (const line of chapters.flatMap(({ lines }) => lines)) {
        const text = textOf(lineSaying(line), names);
        if (broken.test(text)) faults.add(text);
      }
      for (const event of story.flatMap(({ events }) => events))
        if (!factOf(event, () => '') && !SILENT.has(event.type) && !isEmpty(event)) faults.add(event.type);
    }
    expect([...faults]).toEqual([]);
  }, 240_000);

  it('tell what follows from a card together with it, in one breath', () => {
    const cause = {
      source: 9,
      def: 'pirates/powderkeg',
      player: 0,
      type: 'action',
      via: 'play',
      standard: true,
    } as const;
    const destroyed = (card: number, def: string): GameEvent => ({
      type: 'destroyed',
      cause,
      card,
      def,
      cardType: 'minion',
      owner: 1,
      controller: 1,
      base: 5,
      on: 5,
      power: 2,
      counters: 0,
      names: [],
    });
    const played: GameEvent = {
      type: 'played',
      card: 9,
      def: 'pirates/powderkeg',
      cardType: 'action',
      player: 0,
      owner: 0,
      on: 0,
      base: 0,
      from: 'hand',
      first: true,
      order: 0,
      standard: true,
      since: 1,
    };
    const victims = [
      destroyed(1, 'pirates/buccaneer'),
      destroyed(2, 'pirates/first-mate'),
      destroyed(3, 'aliens/scout'),
    ];
    const story = [[played], victims].map((events, index) => ({ index, turn: 1, player: 0, events }));
    const lines = new Storyteller().follow(story, {}).flatMap((chapter) => chapter.lines);
    expect(lines.map((line) => textOf(lineSaying(line), names))).toEqual([
      'Ana plays Powderkeg: Buccaneer, First Mate, and Scout are destroyed',
    ]);
  });

  it('have the same parameters in every language', () => {
    const differing = Object.entries({ fr, es }).flatMap(([language, messages]) =>
      Object.entries(messages)
        .filter(([key, message]) => {
          const parameters = (text: string): string => [...new Set(paramsOf(text))].sort().join();
          return parameters(message) !== parameters(en[key as keyof typeof en]);
        })
        .map(([key]) => `${language} ${key}`),
    );
    expect(differing).toEqual([]);
  });
});

/** What is wrong with how a question is put into words. */
function faultsOf(decision: Decision, view: ReturnType<typeof viewOf>): string[] {
  const text = textOf(questionSaying(cards, view, decision), names);
  const faults = broken.test(text) || text.includes(t('ask.other')) ? [`${decision.prompt}: ${text}`] : [];
  if (controlFor(decision, view) !== 'ways' || decision.prompt === 'chooseOne') return faults;
  for (const option of decision.options) {
    const way = wayOf(decision, option);
    if (way.kind === 'words' && way.text === option) faults.push(`${decision.prompt}: option ${option}`);
  }
  return faults;
}

/** An event of no cards is no news. */
function isEmpty(event: GameEvent): boolean {
  return ('count' in event && event.count === 0) || ('cards' in event && event.cards.length === 0);
}

function source(path: string): string {
  try {
    return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  } catch {
    return '';
  }
}
