/** Every message of the app in English: the source of the others. */
import { common } from './common';

export const en = {
  ...common,
} as const;
