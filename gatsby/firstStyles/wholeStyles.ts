import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'styles';
const ofPages = /^\/?component---[\w.-]+\.css$/;
const ofAll = /^\/?app\.\w+\.css$/;

/** Its name says of which files it is made, and so what is in it. */
const nameOf = (files: readonly string[]): string =>
  `${files.map((file) => file.replace(/^\/|\.css$/g, '')).join('.')}.css`;

/** Whether the whole of them is in one file. */
const isPair = ([page = '', all = '', ...others]: readonly string[]): boolean =>
  ofPages.test(page) && ofAll.test(all) && others.length === 0;

const link = (href: string, files: string): string => `<link rel="stylesheet" href="${href}"${files}>`;

/**
 * What asks for the whole of a page's styles. Gatsby's scripts know by `data-href` that they need not ask for those of the page.
 *
 * @param files addresses of its stylesheets, in their order
 */
export const linksTo = (files: readonly string[]): string =>
  isPair(files)
    ? link(`/${folder}/${nameOf(files)}`, ` data-href="${files[0]}"`)
    : files.map((file) => link(file, '')).join('');

/**
 * Writes for every kind of page the file with all of its styles below `to`, once the styles of the browser's code are bundled there: those
 * of the kind, and those of all pages. Files of earlier styles go.
 */
export const writeWholeStyles = (to: string): void => {
  const sheets = readdirSync(to).filter((file) => file.endsWith('.css'));
  const pairs = sheets
    .flatMap((page) => sheets.map((all) => [page, all]))
    .filter(isPair)
    .map((files) => ({ files, name: nameOf(files) }));
  mkdirSync(join(to, folder), { recursive: true });
  for (const { files, name } of pairs)
    writeFileSync(
      join(to, folder, name),
      files.map((file) => readFileSync(join(to, file), 'utf8')).join('\n'),
    );
  for (const file of readdirSync(join(to, folder)))
    if (!pairs.some(({ name }) => name === file)) rmSync(join(to, folder, file));
};
