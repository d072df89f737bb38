import { buildSync } from 'esbuild';

import { freshViewsScript } from '../src/lib/freshViews';

/** Writes the script with which list pages ask for the views of the moment, below `to`, at its address. */
export const writeFreshViewsScript = (to: string): void => {
  buildSync({
    entryPoints: ['src/first-view/lateViews.ts'],
    outfile: `${to}${freshViewsScript}`,
    bundle: true,
    minify: true,
    format: 'esm',
    charset: 'utf8',
    legalComments: 'none',
    target: ['chrome100', 'firefox100', 'safari15'],
  });
};
