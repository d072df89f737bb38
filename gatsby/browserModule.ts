import type { BuildOptions } from 'esbuild';

/** How a script of our own becomes one module for browsers, beside those that webpack makes of the app. */
export const browserModule = {
  bundle: true,
  minify: true,
  format: 'esm',
  charset: 'utf8',
  legalComments: 'none',
  target: ['chrome100', 'firefox100', 'safari15'],
} as const satisfies BuildOptions;
