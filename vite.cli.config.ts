/** Builds the server and the commands that have to be fast; from their sources the tool that translates them would be measured. */
import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/cli',
    minify: false,
    rollupOptions: {
      input: {
        start: 'server/cli/start.ts',
        admin: 'server/cli/admin.ts',
        worker: 'server/bots/worker.ts',
        simulate: 'server/cli/simulate.ts',
        tournament: 'server/cli/tournament.ts',
        arena: 'server/cli/arena.ts',
        bench: 'server/cli/bench.ts',
        benchServer: 'server/cli/benchServer.ts',
      },
    },
  },
  // boardgame.io has no ESM exports map, so node itself cannot resolve its parts.
  ssr: { noExternal: ['boardgame.io', 'immer'] },
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warn',
});
