/** Before the first browser test: makes sure that there is a browser, and builds the web app into a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { projectRoot } from '../../server/content/project';
import { findChromium } from './chromium';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the built web app. */
    webApp: string;
  }
}

interface BuiltApp {
  readonly folder: string;
  readonly remove: () => void;
}

/** Builds the web app; with `WEB_APP` the app in that folder is taken as it is. */
export async function builtApp(): Promise<BuiltApp> {
  const { WEB_APP } = process.env;
  if (WEB_APP) return { folder: WEB_APP, remove: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'smashtable-web-'));
  await build({
    root: join(projectRoot, 'client'),
    configFile: join(projectRoot, 'vite.config.ts'),
    mode: 'production',
    build: { outDir: folder },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export async function setup({ provide }: TestProject): Promise<() => void> {
  findChromium();
  const { folder, remove } = await builtApp();
  provide('webApp', folder);
  return remove;
}
