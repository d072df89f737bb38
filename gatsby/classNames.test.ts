import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { classNames, classNamesHash } from './classNames';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saola-classes-'));
  mkdirSync(join(folder, 'deep'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, css: string): string => {
  const path = join(folder, file);
  writeFileSync(path, css);
  return path;
};

const many = Array.from({ length: 4_000 }, (_, index) => `.name-${index}{}`).join('');
const manyNames = (file: string) => {
  const nameOf = classNames(folder);
  return Array.from({ length: 4_000 }, (_, index) => nameOf(file, `name-${index}`));
};

it('a class and an animation of a module have a name of one letter as long as there are any', () => {
  const file = write('a.module.css', '.card:hover .title{animation:rise .2s}@keyframes rise{to{opacity:1}}');
  const nameOf = classNames(folder);
  expect(['card', 'title', 'rise'].map((name) => nameOf(file, name))).toEqual(['a', 'b', 'c']);
});

it('the same word in two modules has two names', () => {
  const [one, two] = [write('a.module.css', '.card{}'), write('deep/b.module.css', '.card{}')];
  const nameOf = classNames(folder);
  expect(nameOf(one, 'card')).not.toBe(nameOf(two, 'card'));
});

it('no two of thousands of names are the same, and each stands in CSS and in HTML as it is', () => {
  const names = manyNames(write('a.module.css', many));
  expect(new Set(names).size).toBe(4_000);
  expect(names.filter((name) => !/^[a-z][\w-]{0,2}$/i.test(String(name)))).toEqual([]);
});

it('no name is one that blockers of advertisements hide', () => {
  expect(manyNames(write('a.module.css', many)).filter((name) => /ad/i.test(String(name)))).toEqual([]);
});

it('what is no module of the folder, or not named in it, has no short name', () => {
  const [own, plain] = [write('a.module.css', '.card{}'), write('plain.css', '.card{}')];
  const nameOf = classNames(folder);
  expect([nameOf(plain, 'card'), nameOf(own, 'title'), nameOf('/elsewhere.module.css', 'card')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('the hash of all names is another one when a class is named otherwise, and the same when it looks otherwise', () => {
  const hashOf = (css: string) => {
    write('a.module.css', css);
    return classNamesHash(folder);
  };
  const hash = hashOf('.card{color:red}');
  expect(hash).toMatch(/^[0-9a-f]{6}$/);
  expect(hashOf('.card{color:blue}')).toBe(hash);
  expect(hashOf('.card{}.title{}')).not.toBe(hash);
});
