import { readFileSync } from 'node:fs';

import { inRoot } from '../../node-lib/root';

/** What README.md says below a heading. */
export function readRecipe(heading: string): string {
  const [, section = ''] = readFileSync(inRoot('README.md'), 'utf8').split(`\n### ${heading}\n`);
  return section.split(/\n##+ /)[0] ?? '';
}

/** `a/{en,vn}.md` → `a/en.md` and `a/vn.md`. */
const alternatives = (name: string): string[] => {
  const [, before = '', list, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(name) ?? [];
  return list === undefined
    ? [name]
    : list.split(',').flatMap((one) => alternatives(`${before}${one}${after}`));
};

/** The files and folders that a text names in code, `<…>` and `*` standing for a name; a folder ends with a slash. */
export const placesIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\s]+\/[^`\s]*)`/g)].flatMap(([, name = '']) => alternatives(name));

/** Whether a file is, or is below, a place. */
export function isAt(file: string, place: string): boolean {
  const pattern = place
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/<[^>]*>|\*/g, '[^/]+')
    .replace(/\/$/, '/.+');
  return new RegExp(`^${pattern}$`).test(file);
}
