/** Builds the web app into `dist/client`, from where the server serves it. */
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'client',
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures stay files: the page's policy allows no inlined fonts.
    assetsInlineLimit: 0,
  },
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  // boardgame.io's client brings its debug panel along, which no player sees.
  define: { 'process.env.NODE_ENV': '"production"' },
  server: {
    proxy: {
      '/games': 'http://localhost:8000',
      '/catalog': 'http://localhost:8000',
      '/replays': 'http://localhost:8000',
      '/socket.io': { target: 'http://localhost:8000', ws: true },
    },
  },
  logLevel: 'warn',
});
