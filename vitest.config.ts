/** Where the tests are, and where their figures go when `.ci/run` asks for them. */
import { defineConfig } from 'vitest/config';

const figures = process.env.SMASHTABLE_TEST_FIGURES;
const BROWSER = 'test/browser/**/*.test.ts';

export default defineConfig({
  test: {
    // Tests share nothing but the content, which is loaded once for each worker.
    isolate: false,
    // boardgame.io writes every refused move to the console, and tests make thousands of them.
    onConsoleLog: (log) => !log.startsWith('ERROR: '),
    pool: 'threads',
    // boardgame.io has no ESM exports map, so node itself cannot resolve its parts.
    server: { deps: { inline: ['boardgame.io'] } },
    reporters: figures ? ['default', ['json', { outputFile: figures }]] : ['default'],
    projects: [
      {
        extends: true,
        test: { name: 'node', include: ['test/**/*.test.ts'], exclude: [BROWSER], testTimeout: 30_000 },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          globalSetup: 'test/browser/setup.ts',
          // One after the other, when the others are done: a browser needs the machine for itself.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
