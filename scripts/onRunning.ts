/**
 * Runs a project of Playwright (playwright.config.ts) on the CMS and the site that `npm start` runs in this folder, as
 * `tsx scripts/onRunning.ts <project> [words of the command]`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';

import { bin, envFile, inRoot } from '../node-lib/root';
import { ensureBrowser, thisSystem } from './test/browser';

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const runProject = async (): Promise<number> => {
  const settings = parseEnv(existsSync(envFile) ? readFileSync(envFile, 'utf8') : '');
  const health = `${settings.CMS_PUBLIC_URL ?? ''}/_health`;
  const runs = await fetch(health).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!runs)
    fail('The CMS of this folder does not answer. Run `npm start` beside this, and wait until it is ready.');
  const folder = mkdtempSync(path.join(tmpdir(), 'saola-running-'));
  const settingsFile = path.join(folder, 'settings.json');
  writeFileSync(settingsFile, JSON.stringify({ settings, cmsPid: 0 }), { mode: 0o600 });
  const env = {
    ...process.env,
    E2E_SETTINGS_FILE: settingsFile,
    CHROMIUM_PATH: await ensureBrowser(thisSystem),
  };
  const [project = 'pictures', ...more] = process.argv.slice(2);
  const args = [bin('playwright'), 'test', `--project=${project}`, ...more];
  const { status } = spawnSync(process.execPath, args, { cwd: inRoot(), env, stdio: 'inherit' });
  rmSync(folder, { recursive: true, force: true });
  return status ?? 1;
};

runProject().then(
  (status) => process.exit(status),
  (error: unknown) => fail(String(error)),
);
