import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { startMark } from '../processes';
import { Place } from '../testing/fixture';
import { removeStale, withLock } from './lock';

let place: Place;
let lock: string;
beforeEach(async () => {
  place = await Place.create();
  lock = path.join(place.root, 'work.lock');
});
afterEach(() => place.remove());

/** Id of a process that has ended. */
function deadPid(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}

it('carries the id of its holder while work is done, and is gone afterwards', async () => {
  const held = await withLock(lock, () => readFile(lock, 'utf8'));
  expect(held).toBe(`${process.pid} ${startMark(process.pid)}`);
  await expect(readFile(lock)).rejects.toThrow(/ENOENT/);
});

it('is released when the work fails', async () => {
  await expect(withLock(lock, () => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck');
  expect(await withLock(lock, () => Promise.resolve('free'))).toBe('free');
});

it('lets one work at a time, and tells the others whom they wait for', async () => {
  let inside = 0;
  let most = 0;
  const waitedFor = new Set<number>();
  const work = async () => {
    most = Math.max(most, ++inside);
    await new Promise((resolve) => setImmediate(resolve));
    inside--;
  };
  await Promise.all([1, 2, 3].map(() => withLock(lock, work, (pid) => waitedFor.add(pid))));
  expect(most).toBe(1);
  expect([...waitedFor]).toEqual([process.pid]);
});

it('of a dead process is taken over by one of many', async () => {
  await writeFile(lock, `${deadPid()} 12345`);
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++inside);
    await new Promise((resolve) => setImmediate(resolve));
    inside--;
  };
  await Promise.all([1, 2, 3, 4].map(() => withLock(lock, work)));
  expect(most).toBe(1);
});

it('of a dead process whose id another one has now is taken over', async () => {
  await writeFile(lock, `${process.ppid} an-earlier-start`);
  expect(await withLock(lock, () => Promise.resolve('mine'))).toBe('mine');
});

it('of a living process stays when somebody who saw it stale comes late', async () => {
  await withLock(lock, async () => {
    await removeStale(lock);
    expect(await readFile(lock, 'utf8')).toContain(String(process.pid));
  });
});
