import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildSync } from 'esbuild';

import { browserModule } from './browserModule';
import type { ReactScripts } from '../src/first-view/scripts';

const assignment = /window\.(\w+)=("(?:\\.|[^"\\])*")/g;
const source = /<script\b[^>]*\ssrc="([^"]+)"/g;

/**
 * What Gatsby writes into every page for its scripts: the values they look for, and where they are.
 *
 * @param html of its slice (gatsby's utils/gatsby-webpack-stats-extractor.js)
 * @throws when it has another form than the known one: no page would come to life
 */
export const reactScriptsOf = (html: string): Omit<ReactScripts, 'pages'> => {
  const values = Object.fromEntries(
    [...html.matchAll(assignment)].map(([, name = '', json = '']) => [name, JSON.parse(json) as string]),
  );
  const scripts = [...html.matchAll(source)].map(([, address = '']) => address);
  if (!values.___chunkMapping || !values.___webpackCompilationHash || scripts.length === 0)
    throw new Error("Gatsby's slice of scripts is not as it was: see gatsby/reactScripts.ts");
  return { values, scripts };
};

/** What Gatsby keeps of a webpack run: the files of each chunk, those that it shares with others among them. */
interface Stats {
  readonly assetsByChunkName?: Readonly<Record<string, readonly string[]>>;
}

/** The kinds of pages: the stylesheet by which each is known, and its scripts. */
const pagesOf = ({ assetsByChunkName = {} }: Stats): ReactScripts['pages'] =>
  Object.entries(assetsByChunkName).flatMap(([name, files]) => {
    const style = files.find((file) => file.startsWith(`${name}.`) && file.endsWith('.css'));
    if (!name.startsWith('component---') || !style) return [];
    return [[style, ...files.filter((file) => file.endsWith('.js'))].map((file) => `/${file}`)];
  });

/** The text of a module that exports the list, and what starts it. */
const moduleOf = (list: ReactScripts): string => {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `
        import { startScripts } from './src/first-view/scripts';
        export const list = ${JSON.stringify(list)};
        export const start = () => startScripts(list);`,
      resolveDir: join(__dirname, '..'),
    },
    ...browserModule,
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
};

/**
 * Writes the module that knows the scripts that are React below `to`, once the browser's code is bundled there. It is a file of its
 * own, which a browser asks for when they are wanted: in a page, it would be a kilobyte of each.
 *
 * @returns its address, by what is in it
 */
export const writeReactScripts = (to: string): string => {
  const read = (file: string) => readFileSync(join(to, file), 'utf8');
  const list: ReactScripts = {
    ...reactScriptsOf(read('_gatsby/slices/_gatsby-scripts-1.html')),
    pages: pagesOf(JSON.parse(read('webpack.stats.json')) as Stats),
  };
  const text = moduleOf(list);
  const name = `react-${createHash('sha256').update(text).digest('hex').slice(0, 20)}.js`;
  const folder = join(to, 'scripts');
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder))
    if (/^react-/.test(file) && file !== name) rmSync(join(folder, file));
  writeFileSync(join(folder, name), text);
  return `/scripts/${name}`;
};
