import { existsSync, readFileSync, utimesSync } from 'node:fs';

import { TemporaryFolder } from '../lib/temporaryFolder';
import { prepareCache, sealCache } from './gatsbyCache';

let folder: TemporaryFolder;
beforeEach(() => (folder = new TemporaryFolder()));
afterEach(() => folder.remove());

/** One build of the given code that ends well; returns whether it was warm. */
function build(code: string): boolean {
  const warm = prepareCache(folder.root, code);
  folder.write('.cache/state', code);
  folder.write('public/index.html', code);
  sealCache(folder.root, code);
  return warm;
}

it('uses the cache again for the same code, and not for another one', () => {
  expect(build('a')).toBe(false);
  expect(build('a')).toBe(true);
  expect(build('b')).toBe(false);
});

it('clears cache and output away before a build of other code', () => {
  build('a');
  prepareCache(folder.root, 'b');
  expect(existsSync(folder.file('.cache'))).toBe(false);
  expect(existsSync(folder.file('public'))).toBe(false);
});

it('trusts no cache of a build that broke off', () => {
  build('a');
  expect(prepareCache(folder.root, 'a')).toBe(true);
  expect(prepareCache(folder.root, 'a')).toBe(false);
});

it('trusts no cache of unknown origin', () => {
  folder.write('.cache/state', 'by hand');
  folder.write('public/old.js', '');
  expect(prepareCache(folder.root, 'a')).toBe(false);
  expect(existsSync(folder.file('public'))).toBe(false);
});

it('comes back to the cache of code that was built before', () => {
  build('a');
  build('b');
  expect(prepareCache(folder.root, 'a')).toBe(true);
  expect(readFileSync(folder.file('public/index.html'), 'utf8')).toBe('a');
});

it('keeps two caches aside, the oldest goes', () => {
  for (const [index, code] of ['a', 'b', 'c'].entries()) {
    build(code);
    prepareCache(folder.root, `${code}-next`);
    utimesSync(folder.file('node_modules/.cache/saola-gatsby', code), index, index);
  }
  build('d');
  expect(
    ['a', 'b', 'c'].map((code) => existsSync(folder.file('node_modules/.cache/saola-gatsby', code))),
  ).toEqual([false, true, true]);
});
