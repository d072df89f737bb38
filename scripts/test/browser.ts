import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

import { bin } from '../../node-lib/root';

/** The first one is a browser without windows: it does the same with less of the processor. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
/** Packages of Debian and its kin. */
const packages = ['chromium-headless-shell', 'chromium'];

/** How the search asks the system; tests answer in its place. */
export interface BrowserSystem {
  env: Record<string, string | undefined>;
  isExecutable: (file: string) => boolean;
  /** Where Playwright keeps its own browser. */
  playwrightBrowser: () => string | null;
  /** Resolves with whether the program went well. */
  run: (command: string, args: string[]) => Promise<boolean>;
  say: (line: string) => void;
}

function onPath(system: BrowserSystem): string | null {
  const folders = (system.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return candidates.find((file) => system.isExecutable(file)) ?? null;
}

/**
 * Path of a Chromium: `CHROMIUM_PATH`, one that is on this machine, Playwright's download, or Debian's
 * package, in this order. Rejects with the ways out when there is none of them.
 */
export async function ensureBrowser(system: BrowserSystem): Promise<string> {
  const given = system.env.CHROMIUM_PATH;
  if (given) {
    if (system.isExecutable(given)) return given;
    throw new Error(`CHROMIUM_PATH is "${given}", which is no program that can be run.`);
  }
  const there = () => onPath(system) ?? system.playwrightBrowser();
  const found = there();
  if (found) return found;

  system.say('No Chromium found: trying the download of Playwright');
  if (await system.run(process.execPath, [bin('playwright'), 'install', 'chromium'])) {
    const downloaded = there();
    if (downloaded) return downloaded;
  }
  system.say('That did not work: trying the package of the system');
  const apt = ['-o', 'DPkg::Lock::Timeout=300'];
  await system.run('apt-get', [...apt, 'update']);
  for (const name of packages) {
    await system.run('apt-get', [...apt, 'install', '-y', name]);
    const installed = there();
    if (installed) return installed;
  }
  throw new Error('No Chromium could be installed. Install one, or set CHROMIUM_PATH to the one you have.');
}

/** The system this program runs on. */
export const thisSystem: BrowserSystem = {
  env: process.env,
  isExecutable: (file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
  playwrightBrowser: () => {
    const probe = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
    const { stdout } = spawnSync(process.execPath, ['-e', probe], {
      encoding: 'utf8',
      cwd: path.dirname(bin('')),
    });
    return stdout && existsSync(stdout) ? stdout : null;
  },
  run: (command, args) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    return new Promise((resolve) => {
      child.once('error', () => resolve(false)).once('close', (code) => resolve(code === 0));
    });
  },
  say: (line) => process.stdout.write(`${line}\n`),
};
