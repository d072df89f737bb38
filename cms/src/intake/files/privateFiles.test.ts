/** Visitors' files in their private folder. */
import { createHash } from 'node:crypto';
import fs, { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createPrivateFiles } from './privateFiles';

const file = (name: string, text: string) => ({ field: 'file0', name, bytes: Buffer.from(text) });

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'saola-private-'));
  folder = path.join(root, 'deep', 'intake');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(root, { recursive: true, force: true });
});

describe('files that are kept', () => {
  it('lie under names that tell nothing, and are described by what the visitor called them', async () => {
    const kept = await createPrivateFiles(folder).keep([
      file('CV\u202e của\r\ntôi.pdf', 'one'),
      file('b.doc', 'two'),
    ]);
    expect(kept).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
        name: 'CV của tôi.pdf',
        size: 3,
        sha256: createHash('sha256').update('one').digest('hex'),
      },
      expect.objectContaining({ name: 'b.doc', size: 3 }),
    ]);
    expect((await readdir(folder)).sort()).toEqual(kept.map(({ key }) => key).sort());
    expect(await readFile(path.join(folder, kept[1]?.key ?? ''), 'utf8')).toBe('two');
  });

  it('keep the end of a long name, where the ending is', async () => {
    const [kept] = await createPrivateFiles(folder).keep([file(`${'x'.repeat(300)}.pdf`, 'one')]);
    expect(kept?.name).toBe(`${'x'.repeat(196)}.pdf`);
  });

  it('are for the CMS alone: nobody else of the machine may read them', async () => {
    const [kept] = await createPrivateFiles(folder).keep([file('a.pdf', 'one')]);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(path.join(folder, kept?.key ?? ''))).mode & 0o777).toBe(0o600);
  });

  it('are on the disk, with the entries of their folder, before it is said that they are kept', async () => {
    const steps: string[] = [];
    const { open } = fs;
    jest.spyOn(fs, 'open').mockImplementation(async (place, ...rest) => {
      const handle = await open(place, ...rest);
      const what = String(place) === folder ? 'folder' : 'file';
      const { sync, close } = handle;
      handle.sync = async () => {
        await sync.call(handle);
        const written = what === 'file' ? await readFile(String(place), 'utf8') : '';
        steps.push(`${what} synced ${written}`.trim());
      };
      handle.close = async () => {
        await close.call(handle);
        steps.push(`${what} closed`);
      };
      return handle;
    });
    await createPrivateFiles(folder).keep([file('a.pdf', 'one')]);
    expect(steps).toEqual(['file synced one', 'file closed', 'folder synced', 'folder closed']);
  });

  it('are none where none were sent: not even the folder is made', async () => {
    expect(await createPrivateFiles(folder).keep([])).toEqual([]);
    await expect(stat(folder)).rejects.toThrow(/ENOENT/);
  });
});

describe('a file that was kept', () => {
  it('can be read again', async () => {
    const files = createPrivateFiles(folder);
    const [kept] = await files.keep([file('a.pdf', 'one')]);
    const chunks = await files.read(kept?.key ?? '').toArray();
    expect(Buffer.concat(chunks as Buffer[]).toString()).toBe('one');
  });

  it('can be removed, also twice', async () => {
    const files = createPrivateFiles(folder);
    const [first, second] = await files.keep([file('a.pdf', 'one'), file('b.pdf', 'two')]);
    await files.remove([{ key: first?.key ?? '' }]);
    await files.remove([{ key: first?.key ?? '' }]);
    expect(await readdir(folder)).toEqual([second?.key]);
  });
});

it.each(['../secret', 'a/../../b', '', 'x'.repeat(36), `${'0'.repeat(36)}.pdf`, `a${'0'.repeat(36)}`])(
  'a key like %p leads nowhere',
  async (key) => {
    const files = createPrivateFiles(folder);
    expect(() => files.read(key)).toThrow('This is no file of a submission.');
    await expect(files.remove([{ key }])).rejects.toThrow('This is no file of a submission.');
  },
);

describe('the files that lie there for long', () => {
  it('are told by their keys; other things in the folder are not ours', async () => {
    const files = createPrivateFiles(folder);
    const [old] = await files.keep([file('a.pdf', 'one'), file('b.pdf', 'two')]);
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    await utimes(path.join(folder, old?.key ?? ''), twoHoursAgo, twoHoursAgo);
    await writeFile(path.join(folder, 'lost+found'), '');
    await utimes(path.join(folder, 'lost+found'), twoHoursAgo, twoHoursAgo);
    expect(await files.olderThan(60 * 60 * 1000)).toEqual([old?.key]);
  });

  it('are none while there is no folder', async () => {
    expect(await createPrivateFiles(folder).olderThan(0)).toEqual([]);
  });
});
