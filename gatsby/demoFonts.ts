import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { projectRequire } from './projectRequire';

const demos = join('static', 'demos');

/** `<link rel="stylesheet" href="../../fonts/lora.css">` */
const link = /\bfonts\/([a-z0-9-]+)\.css"/g;

/** The faces that the demos' pages link to. */
const families = (folder: string): readonly string[] => {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const named = pages.flatMap((page) => [...readFileSync(join(folder, page), 'utf8').matchAll(link)]);
  return [...new Set(named.map(([, family = '']) => family))].sort();
};

/** A face is a package of its own, of any weight or of one. */
const packageOf = (family: string): string => {
  for (const name of [`@fontsource-variable/${family}`, `@fontsource/${family}`])
    try {
      return dirname(projectRequire.resolve(`${name}/package.json`));
    } catch {
      // The other kind, then.
    }
  throw new Error(`static/demos/ asks for the face '${family}': install @fontsource-variable/${family}.`);
};

const styles = ['index.css', 'wght-italic.css'];

const readIfThere = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** The rules of a face for the letters that Vietnamese and English are written with. */
const rulesOf = (folder: string): readonly string[] =>
  styles
    .flatMap((file) => readIfThere(join(folder, file)).split(/(?=\/\* )/))
    .filter((rule) => /^\/\* \S*-(vietnamese|latin)-(?!ext)/.test(rule))
    .map((rule) => rule.replace(" Variable'", "'").replace(/, url\([^)]*\.woff\) format\('woff'\)/, ''));

/**
 * The faces of the templates' demos, from their packages to `demos/fonts/` below a folder: a stylesheet for each, `<family>.css`, and the
 * files it names. They come from the site itself, so that no third party hears of a visitor.
 *
 * @throws when a demo links to a face that is not installed
 */
export const copyDemoFonts = (to: string, from: string = demos): void => {
  const target = join(to, 'demos', 'fonts');
  mkdirSync(join(target, 'files'), { recursive: true });
  for (const family of families(from)) {
    const folder = packageOf(family);
    const css = rulesOf(folder).join('');
    for (const [, file = ''] of css.matchAll(/url\(\.\/(files\/[^)]+)\)/g))
      cpSync(join(folder, file), join(target, file));
    writeFileSync(join(target, `${family}.css`), css);
  }
};
