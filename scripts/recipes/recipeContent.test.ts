import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { filesBelow } from '../../jest/content';
import { inRoot } from '../../node-lib/root';

/** Every place of a text at which something stands, whatever it is: `figures.0.compare.0.share` is `figures.*.compare.*.share`. */
const placesOf = (value: unknown, place = ''): string[] => {
  if (typeof value !== 'object' || value === null) return [place];
  return Object.entries(value).flatMap(([key, inner]) =>
    placesOf(inner, `${place}.${Array.isArray(value) ? '*' : key}`),
  );
};

const placesIn = (file: string) => new Set(placesOf(parse(readFileSync(file, 'utf8'))));

const written = filesBelow(inRoot('scripts', 'recipes', 'files'));
const texts = written.filter((file) => file.endsWith('.yml'));
const roomOf = (file: string) => /content\/[^/]+/.exec(file)?.[0] ?? '';

describe.each(texts.map((file) => [path.relative(inRoot('scripts', 'recipes', 'files'), file), file]))(
  'the recipe %s',
  (_, file) => {
    it('leaves out nothing that each of its kind has in such a place', () => {
      const folder = inRoot(roomOf(file));
      const kind = readdirSync(folder, { withFileTypes: true })
        .filter((one) => one.isDirectory())
        .map(({ name }) => path.join(folder, name, path.basename(file)))
        .filter((one) => existsSync(one));
      const [first = new Set<string>(), ...others] = kind.map(placesIn);
      const common = [...first].filter((place) => others.every((one) => one.has(place)));
      const own = [...placesIn(file)];
      const expected = common.filter((place) =>
        own.some((one) => one.startsWith(place.slice(0, place.lastIndexOf('.') + 1))),
      );
      expect(expected.length).toBeGreaterThan(0);
      expect(own).toEqual(expect.arrayContaining(expected));
    });
  },
);

it('sets what its pages say in a heading in <Words>, as lint asks of those that are there', () => {
  const pages = written.filter((file) => file.endsWith('.tsx'));
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.filter((file) => /<h\d[^>]*>\s*\{/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
