import { type FileHandle, open, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { isAlive } from '../../node-lib/processes';
import { soon } from '../../node-lib/soon';
import { TemporaryFolder } from '../../node-lib/temporaryFolder';
import { listReleases } from '../../release/releases';
import { BuildProcess } from './buildProcess';

let folder: TemporaryFolder;
beforeEach(() => (folder = new TemporaryFolder()));
afterEach(() => {
  jest.restoreAllMocks();
  folder.remove();
});

const lines: object[] = [];
const log = { info: (fields: object) => lines.push(fields), warn: () => undefined, error: () => undefined };

function building(script: string): BuildProcess {
  const command = { command: process.execPath, args: ['-e', script], cwd: folder.root };
  return new BuildProcess(command, folder.root, log);
}

const failedLogs = () => readdir(folder.file('failed-builds')).catch(() => []);

describe('the log of a build', () => {
  it('that failed is kept over its retries, and the server says where', async () => {
    expect(await building("console.log('a bad picture'); process.exit(1)").run()).toBe(false);
    const said = lines.at(-1) as { log: string };
    expect(said).toMatchObject({
      ok: false,
      log: expect.stringContaining(folder.file('failed-builds')) as string,
    });
    expect(await building("console.log('no luck'); process.exit(1)").run()).toBe(false);
    expect(await building("console.log('well')").run()).toBe(true);
    expect(await readFile(said.log, 'utf8')).toBe('a bad picture\n');
    expect(await readFile(folder.file('build.log'), 'utf8')).toBe('well\n');
    expect(await failedLogs()).toHaveLength(2);
  });

  it('that ended well is kept until the next one only', async () => {
    expect(await building('').run()).toBe(true);
    expect(lines.at(-1)).toMatchObject({ ok: true, log: folder.file('build.log') });
    expect(await failedLogs()).toEqual([]);
  });

  it('that ends at once is heard of, however slow the disk is', async () => {
    const handle = await open(folder.write('any', ''));
    const kind = Object.getPrototypeOf(handle) as FileHandle;
    await handle.close();
    // Longer than a program takes that has nothing to do.
    const slow = jest.spyOn(kind, 'truncate').mockImplementation(() => wait(500));
    expect(await building('').run()).toBe(true);
    expect(slow).toHaveBeenCalled();
  });

  it('that the server itself ended is no failure to look into', async () => {
    const build = building("console.log('begun'); setInterval(() => {}, 1000)");
    const ended = build.run();
    await soon(async () => (await readFile(folder.file('build.log'), 'utf8').catch(() => '')) !== '');
    await build.stop();
    expect(await ended).toBe(false);
    expect(await failedLogs()).toEqual([]);
  });

  it('that failed is removed when ten newer ones are there', async () => {
    const old = Array.from({ length: 12 }, (_, index) => `2020-01-01T00-00-00.0${10 + index}Z.log`);
    for (const name of old) folder.write(path.join('failed-builds', name), '');
    await building('process.exit(1)').run();
    const [first, ...others] = (await failedLogs()).reverse();
    expect(others).toEqual(old.slice(3).reverse());
    expect(first).toMatch(/^20(?!20)/);
  });

  it('is no release', async () => {
    await building('process.exit(1)').run();
    expect(await listReleases(folder.root)).toEqual([]);
  });
});

describe('a program that stays', () => {
  /** Says its process id at each build, and fails the builds with these numbers. */
  const staying = (...failing: number[]): BuildProcess =>
    building(`let n = 0; process.on('message', () => {
      console.log(process.pid + ' ' + ++n);
      process.send({ ended: { ok: !${JSON.stringify(failing)}.includes(n) } });
    })`);
  const said = async () => (await readFile(folder.file('build.log'), 'utf8')).trim().split(' ');

  it('makes all the builds, and the log is that of the last one alone', async () => {
    const builds = staying();
    const told: string[][] = [];
    for (let time = 0; time < 3; time += 1) {
      expect(await builds.run()).toBe(true);
      told.push(await said());
    }
    await builds.stop();
    expect(told.map(([, number]) => number)).toEqual(['1', '2', '3']);
    expect(new Set(told.map(([pid]) => pid)).size).toBe(1);
  });

  it('may fail a build and go on, and the log of that one is kept', async () => {
    const builds = staying(2);
    expect([await builds.run(), await builds.run()]).toEqual([true, false]);
    expect(builds.failedLog).toMatch(/^failed-builds/);
    expect(await builds.run()).toBe(true);
    expect(builds.failedLog).toBeNull();
    await builds.stop();
  });

  it('that has gone is started again for the next build', async () => {
    const builds = building(`process.on('message', () => {
      console.log(process.pid);
      process.send({ ended: { ok: true } }, () => process.exit(0));
    })`);
    expect(await builds.run()).toBe(true);
    const [first] = await said();
    // It may be at its end, and no longer listen: then that build has failed, and is tried again.
    await soon(async () => (await builds.run()) && (await said())[0] !== first);
    await builds.stop();
  });

  it('whose code was replaced makes room for one that has the new code, within the same build', async () => {
    const builds = building(`process.on('message', () => {
      const fs = require('fs');
      if (fs.existsSync('old')) process.send({ ended: { ok: true } });
      else fs.writeFileSync('old', ''), process.exit(75);
    })`);
    expect(await builds.run()).toBe(true);
    await builds.stop();
  });

  it('that is killed while it builds has failed', async () => {
    const builds = building(`process.on('message', () => process.kill(process.pid, 'SIGKILL'))`);
    expect(await builds.run()).toBe(false);
  });

  it('is not started any more when the server stops at that moment', async () => {
    const builds = building(`require('fs').writeFileSync('begun', ''); setInterval(() => {}, 1000)`);
    const ended = builds.run();
    await builds.stop();
    expect(await ended).toBe(false);
    expect(await readdir(folder.root)).not.toContain('begun');
  });

  it('ends with the server, also between two builds', async () => {
    const builds = staying();
    await builds.run();
    const pid = Number((await said())[0]);
    await builds.stop();
    expect(isAlive(pid)).toBe(false);
  });
});
