import fs, {
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';

import { readInfo, readReleaseManifest } from './releases';
import { Place, smallSite } from './testing/place';

let place: Place;
beforeEach(async () => {
  place = await Place.create();
});
afterEach(() => place.remove());

const inSite = (id: string, file: string) => path.join(place.releasesDir, id, 'site', file);

async function expectRefused(reason: RegExp) {
  const live = await readlink(path.join(place.releasesDir, 'current')).catch(() => null);
  await expect(place.release()).rejects.toThrow(reason);
  expect(await readlink(path.join(place.releasesDir, 'current')).catch(() => null)).toBe(live);
  expect((await readdir(place.releasesDir)).filter((name) => name.startsWith('.'))).toEqual([]);
}

describe('a release', () => {
  it('holds exactly the files of the manifest, with smaller variants beside the compressible ones', async () => {
    await place.write(smallSite(), (manifest) => {
      manifest.files = manifest.files.filter((file) => file.file !== 'robots.txt');
    });
    const { id } = await place.release();
    const names = await readdir(inSite(id, '.'), { recursive: true });
    expect(names).not.toContain('robots.txt');
    expect(names).toEqual(
      expect.arrayContaining(['en/blog/index.html', 'en/blog/index.html.br', 'cover.webp']),
    );
    expect(names).not.toContain('cover.webp.br');
    expect((await stat(inSite(id, 'en/index.html.br'))).size).toBeLessThan(
      (await stat(inSite(id, 'en/index.html'))).size,
    );
  });

  it('tells its revision and the source it was built from', async () => {
    await place.write(smallSite());
    const { id } = await place.release(42, 'abc');
    expect(await readInfo(place.releasesDir, id)).toMatchObject({ id, revision: 42, source: 'abc' });
    expect(await readlink(path.join(place.releasesDir, 'current'))).toBe(id);
  });

  it('is called after its moment, and prepared under a name that tells who died at it', async () => {
    const renamed = jest.spyOn(fs, 'rename');
    const { id, createdAt } = await place.publish();
    const [draft, final] = renamed.mock.calls.find(([, to]) => to === path.join(place.releasesDir, id)) ?? [];
    renamed.mockRestore();
    expect(id).toMatch(/^\d{8}T\d{6}Z-[0-9a-f]{8}$/);
    expect(id.slice(0, 15)).toBe(createdAt.slice(0, 19).replaceAll(/[-:]/g, ''));
    expect([draft, final]).toEqual([
      path.join(place.releasesDir, `.release-${process.pid}-${id}`),
      path.join(place.releasesDir, id),
    ]);
  });

  it('is made without the one before when that cannot be read', async () => {
    const first = await place.publish('one');
    await writeFile(path.join(place.releasesDir, first.id, 'manifest.json'), '{');
    const second = await place.release();
    expect(await readlink(path.join(place.releasesDir, 'current'))).toBe(second.id);
    const inode = async (id: string) => (await stat(inSite(id, 'cover.webp'))).ino;
    expect(await inode(second.id)).not.toBe(await inode(first.id));
  });

  it('shares unchanged files with the one before, and only these', async () => {
    const first = await place.publish('one');
    await place.write({ ...smallSite('one'), 'robots.txt': 'User-agent: nobody' });
    const second = await place.release();
    const inode = async (id: string, file: string) => (await stat(inSite(id, file))).ino;
    for (const file of ['en/index.html', 'en/index.html.br', 'en/index.html.gz', 'cover.webp']) {
      expect(await inode(second.id, file)).toBe(await inode(first.id, file));
    }
    expect(await inode(second.id, 'robots.txt')).not.toBe(await inode(first.id, 'robots.txt'));
    expect(await readFile(inSite(first.id, 'robots.txt'), 'utf8')).toBe(smallSite()['robots.txt']);
  });

  it('does without a variant that somebody removed from the one before', async () => {
    const first = await place.publish('one');
    await rm(inSite(first.id, 'en/index.html.br'));
    const second = await place.release();
    expect((await stat(inSite(second.id, 'en/index.html.br'))).size).toBeGreaterThan(0);
  });

  it('is kept together with the two before it', async () => {
    const ids: string[] = [];
    for (const version of ['1', '2', '3', '4', '5']) ids.push((await place.publish(version)).id);
    const left = (await readdir(place.releasesDir)).sort();
    expect(left).toEqual([...ids.slice(-3), '.spare', 'current'].sort());
  });

  it('clears away what a killed release process left, and leaves a living one alone', async () => {
    await place.publish();
    const dead = '.release-4194304999-x';
    const living = `.release-${process.ppid}-x`;
    for (const name of [dead, living]) await writeFile(path.join(place.releasesDir, name), '');
    await symlink('gone', path.join(place.releasesDir, '.current-4194304999-y'));
    await place.release();
    const hidden = (await readdir(place.releasesDir)).filter((name) => name.startsWith('.'));
    expect(hidden).toEqual([living]);
  });

  it('made twice at once leaves two whole releases', async () => {
    await place.write(smallSite());
    const both = await Promise.all([place.release(1), place.release(2)]);
    for (const { id } of both) {
      const manifest = await readReleaseManifest(place.releasesDir, id);
      for (const file of manifest.files) {
        expect((await stat(inSite(id, file.file))).size).toBe(file.size);
      }
    }
  });
});

describe('a release is refused', () => {
  const lacking = (name: string) => {
    const files = smallSite('two');
    delete files[name];
    return files;
  };

  beforeEach(() => place.publish('one'));

  it('without a manifest', async () => {
    await rm(place.manifestFile);
    await expectRefused(/manifest\.json is missing/);
  });

  it('when the manifest is cut off or empty', async () => {
    await truncate(place.manifestFile, 20);
    await expectRefused(/is not JSON/);
    await writeFile(place.manifestFile, '{"languages":["en"],"files":[]}');
    await expectRefused(/names no languages or no files/);
  });

  it('when a file of the manifest was not built', async () => {
    await rm(path.join(place.publicDir, 'vn/blog/index.html'));
    await expectRefused(/vn\/blog\/index\.html, but the build did not write it/);
  });

  it.each(['../secret', '/etc/passwd', 'en/../../secret'])('when it names %s', async (file) => {
    await place.write(smallSite(), (manifest) => {
      manifest.files.push({ path: '/x', file, cache: 'revalidate' });
    });
    await expectRefused(/outside the build/);
  });

  it('when it names an address twice', async () => {
    await place.write(smallSite(), (manifest) => {
      manifest.files.push({ path: '/en/', file: 'vn/index.html', cache: 'revalidate' });
    });
    await expectRefused(/names \/en\/ twice/);
  });

  it('when a not-found page is missing', async () => {
    await place.write(lacking('vn/404/index.html'));
    await expectRefused(/not-found page \/vn\/404\/ is missing/);
  });

  it('when a page is cut off', async () => {
    await truncate(path.join(place.publicDir, 'en/blog/index.html'), 400);
    await expectRefused(/page \/en\/blog\/ is cut off/);
  });

  it('when page data is cut off', async () => {
    await truncate(path.join(place.publicDir, 'page-data/en/blog/page-data.json'), 50);
    await expectRefused(/page-data\.json is not complete JSON/);
  });

  it.each([
    ['vn/blog/index.html', '/vn/blog/'],
    ['page-data/en/blog/page-data.json', '/page-data/en/blog/page-data.json'],
    ['robots.txt', '/robots.txt'],
    ['feed.xml', '/feed.xml'],
    ['mark.svg', '/mark.svg'],
    ['late.js', '/late.js'],
    ['late.css', '/late.css'],
  ])('when %s has a NUL byte', async (file, address) => {
    const before = smallSite('two')[file] ?? '';
    await place.write({ ...smallSite('two'), [file]: `Kính chào ng\0ười xem${before}` });
    await expectRefused(new RegExp(`refused: ${address} has a NUL byte, after "Kính chào ng"`));
  });

  it('never for the bytes of a picture', async () => {
    await place.write({ ...smallSite('two'), 'cover.webp': 'RIFF\0\0' });
    await expect(place.release()).resolves.toMatchObject({ revision: 1 });
  });

  it.each(['app-', 'styles.'])('when a page needs a file (%s…) that is not there', async (start) => {
    const name = Object.keys(smallSite('two')).find((file) => file.startsWith(start)) ?? '';
    await place.write(lacking(name));
    await expectRefused(new RegExp(`needs /${name}, which is not in the release`));
  });

  it('when the picture of a page for link previews is not there', async () => {
    const files = smallSite('two');
    const tags =
      '<meta property="og:url" content="https://a/en/"><meta property="og:image" content="https://a/og/1.png">';
    await place.write({
      ...files,
      'en/index.html': (files['en/index.html'] ?? '').replace('<title>', `${tags}<title>`),
    });
    await expectRefused(/page \/en\/ needs \/og\/1\.png, which is not in the release/);
  });

  it('when a page carries the stylesheet of an earlier build', async () => {
    const files = smallSite('one');
    const stats = { assetsByChunkName: { app: ['app-new.js', 'styles.new.css'] } };
    await place.write({ ...files, 'styles.new.css': 'p{}' });
    await writeFile(path.join(place.publicDir, 'webpack.stats.json'), JSON.stringify(stats));
    await expectRefused(/outdated stylesheet \/styles\./);
  });

  it('when a page has an inline script that the others do not have', async () => {
    const files = smallSite('two');
    const page = files['vn/blog/index.html'] ?? '';
    await place.write({ ...files, 'vn/blog/index.html': page.replace('<h1>', '<script>own()</script><h1>') });
    await expectRefused(/inline scripts of \/vn\/blog\/ are not those of \/en\//);
  });

  it('and one whose previous release is damaged on the disk is not built upon', async () => {
    const id = await readlink(path.join(place.releasesDir, 'current'));
    const file = inSite(id, 'cover.webp');
    await truncate(file, 3);
    await utimes(file, new Date(), new Date());
    await expectRefused(/cover\.webp is cut off/);
  });
});
