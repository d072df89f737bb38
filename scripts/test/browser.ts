import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

import { bin } from '../../node-lib/root';

/** A browser that journeys are made in. */
interface Wanted {
  readonly title: string;
  /** The setting that says where it is. */
  readonly setting: string;
  /** Of its program, the best first. */
  readonly names: readonly string[];
  /** Of Debian and its kin. */
  readonly packages: readonly string[];
  /** Whether Playwright has one to download that is like the one visitors have. */
  readonly isPlaywrights: boolean;
}

const chromium: Wanted = {
  title: 'Chromium',
  setting: 'CHROMIUM_PATH',
  // The first one is a browser without windows: it does the same with less of the processor.
  names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
  packages: ['chromium-headless-shell', 'chromium'],
  isPlaywrights: true,
};

/** As its makers release it, driven by WebDriver BiDi (playwright.config.ts). */
export const firefox: Wanted = {
  title: 'Firefox',
  setting: 'FIREFOX_PATH',
  names: ['firefox-esr', 'firefox'],
  packages: ['firefox-esr'],
  isPlaywrights: false,
};

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

function onPath(system: BrowserSystem, names: readonly string[]): string | null {
  const folders = (system.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return candidates.find((file) => system.isExecutable(file)) ?? null;
}

/**
 * Path of a browser: what its setting names (`CHROMIUM_PATH`, `FIREFOX_PATH`), one that is on this machine, Playwright's download, or
 * Debian's package, in this order. Rejects with the ways out when there is none of them.
 */
export async function ensureBrowser(system: BrowserSystem, wanted = chromium): Promise<string> {
  const { title, setting, names, packages, isPlaywrights } = wanted;
  const given = system.env[setting];
  if (given) {
    if (system.isExecutable(given)) return given;
    throw new Error(`${setting} is "${given}", which is no program that can be run.`);
  }
  const there = () => onPath(system, names) ?? (isPlaywrights ? system.playwrightBrowser() : null);
  const found = there();
  if (found) return found;

  if (isPlaywrights) {
    system.say(`No ${title} found: trying the download of Playwright`);
    if (await system.run(process.execPath, [bin('playwright'), 'install', 'chromium'])) {
      const downloaded = there();
      if (downloaded) return downloaded;
    }
  }
  system.say(`No ${title} so far: trying the package of the system`);
  const apt = ['-o', 'DPkg::Lock::Timeout=300'];
  await system.run('apt-get', [...apt, 'update']);
  for (const name of packages) {
    await system.run('apt-get', [...apt, 'install', '-y', name]);
    const installed = there();
    if (installed) return installed;
  }
  throw new Error(`No ${title} could be installed. Install one, or set ${setting} to the one you have.`);
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
