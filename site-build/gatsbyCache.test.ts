import { existsSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';

import { TemporaryFolder } from '../node-lib/temporaryFolder';
import { holdCache, prepareCache, sealCache, takeUpCache } from './gatsbyCache';

let folder: TemporaryFolder;
beforeEach(() => (folder = new TemporaryFolder()));
afterEach(() => folder.remove());

/** Begins a build of the given code and lets it write; returns whether it was warm. */
function begin(code: string, text = code): boolean {
  const warm = prepareCache(folder.root, code);
  folder.write('.cache/state', text);
  folder.write('public/index.html', text);
  return warm;
}

/** A build that ends well. */
function build(code: string): boolean {
  const warm = begin(code);
  sealCache(folder.root, code);
  return warm;
}

const read = () =>
  ['.cache/state', 'public/index.html'].map((name) => readFileSync(folder.file(name), 'utf8'));

it('is used again for the same code, and not for another one', () => {
  expect(build('a')).toBe(false);
  expect(build('a')).toBe(true);
  expect(build('b')).toBe(false);
});

it('is cleared away, with the output, before a build of other code', () => {
  build('a');
  prepareCache(folder.root, 'b');
  expect(existsSync(folder.file('.cache'))).toBe(false);
  expect(existsSync(folder.file('public'))).toBe(false);
});

it('is not trusted when nobody knows where it comes from', () => {
  folder.write('.cache/state', 'by hand');
  folder.write('public/old.js', '');
  expect(prepareCache(folder.root, 'a')).toBe(false);
  expect(existsSync(folder.file('public'))).toBe(false);
});

it('is there again when one comes back to code that was built before', () => {
  build('a');
  build('b');
  expect(prepareCache(folder.root, 'a')).toBe(true);
  expect(read()).toEqual(['a', 'a']);
});

it('is kept for three codes, the oldest goes', () => {
  for (const [index, code] of ['a', 'b', 'c'].entries()) {
    build(code);
    utimesSync(folder.file('node_modules/.cache/saola-gatsby', code), index, index);
  }
  build('d');
  expect(
    ['a', 'b', 'c', 'd'].map((code) => existsSync(folder.file('node_modules/.cache/saola-gatsby', code))),
  ).toEqual([false, true, true, true]);
});

describe('after a build that broke off', () => {
  it('is that of the last one that ended well, and nothing of what the other wrote', () => {
    build('a');
    begin('a', 'half');
    folder.write('public/late.html', 'half');
    expect(prepareCache(folder.root, 'a')).toBe(true);
    expect(read()).toEqual(['a', 'a']);
    expect(existsSync(folder.file('public/late.html'))).toBe(false);
  });

  it('is none when no build of this code has ended well', () => {
    begin('a', 'half');
    expect(prepareCache(folder.root, 'a')).toBe(false);
    expect(existsSync(folder.file('.cache'))).toBe(false);
  });

  it('is none for one build when three failed on it, for it may be the cause, and there again when it was not', () => {
    build('a');
    expect([1, 2, 3, 4, 5, 6].map(() => begin('a', 'half'))).toEqual([true, true, true, false, true, true]);
    expect(build('a')).toBe(true);
    expect([1, 2, 3, 4].map(() => begin('a', 'half'))).toEqual([true, true, true, false]);
  });

  it('while its cache was being sealed has nothing of the half copy', () => {
    folder.write('node_modules/.cache/saola-gatsby.part/public/late.html', 'half a copy');
    build('a');
    expect(readdirSync(folder.file('node_modules/.cache'))).toEqual(['saola-gatsby']);
    expect(readdirSync(folder.file('node_modules/.cache/saola-gatsby/a/public'))).toEqual(['index.html']);
  });
});

describe('a process that stays', () => {
  it('takes the cache up again for each publish, and what it leaves is not trusted by others', () => {
    build('a');
    const mark = holdCache(folder.root);
    expect([takeUpCache(folder.root, mark), takeUpCache(folder.root, mark)]).toEqual([true, true]);
    folder.write('public/index.html', 'published');
    expect(prepareCache(folder.root, 'a')).toBe(true);
    expect(read()).toEqual(['a', 'a']);
  });

  it('does not when another build has worked on it, whichever way that one ended', () => {
    build('a');
    const mark = holdCache(folder.root);
    begin('a');
    expect(takeUpCache(folder.root, mark)).toBe(false);
    build('a');
    expect(takeUpCache(folder.root, mark)).toBe(false);
    expect(takeUpCache(folder.root, holdCache(folder.root))).toBe(true);
  });

  it('does not when the cache is gone', () => {
    build('a');
    const mark = holdCache(folder.root);
    rmSync(folder.file('.cache'), { recursive: true });
    expect(takeUpCache(folder.root, mark)).toBe(false);
  });
});
