import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { MAILBOXES } from './mailboxes';
import { CMS_DIR, FIXTURE_SEED } from './paths';
import { freePort } from './ports';

const STARTS_WITHIN = 240_000;

export type Environment = Record<string, string>;

/** A running CMS. */
export interface Cms {
  url: string;
  env: Environment;
  /** What it has written to its log. */
  output: () => string;
  /** Ends the process and waits for its end. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

const secret = (): string => randomBytes(24).toString('hex');

/** Every setting of the CMS, so that nothing of a developer's own `.env` slips in: a fresh place and fresh secrets. */
export const createEnvironment = async (distDir: string): Promise<Environment> => {
  const port = await freePort();
  const home = mkdtempSync(path.join(tmpdir(), 'saola-cms-'));
  return {
    PATH: process.env.PATH ?? '',
    HOME: home,
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
    CMS_DIST_DIR: distDir,
    CMS_HOST: '127.0.0.1',
    CMS_PORT: String(port),
    CMS_PUBLIC_URL: `http://127.0.0.1:${port}`,
    CMS_PUBLIC_DIR: path.join(home, 'public'),
    CMS_ORIGINS: 'http://localhost:9000,http://localhost:8000',
    CMS_SEED: 'true',
    CMS_SEED_DIR: FIXTURE_SEED,
    CMS_ADMIN_EMAIL: 'admin@saola.example',
    CMS_ADMIN_PASSWORD: `Aa1${secret()}`,
    DATABASE_CLIENT: 'sqlite',
    DATABASE_FILENAME: path.join(home, 'data.db'),
    DATABASE_URL: '',
    GATSBY_SITE_URL: 'https://www.saola.example',
    INTAKE_FILES_DIR: path.join(home, 'intake'),
    // The tests of one file ask more in a minute than an office does.
    INTAKE_RATE_LIMIT: '100000',
    READ_LIMIT: '100000',
    VIEW_LIMIT: '100000',
    LOGIN_LIMIT: '100000',
    TRUSTED_PROXIES: '',
    CAPTCHA_SECRET: secret(),
    // Rounds that take no time: nothing here tests how hard it is.
    CAPTCHA_COST: '1',
    TEAM_CHAT_WEBHOOK_URL: `http://127.0.0.1:${await freePort()}/services/${secret()}`,
    SMTP_HOST: '127.0.0.1',
    ...MAILBOXES,
    SMTP_PORT: String(await freePort()),
    STRAPI_TOKEN: secret(),
    REBUILD_HOOK_URL: `http://127.0.0.1:${await freePort()}/hooks/rebuild`,
    REBUILD_HOOK_SECRET: secret(),
    APP_KEYS: `${secret()},${secret()}`,
    API_TOKEN_SALT: secret(),
    ADMIN_JWT_SECRET: secret(),
    TRANSFER_TOKEN_SALT: secret(),
    JWT_SECRET: secret(),
    ENCRYPTION_KEY: secret(),
  };
};

/** Removes what a CMS of this environment has written. */
export const removeEnvironment = (env: Environment): void => {
  if (env.HOME) rmSync(env.HOME, { recursive: true, force: true });
};

interface Started {
  child: ChildProcess;
  output: () => string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

/** Whether our own end waits for that of the process. */
const hold = (child: ChildProcess, how: 'ref' | 'unref'): void => {
  child[how]();
  for (const stream of child.stdio) if (stream instanceof Socket) stream[how]();
};

/** Starts the process without waiting for the CMS to answer. */
export const spawnCms = (env: Environment): Started => {
  const serve = path.join(__dirname, 'serve.cjs');
  const child = spawn(process.execPath, [serve], { cwd: CMS_DIR, env, stdio: ['pipe', 'pipe', 'pipe'] });
  // A process that somebody forgot must not hold the run open: it ends with it (serve.cjs).
  hold(child, 'unref');
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, ended, output: () => Buffer.concat(chunks).toString('utf8') };
};

const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/_health`).then(
    ({ status }) => status === 204,
    () => false,
  );

/**
 * Starts a CMS and waits until it answers.
 *
 * @throws with the output of the process when it ends or does not answer in time.
 */
export const startCms = async (env: Environment): Promise<Cms> => {
  const { child, output, ended } = spawnCms(env);
  const url = `http://127.0.0.1:${env.CMS_PORT}`;
  const deadline = Date.now() + STARTS_WITHIN;
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The CMS did not start.\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    hold(child, 'ref');
    child.kill(signal);
    await ended;
  };
  return { url, env, output, stop };
};
