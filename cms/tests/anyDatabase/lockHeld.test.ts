/** Another program that writes to the database of a CMS holds up who writes, and nobody else. */
import { createRequire } from 'node:module';
import path from 'node:path';

import { send } from '../support/forms';
import { CMS_DIR } from '../support/paths';
import { currentRun } from '../support/run';

interface Connection {
  exec: (sql: string) => void;
  close: () => void;
}

const Sqlite = createRequire(path.join(CMS_DIR, 'package.json'))('better-sqlite3') as new (
  filename: string,
) => Connection;

const reads = async (): Promise<number> => {
  const begun = performance.now();
  expect((await fetch(`${currentRun().url}/_health`)).status).toBe(204);
  return performance.now() - begun;
};

it('while the lock is held others are answered, and a form is answered when it is given back', async () => {
  const { DATABASE_CLIENT, DATABASE_FILENAME = '' } = currentRun().env;
  if (DATABASE_CLIENT !== 'sqlite') {
    expect(await reads()).toBeGreaterThan(0);
    return;
  }
  const theirs = new Sqlite(DATABASE_FILENAME);
  theirs.exec('BEGIN IMMEDIATE');
  let isAnswered = false;
  const form = send('contact').finally(() => {
    isAnswered = true;
  });
  const times: number[] = [];
  const begun = performance.now();
  while (performance.now() - begun < 2_000) times.push(await reads());
  expect(isAnswered).toBe(false);
  theirs.exec('ROLLBACK');
  theirs.close();
  expect((await form).status).toBe(200);
  // SQLite's own wait would hold up one of them for as long as the lock is held.
  expect(Math.max(...times)).toBeLessThan(1_500);
});
