import type { Messages } from '../index';
import { common } from './common';

export const es: Messages = {
  ...common,
};
