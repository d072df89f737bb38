import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Environment } from './cms';
import { freePort } from './ports';

/** The settings that lead a CMS to each database of a run, and the end of the database server. */
export interface Databases {
  settings: Record<string, Environment>;
  stop: () => Promise<void>;
}

const startPostgres = async (names: string[]): Promise<Databases> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'saola-postgres-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const script = path.join(__dirname, 'postgres.mjs');
  const child = spawn(process.execPath, [script, path.join(folder, 'data'), String(port), ...names], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('close', (code) =>
      reject(new Error(`PostgreSQL ended with code ${code} before it was ready.`)),
    );
  });
  const settings = names.map((name) => [
    name,
    { DATABASE_CLIENT: 'postgres', DATABASE_URL: `postgres://postgres:postgres@127.0.0.1:${port}/${name}` },
  ]);
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { settings: Object.fromEntries(settings), stop };
};

/** One database per name: files of SQLite, or a PostgreSQL of its own when TEST_DATABASE is `postgres`. */
export const startDatabases = async (names: string[]): Promise<Databases> => {
  if (process.env.TEST_DATABASE === 'postgres') return startPostgres(names);
  return { settings: Object.fromEntries(names.map((name) => [name, {}])), stop: async () => {} };
};
