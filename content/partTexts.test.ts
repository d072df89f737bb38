import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { textTypes } from '../gatsby/contentNodes';
import { partTexts, sitePaths, type PartText } from '../jest/content';
import { problemsOf } from '../jest/declaredTypes';
import { languages } from '../src/i18n/locales';

type Leaf = readonly [path: string, value: unknown];

/** Every value of a text with the keys that lead to it: `steps.0.title`. */
const leavesOf = (value: unknown, at = ''): Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, at ? `${at}.${key}` : key))
    : [[at, value]];

const lastKey = (path: string) => path.replace(/\.\d+$/, '').replace(/^.*\./, '');

const isPicture = (value: unknown) => /\.(webp|svg|png)$/.test(String(value));

/** What is no word of a language: keys, links, pictures, figures. */
const isNeutral = ([path, value]: Leaf) =>
  typeof value !== 'string' ||
  isPicture(value) ||
  ['key', 'to', 'slug', 'slugs', 'members', 'figure', 'place', 'ground'].includes(lastKey(path));

/** A picture with words in it is there once in each language: `booking-vn.webp` for `booking.webp` or `booking-en.webp`. */
const inNoLanguage = ([path, value]: Leaf): Leaf => [
  path,
  isPicture(value) ? String(value).replace(/-(en|vn)(?=[-.])/, '') : value,
];

const sibling = ({ folder }: PartText, language: string) =>
  partTexts.find((text) => text.folder === folder && text.language === language);
const leavesIn = (text: PartText, language: string) => leavesOf(sibling(text, language)?.values);
const named = partTexts.map((text) => [text.name, text] as const);

describe('a text built of parts', () => {
  it('is found at all', () => {
    expect(partTexts.length).toBeGreaterThan(10);
  });
});

describe.each(named)('%s', (_, text) => {
  const leaves = leavesOf(text.values);
  const strings = leaves.flatMap(([path, value]) => (typeof value === 'string' ? [{ path, value }] : []));

  it('exists in both languages', () => {
    expect(languages.map((language) => sibling(text, language)?.language)).toEqual(languages);
  });

  it('has the same parts in both languages', () => {
    const [english, vietnamese] = languages.map((language) => leavesIn(text, language).map(([path]) => path));
    expect(vietnamese).toEqual(english);
  });

  it('has the same keys, links, pictures and numbers in both languages, but for the language of pictures', () => {
    const [english, vietnamese] = languages.map((language) =>
      leavesIn(text, language).filter(isNeutral).map(inNoLanguage),
    );
    expect(vietnamese).toEqual(english);
  });

  it('has every part that its page asks for, and none that no page knows', () => {
    const type = textTypes[text.folder] ?? textTypes[text.folder.split('/')[0] ?? ''] ?? '';
    expect(problemsOf(type, text.values)).toEqual([]);
  });

  it('leaves nothing empty', () => {
    expect(strings.filter(({ value }) => value.trim() !== value || value === '')).toEqual([]);
  });

  it('names pictures that are there', () => {
    const folder = dirname(text.name);
    const pictures = strings.filter(({ value }) => isPicture(value));
    expect(pictures.filter(({ value }) => !existsSync(resolve(folder, value)))).toEqual([]);
  });

  it('shows pictures in its own language', () => {
    const other = text.language === 'en' ? 'vn' : 'en';
    expect(strings.filter(({ value }) => value.endsWith(`-${other}.webp`))).toEqual([]);
  });

  it('links pages that exist', () => {
    const links = strings.filter(({ path }) => lastKey(path) === 'to');
    expect(links.filter(({ value }) => !sitePaths.has(value))).toEqual([]);
  });

  it('accents at most one **phrase** of a heading', () => {
    const headings = strings.filter(({ path }) => lastKey(path) === 'heading');
    expect(headings.filter(({ value }) => ![1, 3].includes(value.split('**').length))).toEqual([]);
  });
});
