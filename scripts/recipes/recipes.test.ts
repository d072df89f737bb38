import { existsSync, readFileSync } from 'node:fs';

import { inRoot } from '../../node-lib/root';
import { isAt, placesIn, readRecipe } from './readme';
import { edited, writtenBy } from './recipe';
import { recipes } from './recipes';

it('the recipes of README.md are those that are tried', () => {
  const [, section = ''] = readFileSync(inRoot('README.md'), 'utf8').split('\n## Where is what\n');
  const headings = [...(section.split('\n## ')[0] ?? '').matchAll(/^### (.+)$/gm)].map(
    ([, heading]) => heading,
  );
  expect(recipes.map(({ heading }) => heading)).toEqual(headings);
});

describe.each(recipes.map((recipe) => [recipe.heading, recipe] as const))('%s', (heading, recipe) => {
  const places = placesIn(readRecipe(heading));
  const files = writtenBy(recipe);

  it('is tried with no file that README.md does not name', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !places.some((place) => isAt(file, place)))).toEqual([]);
  });

  it('names no place that is neither there nor written when it is tried', () => {
    const lost = places.filter(
      (place) => !existsSync(inRoot(place)) && !files.some((file) => isAt(file, place)),
    );
    expect(lost).toEqual([]);
  });

  it('changes what stands in the files that are there, and writes no file that is there', () => {
    const changed = new Set(recipe.edits.map(({ file }) => file));
    for (const edit of recipe.edits)
      expect(edited(readFileSync(inRoot(edit.file), 'utf8'), edit)).toContain(edit.to);
    expect(files.filter((file) => !changed.has(file) && existsSync(inRoot(file)))).toEqual([]);
  });
});

describe('a place in a recipe', () => {
  it('is what stands in code with a slash, in each of its alternatives', () => {
    expect(placesIn('Write `content/<room>/{en,vn}.md`, its `title`, and `cms/seed/`.')).toEqual([
      'content/<room>/en.md',
      'content/<room>/vn.md',
      'cms/seed/',
    ]);
  });

  it.each([
    ['src/pages/a.tsx', 'src/pages/<name>.tsx', true],
    ['src/pages/a/b.tsx', 'src/pages/<name>.tsx', false],
    ['src/pages/a/b.tsx', 'src/pages/', true],
    ['src/pagesXa.tsx', 'src/pages', false],
  ])('%s is at %s: %s', (file, place, expected) => {
    expect(isAt(file, place)).toBe(expected);
  });
});

describe('an edit', () => {
  const edit = { file: 'a.ts', from: 'b', to: 'bc' };

  it('changes the one place it means', () => {
    expect(edited('abd', edit)).toBe('abcd');
  });

  it.each(['ad', 'abb'])('refuses where that place is not there, or there twice: %s', (text) => {
    expect(() => edited(text, edit)).toThrow('a.ts');
  });
});
