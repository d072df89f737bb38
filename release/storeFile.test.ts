import { createHash } from 'node:crypto';
import fs, { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { compress } from './compress';
import { Place } from './testing/place';
import type { ManifestFile, ReleaseFile } from './manifest';
import { storeFile, writeDurably } from './storeFile';

const PAGE = '<p>Text of the page.</p>'.repeat(50);
const ENTRY: ManifestFile = { path: '/en/', file: 'en/index.html', cache: 'revalidate' };

let place: Place;
let oldSite: string;
let newSite: string;
beforeEach(async () => {
  place = await Place.create();
  [oldSite, newSite] = [path.join(place.root, 'old'), path.join(place.root, 'new')];
  await mkdir(path.join(place.publicDir, 'en'), { recursive: true });
  await writeFile(path.join(place.publicDir, ENTRY.file), PAGE);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await place.remove();
});

const store = (
  previous: { siteDir: string; files: Map<string, ReleaseFile> } | null = null,
  siteDir = newSite,
) => storeFile(ENTRY, { publicDir: place.publicDir, siteDir, previous });

/** The release before, with the same page. */
const before = async (changes: Partial<ReleaseFile> = {}) => {
  const file = await store(null, oldSite);
  return { siteDir: oldSite, files: new Map([[ENTRY.file, { ...file, ...changes }]]) };
};

const inode = async (site: string, name = ENTRY.file) => (await stat(path.join(site, name))).ino;

describe('a file of the build', () => {
  it('is stored with its variants, and described', async () => {
    expect(await store()).toEqual({
      ...ENTRY,
      size: PAGE.length,
      hash: createHash('sha256').update(PAGE).digest('hex'),
      encodings: ['br', 'gzip'],
      inline: { scripts: [], styles: [] },
    });
    expect(await readFile(path.join(newSite, ENTRY.file), 'utf8')).toBe(PAGE);
    for (const ending of ['.br', '.gz'])
      expect((await stat(path.join(newSite, `${ENTRY.file}${ending}`))).size).toBeGreaterThan(0);
  });

  it('is compressed as small as it gets while the release has a place for that', async () => {
    const words = Array.from({ length: 3_000 }, (_, index) => ((index * 7_919) % 4_999).toString(36));
    const page = Buffer.from(words.join(' '));
    await writeFile(path.join(place.publicDir, ENTRY.file), page);
    const sizes = [await compress(ENTRY.file, page, true), await compress(ENTRY.file, page)].map(
      (variants) => variants.get('br')?.length,
    );
    expect(sizes[0]).not.toBe(sizes[1]);
    const best = { left: 1 };
    const sizeIn = async (site: string) => {
      const siteDir = path.join(place.root, site);
      await storeFile(ENTRY, { publicDir: place.publicDir, siteDir, previous: null, best });
      return (await stat(path.join(siteDir, `${ENTRY.file}.br`))).size;
    };
    expect([await sizeIn('first'), await sizeIn('second')]).toEqual(sizes);
  });

  it('that is no page has no scripts and styles to tell', async () => {
    await writeFile(path.join(place.publicDir, 'robots.txt'), 'x');
    const places = { publicDir: place.publicDir, siteDir: newSite, previous: null };
    const file = await storeFile({ ...ENTRY, file: 'robots.txt' }, places);
    expect(file).not.toHaveProperty('inline');
    expect(file.encodings).toEqual([]);
  });

  it('that was not written is the fault of the build', async () => {
    await rm(path.join(place.publicDir, ENTRY.file));
    await expect(store()).rejects.toThrow(
      'The release was refused: the manifest names en/index.html, but the build did not write it.',
    );
  });
});

describe('a file that the release before has', () => {
  it('is shared with it, and keeps what the manifest says now', async () => {
    const previous = await before({ path: '/old/', cache: 'immutable' });
    expect(await store(previous)).toEqual({ ...previous.files.get(ENTRY.file), ...ENTRY });
    for (const ending of ['', '.br', '.gz'])
      expect(await inode(newSite, `${ENTRY.file}${ending}`)).toBe(
        await inode(oldSite, `${ENTRY.file}${ending}`),
      );
  });

  it('with other bytes is not shared', async () => {
    await store(await before({ hash: 'other' }));
    expect(await inode(newSite)).not.toBe(await inode(oldSite));
  });

  it.each(['ENOENT', 'EXDEV', 'EMLINK', 'EPERM', 'ENOTSUP'])(
    'is copied where it cannot be shared (%s)',
    async (code) => {
      const previous = await before();
      const { link } = fs;
      jest.spyOn(fs, 'link').mockImplementation(async (from, to) => {
        if (String(from).endsWith('.gz')) throw Object.assign(new Error(code), { code });
        return link(from, to);
      });
      expect(await store(previous)).toMatchObject({ encodings: ['br', 'gzip'], size: PAGE.length });
      for (const ending of ['', '.br'])
        expect(await inode(newSite, `${ENTRY.file}${ending}`)).not.toBe(
          await inode(oldSite, `${ENTRY.file}${ending}`),
        );
    },
  );

  it.each([{ code: 'EIO' }, {}])('fails as the disk fails (%j)', async (how) => {
    const previous = await before();
    jest.spyOn(fs, 'link').mockRejectedValue(Object.assign(new Error('broken'), how));
    await expect(store(previous)).rejects.toThrow('broken');
  });
});

describe('a file that has to survive a power cut', () => {
  it('is on the disk before it is said to be written', async () => {
    const steps: string[] = [];
    const file = path.join(place.root, 'file');
    const { open } = fs;
    jest.spyOn(fs, 'open').mockImplementation(async (...how) => {
      const handle = await open(...how);
      const { sync, close } = handle;
      handle.sync = async () => {
        steps.push(`synced ${await readFile(file, 'utf8')}`);
        return sync.call(handle);
      };
      handle.close = async () => {
        steps.push('closed');
        return close.call(handle);
      };
      return handle;
    });
    await writeDurably(file, 'text');
    expect(steps).toEqual(['synced text', 'closed']);
  });

  it('is never written over another one', async () => {
    const file = path.join(place.root, 'file');
    await writeDurably(file, 'one');
    await expect(writeDurably(file, 'two')).rejects.toThrow(/EEXIST/);
    expect(await readFile(file, 'utf8')).toBe('one');
  });
});
