/** A lock that another program holds is waited for, and nobody else with it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type SqliteConnection, waitForLock } from './waitForLock';

interface Connection extends SqliteConnection {
  exec: (sql: string) => void;
  close: () => void;
}

const Sqlite = createRequire(__filename)('better-sqlite3') as new (filename: string) => Connection;

let folder: string;
let ours: Connection;
let theirs: Connection;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'saola-lock-'));
  const filename = path.join(folder, 'data.db');
  [ours, theirs] = [new Sqlite(filename), new Sqlite(filename)];
  theirs.exec('PRAGMA journal_mode = WAL; CREATE TABLE t (id INTEGER PRIMARY KEY)');
  waitForLock(ours);
});
afterEach(() => {
  ours.close();
  theirs.close();
  rmSync(folder, { recursive: true });
});

const insert = async (id: number): Promise<unknown> =>
  ours.prepare('INSERT INTO t (id) VALUES (?)').run([id]);

const ids = async () => ours.prepare('SELECT id FROM t ORDER BY id').all([]);

it('a write waits until the lock is given back, and everything else goes on meanwhile', async () => {
  theirs.exec('BEGIN IMMEDIATE');
  let [isWritten, turns] = [false, 0];
  const write = insert(1).then(() => {
    isWritten = true;
  });
  while (turns < 5) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    turns += 1;
  }
  expect(isWritten).toBe(false);
  expect(await ids()).toEqual([]);
  theirs.exec('COMMIT');
  await write;
  expect(await ids()).toEqual([{ id: 1 }]);
});

it('a lock that is never given back is an error after five seconds', async () => {
  theirs.exec('BEGIN IMMEDIATE');
  const later = jest.spyOn(performance, 'now');
  later.mockReturnValueOnce(0).mockReturnValue(5_001);
  await expect(insert(1)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  later.mockRestore();
});

it('any other error is one at once', async () => {
  await insert(1);
  await expect(insert(1)).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' });
});

it('a transaction waits for the lock as well', async () => {
  theirs.exec('BEGIN IMMEDIATE');
  const begin = async () => ours.prepare('BEGIN IMMEDIATE').run([]);
  const transaction = begin()
    .then(() => insert(7))
    .then(async () => ours.prepare('COMMIT').run([]));
  await new Promise((resolve) => setImmediate(resolve));
  theirs.exec('COMMIT');
  await transaction;
  expect(await ids()).toEqual([{ id: 7 }]);
});

it('a transaction that reads before it writes writes, although another program wants to write meanwhile', async () => {
  // As knex begins one.
  await ours.prepare('BEGIN;').run([]);
  expect(await ids()).toEqual([]);
  expect(() => theirs.exec('PRAGMA busy_timeout = 0; INSERT INTO t (id) VALUES (1)')).toThrow('locked');
  await insert(2);
  await ours.prepare('COMMIT;').run([]);
  expect(await ids()).toEqual([{ id: 2 }]);
});
