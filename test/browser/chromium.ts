/** Finds a Chromium (or Chrome, or Edge) to test in, gets one from the distribution if need be, and starts it. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'chrome'];

/** Where installers put browsers that are not on the path. */
function usualPlaces(): string[] {
  const { ProgramFiles = '', 'ProgramFiles(x86)': older = '', LOCALAPPDATA = '', HOME = '' } = process.env;
  if (process.platform === 'win32')
    return [ProgramFiles, older, LOCALAPPDATA]
      .filter((folder) => folder !== '')
      .flatMap((folder) => [
        join(folder, 'Google/Chrome/Application/chrome.exe'),
        join(folder, 'Chromium/Application/chrome.exe'),
        join(folder, 'Microsoft/Edge/Application/msedge.exe'),
      ]);
  if (process.platform === 'darwin')
    return ['/Applications', join(HOME, 'Applications')].flatMap((folder) => [
      join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
      join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
      join(folder, 'Microsoft Edge.app/Contents/MacOS/Microsoft Edge'),
    ]);
  return ['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) => NAMES.map((name) => join(folder, name)));
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed(): string | null {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) {
    if (!isProgram(CHROMIUM_PATH)) throw new Error(`CHROMIUM_PATH names no program: ${CHROMIUM_PATH}`);
    return CHROMIUM_PATH;
  }
  const onPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...usualPlaces(), ...onPath].find(isProgram) ?? null;
}

/** Debian and Ubuntu have one to install, for whoever may. */
function install(): void {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]): unknown => execFileSync('apt-get', args, { env, stdio: 'ignore' });
  try {
    run('update');
    run('install', '--yes', '--no-install-recommends', 'chromium');
  } catch {
    // What to do now is said by who finds no browser.
  }
}

/** The program of a browser; installs one where that can be done without asking. */
export function findChromium(): string {
  const found = installed();
  if (found !== null) return found;
  install();
  const got = installed();
  if (got !== null) return got;
  throw new Error(
    'The browser tests need Chromium, Chrome or Edge, and there is none here. Install one (on Debian or Ubuntu: ' +
      '"sudo apt-get install chromium"), or say where it is with the environment variable CHROMIUM_PATH.',
  );
}

export function startChromium(): Promise<Browser> {
  // As root, which is usual in containers, Chromium starts without its sandbox only.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath: findChromium(), args });
}
