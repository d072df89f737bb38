import fs, { rename, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { BuildMemory } from './builtFiles';
import { makeRelease } from './makeRelease';
import { readReleaseManifest } from './releases';
import { Place, smallSite } from './testing/place';

let place: Place;
beforeEach(async () => (place = await Place.create()));
afterEach(async () => {
  jest.restoreAllMocks();
  await place.remove();
});

const robots = [{ path: '/robots.txt', file: 'robots.txt', cache: 'revalidate' as const }];
const inPublic = (name: string) => path.join(place.publicDir, name);

describe('what a process knows of a build', () => {
  it('is read again only where a file is another one, longer, or newer', async () => {
    await place.write(smallSite());
    const memory = new BuildMemory();
    const hash = async () => (await memory.hashesOf(place.publicDir, robots)).get('robots.txt');
    const first = await hash();
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(await hash()).toBe(first);
    // The same length, and times that were set back: the time of the change itself cannot be.
    const { size, atime, mtime } = await stat(inPublic('robots.txt'));
    await writeFile(inPublic('robots.txt'), 'x'.repeat(size));
    await utimes(inPublic('robots.txt'), atime, mtime);
    const second = await hash();
    expect(second).not.toBe(first);
    await writeFile(inPublic('other'), 'y'.repeat(size));
    await rename(inPublic('other'), inPublic('robots.txt'));
    expect(await hash()).not.toBe(second);
  });

  it('spares the next release every byte that did not change, and its pages are checked all the same', async () => {
    const { publicDir, manifestFile, releasesDir } = place;
    const memory = new BuildMemory();
    const source = { publicDir, manifestFile, releasesDir, revision: 1, source: 's', memory };
    await place.write(smallSite());
    await makeRelease(source);
    await writeFile(inPublic('robots.txt'), 'User-agent: nobody\n');
    const read = jest.spyOn(fs, 'readFile');
    const { info } = await makeRelease(source);
    const pages = read.mock.calls.map(([file]) => String(file)).filter((file) => file.endsWith('.html'));
    read.mockRestore();
    expect(pages).toEqual([]);
    const manifest = await readReleaseManifest(releasesDir, info.id);
    expect(manifest.files).toHaveLength(Object.keys(smallSite()).length);

    const [script = ''] = Object.keys(smallSite()).filter((name) => name.startsWith('app-'));
    await place.write(Object.fromEntries(Object.entries(smallSite()).filter(([name]) => name !== script)));
    await expect(makeRelease(source)).rejects.toThrow(`needs /${script}, which is not in the release`);
  });

  it('does not grow with what is gone', async () => {
    const { publicDir, manifestFile, releasesDir } = place;
    const memory = new BuildMemory();
    for (const version of ['one', 'two', 'three']) {
      await place.write(smallSite(version));
      await makeRelease({ publicDir, manifestFile, releasesDir, revision: 1, source: 's', memory });
    }
    expect(memory.references.size).toBe(10);
  });
});
