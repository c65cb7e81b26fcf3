/** Where the tests are, and where their figures go when `.ci/run` asks for them. */
import { defineConfig } from 'vitest/config';

const figures = process.env.SMASHTABLE_TEST_FIGURES;

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    // Tests share nothing but the content, which is loaded once for each worker.
    isolate: false,
    // boardgame.io writes every refused move to the console, and tests make thousands of them.
    onConsoleLog: (log) => !log.startsWith('ERROR: '),
    pool: 'threads',
    // boardgame.io has no ESM exports map, so node itself cannot resolve its parts.
    server: { deps: { inline: ['boardgame.io'] } },
    reporters: figures ? ['default', ['json', { outputFile: figures }]] : ['default'],
  },
});
