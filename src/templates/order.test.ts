import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const places = ['src/pages', 'src/templates', 'src/features'];

const files = places.flatMap((place) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => join(place, name)),
);

/** The lists that a text of GraphQL asks for, with their arguments. */
const listsIn = (text: string): string[] => text.match(/^\s*(\w+: )?all[A-Z]\w*(\([^)]*\))? \{/gm) ?? [];

it('every list that a page asks for has an order: two builds of the same content are the same', () => {
  const lists = files.flatMap((file) =>
    listsIn(readFileSync(file, 'utf8')).map((list) => `${file}: ${list.trim()}`),
  );
  expect(lists.length).toBeGreaterThan(20);
  expect(lists.filter((list) => !list.includes('sort:'))).toEqual([]);
});

it('a list without an order is found', () => {
  const text = 'query {\n  openings: allOpeningText(filter: { slug: { eq: "a" } }) {\n  allSite {\n';
  expect(listsIn(text)).toHaveLength(2);
});
