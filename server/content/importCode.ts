/**
 * Imports the TypeScript beside a plugin. It is compiled here, so that packs anywhere on the disk load the same way whether
 * the server runs from its sources, from its build, or in a test.
 */
import { build } from 'esbuild';
import type { Code } from '../../game/language/content';

export async function importCode(file: string): Promise<Code> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'node20',
    logLevel: 'silent',
    sourcemap: 'inline',
  });
  const text = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return { ...((await import(/* @vite-ignore */ `data:text/javascript;base64,${text}`)) as Code) };
}
