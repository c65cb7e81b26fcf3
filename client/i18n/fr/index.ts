import type { Messages } from '../index';
import { cards } from './cards';
import { common } from './common';
import { learn } from './learn';
import { lobby } from './lobby';
import { questions } from './questions';
import { rules } from './rules';
import { settings } from './settings';
import { story } from './story';
import { table } from './table';
import { typeset } from './typeset';

export const fr: Messages = typeset({
  ...cards,
  ...common,
  ...learn,
  ...lobby,
  ...questions,
  ...rules,
  ...settings,
  ...story,
  ...table,
});
