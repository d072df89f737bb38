import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { withLanguage } from '../src/i18n/alternates';
import { languages, type Language } from '../src/i18n/locales';
import { blogListPath } from '../src/lib/blogListPath';
import { fragmentPagePath, fragmentPath } from '../src/lib/fragments';

/** Whether an address is that of a page that exists for its parts only. */
export const isFragmentPage = (path: string): boolean =>
  languages.some((language) => fragmentPagePath(language) === path);

const part = /<template data-part="([^"]+)">([\s\S]*?)<\/template>/g;

/** What React writes between two texts, to find them again: nobody does in a fragment. */
const textMarks = /<!-- -->/g;

/**
 * The parts in the HTML of a page, by their names.
 *
 * @throws when the page has none: the pages of the site would have empty places for good
 */
export const partsOf = (html: string, page: string): Readonly<Record<string, string>> => {
  const parts = [...html.matchAll(part)].map(([, name = '', inside = '']) => [
    name,
    inside.replace(textMarks, ''),
  ]);
  if (parts.length === 0) throw new Error(`${page} has no <template data-part> (src/templates/latest.tsx)`);
  return Object.fromEntries(parts) as Record<string, string>;
};

/** What narrows the list (src/features/blog/FilterRow.tsx), from its note for who has no scripts to what is said of an answer. */
const row = /<div [^>]*><noscript><p>[\s\S]*?(?=<div [^>]*><p role="status")/;

/** Of the HTML of a list: the row above it, for the pages of older posts. Nothing while there is no post. */
export const filtersOf = (html: string): string => (row.exec(html)?.[0] ?? '').replace(textMarks, '');

const writeFragment = async (publicDir: string, language: Language): Promise<boolean> => {
  const htmlAt = (path: string) => readFile(join(publicDir, path, 'index.html'), 'utf8');
  const page = fragmentPagePath(language);
  const file = join(publicDir, fragmentPath(language));
  const parts = partsOf(await htmlAt(page), page);
  // It has the mark of the class names that the others have (`partName`), which webpack writes.
  const [mark = ''] = Object.keys(parts);
  const filters = filtersOf(await htmlAt(withLanguage(language, blogListPath())));
  const text = JSON.stringify({ ...parts, [mark.replace(/^[a-z]+/, 'filters')]: filters });
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (text === before) return false;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  return true;
};

/**
 * Writes the fragments below `publicDir` from the pages that were rendered there; to be called whenever pages have been
 * written. A fragment that stays the same is not touched.
 *
 * @returns the addresses of those that changed
 * @throws when a page is not there, or has no parts
 */
export const writeFragments = async (publicDir: string): Promise<readonly string[]> => {
  const changed: string[] = [];
  for (const language of languages)
    if (await writeFragment(publicDir, language)) changed.push(fragmentPath(language));
  return changed;
};
