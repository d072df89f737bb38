import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ReactScripts } from '../src/first-view/scripts';

const assignment = /window\.(\w+)=("(?:\\.|[^"\\])*")/g;
const source = /<script\b[^>]*\ssrc="([^"]+)"/g;

/**
 * What Gatsby writes into every page for its scripts: the values they look for, and where they are.
 *
 * @param html of its slice (gatsby's utils/gatsby-webpack-stats-extractor.js)
 * @throws when it has another form than the known one: no page would come to life
 */
export const reactScriptsOf = (html: string): ReactScripts => {
  const values = Object.fromEntries(
    [...html.matchAll(assignment)].map(([, name = '', json = '']) => [name, JSON.parse(json) as string]),
  );
  const scripts = [...html.matchAll(source)].map(([, address = '']) => address);
  if (!values.___chunkMapping || !values.___webpackCompilationHash || scripts.length === 0)
    throw new Error("Gatsby's slice of scripts is not as it was: see gatsby/reactScripts.ts");
  return { values, scripts };
};

/**
 * Writes the list of the scripts that are React below `to`, once the browser's code is bundled there. It is a file of its own, which a
 * browser asks for with the scripts: in a page, it would be a kilobyte of each.
 *
 * @returns its address, by what is in it
 */
export const writeReactScripts = (to: string): string => {
  const text = JSON.stringify(
    reactScriptsOf(readFileSync(join(to, '_gatsby/slices/_gatsby-scripts-1.html'), 'utf8')),
  );
  const name = `react-${createHash('sha256').update(text).digest('hex').slice(0, 20)}.json`;
  const folder = join(to, 'scripts');
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder))
    if (/^react-.*\.json$/.test(file) && file !== name) rmSync(join(folder, file));
  writeFileSync(join(folder, name), text);
  return `/scripts/${name}`;
};
