import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { currentId, listReleases, readReleaseManifest } from './releases';
import { Place, smallSite } from './testing/place';

let place: Place;
beforeEach(async () => {
  place = await Place.create();
  for (const version of ['1', '2', '3', '4']) await place.publish(version);
});
afterEach(() => place.remove());

const spare = (...parts: string[]) => path.join(place.releasesDir, '.spare', ...parts);
const site = (id: string, ...parts: string[]) => path.join(place.releasesDir, id, 'site', ...parts);

/** The files of a release, with their bytes. */
const bytesOf = async (id: string): Promise<Record<string, string>> => {
  const names = await readdir(site(id), { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const read = files.map(async (file) => [path.relative(site(id), file), await readFile(file, 'base64')]);
  return Object.fromEntries(await Promise.all(read)) as Record<string, string>;
};

describe('a release made of the spare one', () => {
  it('is what it would be without, to the byte, and the others stay as they are', async () => {
    const others = await listReleases(place.releasesDir);
    const before = await Promise.all(others.map(bytesOf));
    const files = { ...smallSite('5'), 'en/new/index.html': smallSite('5')['en/index.html'] ?? '' };
    delete (files as Record<string, string>)['vn/bài-viết/index.html'];
    await place.write(files);
    const made = await place.release();

    await rm(spare(), { recursive: true });
    await place.write({ ...files, 'robots.txt': 'x' });
    await place.release();
    await rm(spare(), { recursive: true, force: true });
    await place.write(files);
    const plain = await place.release();
    expect(await bytesOf(plain.id)).toEqual(await bytesOf(made.id));
    const { files: listed } = await readReleaseManifest(place.releasesDir, made.id);
    expect((await readReleaseManifest(place.releasesDir, plain.id)).files).toEqual(listed);

    const kept = await listReleases(place.releasesDir);
    for (const [index, id] of others.entries())
      if (kept.includes(id)) expect(await bytesOf(id)).toEqual(before[index]);
  });

  it('leaves no folder of a page that is gone', async () => {
    await place.publish('5');
    const files = smallSite('6');
    for (const name of Object.keys(files)) if (name.startsWith('vn/b')) delete files[name];
    for (const [name, text] of Object.entries(files)) files[name] = text.replaceAll('/vn/blog/', '/vn/');
    await place.write(files);
    const { id } = await place.release();
    expect((await readdir(site(id, 'vn'))).sort()).toEqual([
      '404',
      'index.html',
      'index.html.br',
      'index.html.gz',
    ]);
  });

  it('takes over the files that did not change without touching them', async () => {
    const inode = (await stat(spare('site', 'robots.txt'))).ino;
    const folder = (await stat(spare('site', 'demos'))).ino;
    const { id } = await place.publish('5');
    expect((await stat(site(id, 'robots.txt'))).ino).toBe(inode);
    expect((await stat(site(id, 'demos'))).ino).toBe(folder);
  });

  it.each([
    ['lacks a file', () => rm(spare('site', 'robots.txt'))],
    [
      'has a file that was cut off',
      async () => {
        // Its bytes are those of other releases: a new file of that name.
        await rm(spare('site', 'cover.webp'));
        await writeFile(spare('site', 'cover.webp'), 'x');
      },
    ],
    ['cannot be read', () => writeFile(spare('manifest.json'), '{')],
    ['says nothing', () => rm(spare('manifest.json'))],
  ])('is whole when the spare one %s', async (_how, damage) => {
    await place.write({ ...smallSite('5'), 'cover.webp': 'another picture, also 40 bytes or so long' });
    await place.release();
    await place.publish('6');
    await damage();
    const { id } = await place.publish('7');
    expect(await currentId(place.releasesDir)).toBe(id);
    expect(await readFile(site(id, 'robots.txt'), 'utf8')).toBe(smallSite()['robots.txt']);
    expect(await readFile(site(id, 'cover.webp'), 'utf8')).toBe(smallSite()['cover.webp']);
  });

  it('that is refused leaves the live one, and the next one is made without', async () => {
    const live = await currentId(place.releasesDir);
    const broken = smallSite('5');
    delete broken['vn/404/index.html'];
    await place.write(broken);
    await expect(place.release()).rejects.toThrow('/vn/404/ is missing');
    expect(await currentId(place.releasesDir)).toBe(live);
    expect((await readdir(place.releasesDir)).filter((name) => name.startsWith('.'))).toEqual([]);
    const { id } = await place.publish('5');
    expect(await currentId(place.releasesDir)).toBe(id);
  });
});
