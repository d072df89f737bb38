import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const others = `${letters}0123456789_-`;

/** Blockers of advertisements hide what they find under such names. */
const isBlocked = (name: string): boolean => /ad/i.test(name);

/** All names of one letter, then of two, then of three: what a stylesheet and `class` take without escaping. */
function* shortestFirst(): Generator<string, never> {
  for (let names = [...letters]; ; names = names.flatMap((name) => [...others].map((more) => name + more)))
    yield* names.filter((name) => !isBlocked(name));
}

/** What a stylesheet names by itself: its classes and its animations. */
const named = (css: string): readonly string[] => [
  ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name)),
];

const stylesheetsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .map((file) => join(folder, file));

/**
 * Short names for the classes and animations of all CSS modules: they weigh as much as the styles themselves, as a page
 * carries both, and both say the name. The compilation for the browser and the one that renders pages get the same
 * from the same files.
 *
 * @param folder where the `.module.css` are, at any depth
 * @returns the short name of what a file names so, or undefined where the folder has no such file or name
 */
export const classNames = (folder: string): ((file: string, name: string) => string | undefined) => {
  const next = shortestFirst();
  const all = new Map(
    stylesheetsIn(resolve(folder)).map((file) => [
      file,
      new Map(named(readFileSync(file, 'utf8')).map((name) => [name, next.next().value])),
    ]),
  );
  return (file, name) => all.get(file)?.get(name);
};

/** Another text for other names: whoever brings HTML into a page of earlier has to know (src/lib/fragments.ts). */
export const classNamesHash = (folder: string): string => {
  const names = stylesheetsIn(resolve(folder)).map((file) => [
    relative(folder, file),
    named(readFileSync(file, 'utf8')),
  ]);
  return createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 6);
};
