import { rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { Place } from './testing/place';
import { checkRelease } from './checks';
import type { ReleaseFile } from './manifest';

let place: Place;
beforeEach(async () => {
  place = await Place.create();
});
afterEach(() => place.remove());

const page = (head = '') => `<html><head>${head}</head></html>`;

const NOT_FOUND = { 'en/404/index.html': page() };

/** Writes files as if they were a release, and checks it. */
const check = async (
  files: Record<string, string>,
  change: (entries: ReleaseFile[]) => Promise<void> | void = () => {},
) => {
  await place.write({ ...NOT_FOUND, ...files });
  const entries = await Promise.all(
    Object.keys({ ...NOT_FOUND, ...files }).map(async (file): Promise<ReleaseFile> => ({
      path: `/${file.replace(/index\.html$/, '')}`,
      file,
      cache: 'revalidate',
      size: (await stat(path.join(place.publicDir, file))).size,
      hash: '',
      encodings: [],
    })),
  );
  await change(entries);
  const manifest = { languages: ['en'], files: entries, redirects: [], rewrites: [] };
  return checkRelease(manifest, place.publicDir, place.publicDir);
};

const last = (entries: ReleaseFile[]): ReleaseFile => {
  const entry = entries.at(-1);
  if (!entry) throw new Error('There is no file.');
  return entry;
};

describe('a release is taken', () => {
  it('when all its pages have what they need', async () => {
    const head = '<script src="/a.js"></script><style data-href="/s.css">p{}</style>';
    await expect(
      check({ 'en/index.html': page(head), 'a.js': 'x', 's.css': 'p{}', 'd.json': '{}' }),
    ).resolves.toBe(undefined);
  });

  it('when an address has an accent, however that is written', async () => {
    const files = { 'en/index.html': page('<script src="/b%E1%BA%BFp.js"></script>'), 'bếp.js': 'x' };
    await expect(
      check(files, (entries) => void (last(entries).path = '/bếp.js'.normalize('NFD'))),
    ).resolves.toBe(undefined);
  });

  it('when there are NUL bytes in a file that is no text', async () => {
    await expect(check({ 'cover.webp': 'RIFF\0\0', 'a.js': 'x' })).resolves.toBe(undefined);
  });

  it('when a page ends with blanks, or in capitals', async () => {
    await expect(check({ 'en/index.html': '<html></HTML>\n\n' })).resolves.toBe(undefined);
  });
});

describe('a release is refused', () => {
  it('without a not-found page for every language', async () => {
    await expect(check({}, (entries) => void entries.pop())).rejects.toThrow(
      'The release was refused: the not-found page /en/404/ is missing.',
    );
  });

  it('when a file, or a variant of one, is missing or is none', async () => {
    await expect(check({ 'a.js': 'x' }, () => rm(path.join(place.publicDir, 'a.js')))).rejects.toThrow(
      'a.js is missing.',
    );
    await expect(
      check({ 'a.js': 'x' }, (entries) => void (last(entries).encodings = ['br'])),
    ).rejects.toThrow('a.js.br is missing.');
    await expect(check({ 'en/a.js': 'x' }, (entries) => void (last(entries).file = 'en'))).rejects.toThrow(
      'en is missing.',
    );
  });

  it('when a file is cut off; a variant has a size of its own', async () => {
    const cut = (entries: ReleaseFile[]) => truncate(path.join(place.publicDir, last(entries).file), 2);
    await expect(check({ 'a.js': 'long' }, cut)).rejects.toThrow('a.js is cut off.');
    const variant = async (entries: ReleaseFile[]) => {
      last(entries).encodings = ['gzip'];
      await writeFile(path.join(place.publicDir, 'a.js.gz'), 'x');
    };
    await expect(check({ 'a.js': 'long' }, variant)).resolves.toBe(undefined);
  });

  it.each([
    ['a.js', '\0x', '/a.js has a NUL byte, after "".'],
    ['a.css', 'p{}\n\0', '/a.css has a NUL byte, after "p{}\\n".'],
    [
      'en/index.html',
      `${'y'.repeat(60)}${'x'.repeat(40)}\0`,
      `/en/ has a NUL byte, after "${'x'.repeat(40)}".`,
    ],
  ])('when a text has a NUL byte, and says where: %s', async (file, text, why) => {
    await expect(check({ [file]: text })).rejects.toThrow(why);
  });

  it('when JSON is cut off', async () => {
    await expect(check({ 'd.json': '{"a":' })).rejects.toThrow('d.json is not complete JSON.');
  });

  it.each(['<html>', '<html></html>x'])('when a page ends otherwise: %s', async (html) => {
    await expect(check({ 'en/index.html': html })).rejects.toThrow('the page /en/ is cut off.');
  });

  it('when a page needs what is not there', async () => {
    await expect(check({ 'en/index.html': page('<script src="/a.js"></script>') })).rejects.toThrow(
      'the page /en/ needs /a.js, which is not in the release.',
    );
    await expect(check({ 'en/index.html': page('<style data-href="/s.css"></style>') })).rejects.toThrow(
      'the page /en/ needs /s.css, which is not in the release.',
    );
  });
});

describe('the stylesheet in a page', () => {
  const withStats = (stats: string) =>
    check({ 'en/index.html': page('<style data-href="/s.css"></style>'), 's.css': 'p{}' }, () =>
      writeFile(path.join(place.publicDir, 'webpack.stats.json'), stats),
    );

  it('has to be one of the last build', async () => {
    const current = { assetsByChunkName: { app: ['app.js'], page: ['s.css', 'page.js'] } };
    await expect(withStats(JSON.stringify(current))).resolves.toBe(undefined);
    const other = { assetsByChunkName: { app: ['s.css.js', 't.css'] } };
    await expect(withStats(JSON.stringify(other))).rejects.toThrow(
      'the page /en/ carries the outdated stylesheet /s.css.',
    );
    await expect(withStats('{}')).rejects.toThrow('outdated stylesheet');
  });
});
