import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const skippedFolders = new Set(['node_modules', '.cache', '.tmp', 'dist', 'uploads', 'generated']);

function* filesBelow(place: string): Generator<string> {
  const found = statSync(place, { throwIfNoEntry: false });
  if (found?.isFile()) yield place;
  if (!found?.isDirectory()) return;
  for (const name of readdirSync(place).sort()) {
    if (!skippedFolders.has(name)) yield* filesBelow(path.join(place, name));
  }
}

// Tests and type declarations do not change what is built, and a site build writes declarations itself.
const irrelevant = /\.(test|spec)\.[cm]?[jt]sx?$|\.d\.ts$/;

/**
 * Hash (SHA-256, hex) of the names and contents of all files at and below `places`, which are relative to
 * `folder`; a place that does not exist counts as empty.
 */
export function hashFiles(folder: string, places: string[], extra: string[] = []): string {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesBelow(path.join(folder, place))) {
      if (irrelevant.test(file)) continue;
      hash.update(`\0${path.relative(folder, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.update(`\0${extra.join('\0')}`).digest('hex');
}
