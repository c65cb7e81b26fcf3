/** What the rules page holds: sections of sentences, and terms with a card that shows what they mean. */
import type { Key } from '../../i18n';

interface Section {
  readonly id: string;
  readonly title: Key;
  readonly lines: readonly Key[];
  /** Cards and bases to look at. */
  readonly examples?: readonly string[];
}

export const SECTIONS: readonly Section[] = [
  { id: 'goal', title: 'rules.goal', lines: ['rules.goal.1', 'rules.goal.2'] },
  {
    id: 'setup',
    title: 'rules.setup',
    lines: ['rules.setup.1', 'rules.setup.2', 'rules.setup.3', 'rules.setup.4'],
  },
  {
    id: 'turn',
    title: 'rules.turn',
    lines: ['rules.turn.1', 'rules.turn.2', 'rules.turn.3', 'rules.turn.4', 'rules.turn.5'],
  },
  {
    id: 'cards',
    title: 'rules.cards',
    lines: ['rules.cards.1', 'rules.cards.2', 'rules.cards.3', 'rules.cards.4'],
    examples: ['ninjas/tiger-assassin', 'dinosaurs/upgrade'],
  },
  {
    id: 'scoring',
    title: 'rules.scoring',
    lines: ['rules.scoring.1', 'rules.scoring.2', 'rules.scoring.3', 'rules.scoring.4', 'rules.scoring.5'],
    examples: ['core:jungle-oasis', 'core:tortuga'],
  },
  { id: 'ties', title: 'rules.ties', lines: ['rules.ties.1', 'rules.ties.2', 'rules.ties.3'] },
  {
    id: 'me-first',
    title: 'rules.first',
    lines: ['rules.first.1', 'rules.first.2', 'rules.first.3'],
    examples: ['pirates/full-sail', 'ninjas/shinobi', 'pirates/first-mate'],
  },
];

/** Terms, each with an example where one helps. */
const EXAMPLES = {
  minion: 'ninjas/tiger-assassin',
  action: 'pirates/cannon',
  base: 'core:tortuga',
  power: 'dinosaurs/armor-stego',
  breakpoint: 'core:jungle-oasis',
  vp: '',
  ongoing: 'dinosaurs/upgrade',
  special: 'pirates/full-sail',
  talent: 'werewolves/teenage-wolf',
  extra: 'robots/zapbot',
  destroy: 'pirates/saucy-wench',
  discard: '',
  move: 'pirates/dinghy',
  return: 'aliens/beam-up',
  place: '',
  affect: '',
  control: '',
  owner: '',
  counter: 'mad-scientists/herr-doktor',
  standard: 'pirates/cannon',
  active: '',
} as const;

type Term = keyof typeof EXAMPLES;

export const TERMS = Object.entries(EXAMPLES).map(([id, example]) => ({
  id: id as Term,
  word: `term.${id as Term}` as const,
  what: `term.${id as Term}.what` as const,
  example,
}));

/** Text as it is compared: without case and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a text has every word that is looked for. */
export function matches(text: string, wanted: string): boolean {
  const whole = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
