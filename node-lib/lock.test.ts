import { spawnSync } from 'node:child_process';
import fs, { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { removeStale, withLock } from './lock';
import { startMark } from './processes';
import { TemporaryFolder } from './temporaryFolder';

let folder: TemporaryFolder;
let lock: string;
beforeEach(() => {
  folder = new TemporaryFolder();
  lock = folder.file('work.lock');
});
afterEach(() => {
  jest.restoreAllMocks();
  folder.remove();
});

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

describe('the draft of a lock', () => {
  it('goes where it could not be written, as on a full disk', async () => {
    jest.spyOn(fs, 'writeFile').mockImplementationOnce(async (file) => {
      await writeFile(String(file), '');
      throw new Error('ENOSPC');
    });
    await expect(withLock(lock, () => Promise.resolve())).rejects.toThrow('ENOSPC');
    expect(await readdir(folder.root)).toEqual([]);
  });

  it('that a killed process left goes with the next lock, once it is older than a lock takes', async () => {
    const draft = (ending: string) => `${lock}.${ending}-0000-4000-8000-000000000000`;
    const names = [draft('aaaaaaaa'), draft('bbbbbbbb'), `${lock}.log`];
    for (const name of names) await writeFile(name, '');
    const [old = '', , other = ''] = names;
    for (const name of [old, other]) await utimes(name, 1, 1);
    await withLock(lock, () => Promise.resolve());
    expect((await readdir(folder.root)).sort()).toEqual(
      names
        .slice(1)
        .map((name) => path.basename(name))
        .sort(),
    );
  });
});

describe('the guard of a take-over', () => {
  const guard = () => `${lock}.takeover`;

  beforeEach(() => writeFile(lock, `${deadPid()} 12345`));

  it('lets the others wait: who comes while it stands removes nothing', async () => {
    await mkdir(guard());
    await removeStale(lock);
    expect(await readFile(lock, 'utf8')).toMatch(/ 12345$/);
    expect((await stat(guard())).isDirectory()).toBe(true);
  });

  it('that a killed process left is removed after ten seconds, not before', async () => {
    await mkdir(guard());
    const made = new Date('2026-01-02T03:04:05Z');
    await utimes(guard(), made, made);
    const now = jest.spyOn(Date, 'now');
    const aged = async (ms: number) => {
      now.mockReturnValue(made.getTime() + ms);
      await removeStale(lock);
      return stat(guard()).then(
        () => 'stands',
        () => 'gone',
      );
    };
    expect(await aged(10_000)).toBe('stands');
    expect(await aged(10_001)).toBe('gone');
    await removeStale(lock);
    await expect(readFile(lock)).rejects.toThrow(/ENOENT/);
  });

  it('that is gone by the time somebody looks how old it is was that of another one', async () => {
    await mkdir(guard());
    jest.spyOn(fs, 'stat').mockRejectedValue(new Error('ENOENT'));
    await expect(removeStale(lock)).resolves.toBeUndefined();
    expect(await readdir(folder.root)).toEqual(['work.lock', 'work.lock.takeover']);
  });

  it('does not mind a dead lock that is gone just then', async () => {
    const read = fs.readFile;
    jest.spyOn(fs, 'readFile').mockImplementation(async (...asked) => {
      const text = await read(...asked);
      await rm(lock);
      return text;
    });
    await expect(removeStale(lock)).resolves.toBeUndefined();
    expect(await readdir(folder.root)).toEqual([]);
  });

  it('is gone when the dead lock is', async () => {
    await removeStale(lock);
    expect(await readdir(folder.root)).toEqual([]);
  });
});

it('leaves nothing but itself beside it, and nothing at all when it is released', async () => {
  expect(await withLock(lock, () => readdir(folder.root))).toEqual(['work.lock']);
  expect(await readdir(folder.root)).toEqual([]);
});

it('is made with its folder', async () => {
  const deep = path.join(folder.root, 'a', 'b', 'work.lock');
  expect(await withLock(deep, () => Promise.resolve('held'))).toBe('held');
});

it.each([
  ['with the mark of its start', () => `${process.ppid} ${startMark(process.ppid)}`],
  ['with its id alone', () => String(process.ppid)],
])('of a living process is waited for, and its holder is told once: %s', async (_how, content) => {
  await writeFile(lock, content());
  const told: number[] = [];
  const work = withLock(
    lock,
    () => Promise.resolve('mine'),
    (pid) => {
      told.push(pid);
      // Long enough to look twice.
      setTimeout(() => void rm(lock), 300);
    },
  );
  expect(await work).toBe('mine');
  expect(told).toEqual([process.ppid]);
});

it('that cannot be made says why', async () => {
  await mkdir(lock);
  const file = path.join(lock, 'x'.repeat(300));
  await expect(withLock(file, () => Promise.resolve())).rejects.toThrow(/ENAMETOOLONG/);
});

it('that the disk refuses says why, and leaves nothing beside it', async () => {
  jest
    .spyOn(fs, 'link')
    .mockRejectedValue(Object.assign(new Error('EPERM: no links here'), { code: 'EPERM' }));
  await expect(withLock(lock, () => Promise.resolve('held'))).rejects.toThrow('no links here');
  expect(await readdir(folder.root)).toEqual([]);
});

it('is held and released all the same when somebody cleans up around it', async () => {
  const link = fs.link;
  jest.spyOn(fs, 'link').mockImplementation(async (draft, made) => {
    await link(draft, made);
    await rm(draft);
  });
  expect(await withLock(lock, () => rm(lock).then(() => 'done'))).toBe('done');
  expect(await readdir(folder.root)).toEqual([]);
});
