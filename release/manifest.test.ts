import { writeFile } from 'node:fs/promises';

import { Place } from './testing/place';
import { encodedFile, readManifest, ReleaseRefused } from './manifest';

let place: Place;
beforeEach(async () => {
  place = await Place.create();
});
afterEach(() => place.remove());

const read = async (manifest: unknown) => {
  await writeFile(place.manifestFile, JSON.stringify(manifest));
  return readManifest(place.manifestFile);
};

const file = (name: string, path = `/${name}`) => ({ path, file: name, cache: 'revalidate' });

const refusal = (manifest: unknown) => expect(read(manifest)).rejects;

it('has languages and files, and redirects, rewrites and translations where there are some', async () => {
  const files = [file('en/index.html', '/en/'), file('data/x.json')];
  const redirects = [{ from: '/a/', to: '/b/', status: 301, ignoreCase: false }];
  const rewrites = [{ from: '/a/*', to: '/b/' }];
  const translations = [{ en: '/en/a/', vn: '/vn/b/' }];
  const languages = ['en', 'vn'];
  expect(await read({ languages, files })).toEqual({
    ...{ languages, files, redirects: [], rewrites: [], translations: [] },
  });
  expect(await read({ languages, files, redirects, rewrites, translations, more: 1 })).toEqual({
    ...{ languages, files, redirects, rewrites, translations },
  });
});

it.each([
  ['nothing', null],
  ['a list', []],
  ['no languages', { files: [file('a')] }],
  ['an empty list of languages', { languages: [], files: [file('a')] }],
  ['no files', { languages: ['en'] }],
  ['an empty list of files', { languages: ['en'], files: [] }],
  ['files that are no list', { languages: ['en'], files: {} }],
  ['languages that are no list', { languages: 'en', files: [file('a')] }],
])('with %s cannot be used', async (_what, manifest) => {
  await refusal(manifest).toThrow('names no languages or no files.');
});

it.each(['..', '../a', '/a', 'a/../b', './a', 'a//b'])('may not name the file %s', async (name) => {
  await refusal({ languages: ['en'], files: [file(name, '/x')] }).toThrow(
    `The release was refused: the manifest names a file outside the build: ${name}`,
  );
});

it('names an address once; two addresses may have the same file', async () => {
  const twice = [file('a', '/x'), file('b', '/x')];
  await refusal({ languages: ['en'], files: twice }).toThrow('the manifest names /x twice.');
  const same = [file('a', '/x'), file('a', '/y')];
  expect((await read({ languages: ['en'], files: same })).files).toEqual(same);
});

it('that is missing says what to do, and one that is no JSON says so', async () => {
  const reading = () => readManifest(place.manifestFile);
  await expect(reading()).rejects.toThrow(`${place.manifestFile} is missing. Run the site build first.`);
  await writeFile(place.manifestFile, '{');
  await expect(reading()).rejects.toThrow(`${place.manifestFile} is not JSON.`);
  await expect(reading()).rejects.toMatchObject({ name: 'ReleaseRefused' });
  await expect(reading()).rejects.toBeInstanceOf(ReleaseRefused);
});

it('compressed variants lie beside their file', () => {
  expect([encodedFile('a.js', 'br'), encodedFile('a.js', 'gzip')]).toEqual(['a.js.br', 'a.js.gz']);
});
