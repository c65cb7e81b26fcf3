import type { Messages } from '../index';
import { common } from './common';

export const fr: Messages = {
  ...common,
};
