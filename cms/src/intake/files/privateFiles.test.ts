/** Visitors' files in their private folder. */
import { createHash } from 'node:crypto';
import fs, { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';

import { type PrivateFiles, createPrivateFiles } from './privateFiles';

/** Takes files and keeps them, as a submission does. */
const keep = async (files: PrivateFiles, ...sent: [name: string, text: string][]) => {
  const taken = [];
  for (const [name, text] of sent)
    taken.push({ name, ...(await files.take(Readable.from([Buffer.from(text)]))) });
  return files.keep(taken);
};

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
    const kept = await keep(createPrivateFiles(folder), ['CV\u202e của\r\ntôi.pdf', 'one'], ['b.doc', 'two']);
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

  it.each([
    ['CON.pdf', 'file-CON.pdf'],
    ['lpt1', 'file-lpt1'],
    ['.pdf', 'file-.pdf'],
    ['..pdf', 'file-..pdf'],
    ['contract.pdf', 'contract.pdf'],
  ])('can be saved by staff: %s becomes %s', async (name, kept) => {
    const [file] = await keep(createPrivateFiles(folder), [name, 'one']);
    expect(file?.name).toBe(kept);
  });

  it('keep the end of a long name, where the ending is', async () => {
    const [kept] = await keep(createPrivateFiles(folder), [`${'x'.repeat(300)}.pdf`, 'one']);
    expect(kept?.name).toBe(`${'x'.repeat(196)}.pdf`);
  });

  it('are never cut inside of a character: half of an emoji can be written into no header', async () => {
    const [kept] = await keep(createPrivateFiles(folder), [`${'😀'.repeat(300)}.pdf`, 'one']);
    expect(kept?.name).toBe(`${'😀'.repeat(196)}.pdf`);
  });

  it('are for the CMS alone: nobody else of the machine may read them', async () => {
    const [kept] = await keep(createPrivateFiles(folder), ['a.pdf', 'one']);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(path.join(folder, kept?.key ?? ''))).mode & 0o777).toBe(0o600);
  });

  it('are on the disk, with the entries of their folder, before it is said that they are kept', async () => {
    const steps: string[] = [];
    const files = createPrivateFiles(folder);
    const taken = await files.take(Readable.from([Buffer.from('one')]));
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
    await files.keep([{ name: 'a.pdf', ...taken }]);
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
    const [kept] = await keep(files, ['a.pdf', 'one']);
    const chunks = await files.read(kept?.key ?? '').toArray();
    expect(Buffer.concat(chunks as Buffer[]).toString()).toBe('one');
  });

  it('can be removed, also twice', async () => {
    const files = createPrivateFiles(folder);
    const [first, second] = await keep(files, ['a.pdf', 'one'], ['b.pdf', 'two']);
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
    const [old] = await keep(files, ['a.pdf', 'one'], ['b.pdf', 'two']);
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

describe('a file on its way', () => {
  const many = async function* (parts: number): AsyncGenerator<Buffer> {
    for (let index = 0; index < parts; index += 1) yield Buffer.alloc(1_000, 97);
  };

  it('is told by its size and its hash, and can be looked into', async () => {
    const files = createPrivateFiles(folder);
    const taken = await files.take(many(3));
    const bytes = await readFile(taken.place);
    expect(bytes).toEqual(Buffer.alloc(3_000, 97));
    expect(taken).toMatchObject({ size: 3_000, sha256: createHash('sha256').update(bytes).digest('hex') });
    expect((await stat(taken.place)).mode & 0o777).toBe(0o600);
  });

  it('is gone when it was not kept, or when the process ended meanwhile', async () => {
    const files = createPrivateFiles(folder);
    await files.discard([await files.take(many(1))]);
    expect(await readdir(folder)).toEqual([]);
    const [kept] = await keep(files, ['a.pdf', 'one']);
    await files.take(many(1));
    await files.discardAll();
    expect(await readdir(folder)).toEqual([kept?.key]);
  });

  it('that breaks off leaves nothing', async () => {
    const broken = async function* (): AsyncGenerator<Buffer> {
      yield Buffer.from('half');
      throw new Error('The visitor has gone.');
    };
    await expect(createPrivateFiles(folder).take(broken())).rejects.toThrow('The visitor has gone.');
    expect(await readdir(folder)).toEqual([]);
  });

  it.each(['appendFile', 'close'] as const)(
    'leaves nothing on a disk that is full when it comes to %s, and what comes behind it is read',
    async (step) => {
      const { open } = fs;
      jest.spyOn(fs, 'open').mockImplementation(async (place, ...rest) => {
        const handle = await open(place, ...rest);
        const { close } = handle;
        handle[step] = async () => {
          if (step === 'close') await close.call(handle);
          throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        };
        return handle;
      });
      let isRead = false;
      const content = async function* (): AsyncGenerator<Buffer> {
        yield* many(5);
        isRead = true;
      };
      await expect(createPrivateFiles(folder).take(content())).rejects.toThrow('no space left on device');
      expect([await readdir(folder), isRead]).toEqual([[], true]);
    },
  );

  it('is not begun where its disk has no room for it beside the database', async () => {
    jest.spyOn(fs, 'statfs').mockResolvedValue({ bavail: 26_000, bsize: 4_096 } as never);
    await expect(createPrivateFiles(folder).take(many(1))).rejects.toThrow(
      `No room is left for visitors' files in ${folder}. Make room on its disk.`,
    );
    expect(await readdir(folder)).toEqual([]);
  });
});

it('files that cannot be kept all are kept none', async () => {
  const files = createPrivateFiles(folder);
  const taken = await files.take(Readable.from([Buffer.from('one')]));
  const gone = { ...taken, place: path.join(folder, 'gone') };
  await expect(
    files.keep([
      { name: 'a.pdf', ...taken },
      { name: 'b.pdf', ...gone },
    ]),
  ).rejects.toThrow(/ENOENT/);
  expect(await readdir(folder)).toEqual([]);
});
