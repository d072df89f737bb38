import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { soon } from '../../node-lib/soon';
import { TemporaryFolder } from '../../node-lib/temporaryFolder';
import { listReleases } from '../../release/releases';
import { BuildProcess } from './buildProcess';

let folder: TemporaryFolder;
beforeEach(() => (folder = new TemporaryFolder()));
afterEach(() => folder.remove());

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
