import path from 'node:path';

/** The folder of the repository. */
export const root = path.resolve(__dirname, '..');

/** A path inside the repository. */
export function inRoot(...parts: string[]): string {
  return path.join(root, ...parts);
}

/** A program of one of the two packages, to be run by this Node. */
export function bin(name: string, inPackage: '' | 'cms' = ''): string {
  return inRoot(inPackage, 'node_modules', '.bin', name);
}

/** Held while Gatsby works in this folder: its cache and output bear one build at a time. */
export const buildLock = inRoot('.tmp', 'build.lock');

/** The settings of this checkout. */
export const envFile = inRoot('.env');
