/** The files made from the schemas. A test keeps them fresh. */
import { generateHosting } from './hosting';
import { generateManual } from './manual';
import { generateTypes } from './types';

export const GENERATED: { file: string; generate: () => string | Promise<string> }[] = [
  { file: 'game/language/types.ts', generate: generateTypes },
  { file: 'schemas/README.md', generate: generateManual },
  { file: 'server/README.md', generate: generateHosting },
];
