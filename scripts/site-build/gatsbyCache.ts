import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { readStamp } from '../lib/stamps';

const folders = ['.cache', 'public'];
const parkedMost = 2;

const stampFile = (root: string) => path.join(root, '.cache', 'saola-source');
// No tool that walks the folder (linter, test runner, Gatsby's own watcher) looks in here.
const parking = (root: string) => path.join(root, 'node_modules', '.cache', 'saola-gatsby');

function move(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of folders) {
    if (existsSync(path.join(from, name))) renameSync(path.join(from, name), path.join(to, name));
  }
}

function removeOldest(folder: string): void {
  const age = (name: string) => statSync(path.join(folder, name)).mtimeMs;
  const names = existsSync(folder) ? readdirSync(folder).sort((a, b) => age(b) - age(a)) : [];
  for (const name of names.slice(parkedMost))
    rmSync(path.join(folder, name), { recursive: true, force: true });
}

/**
 * Makes `.cache` and `public` fit for a build of the given code. On a warm cache Gatsby often keeps an old
 * inlined stylesheet in its pages, so a cache is used again only for the very same code and settings.
 * Another one that a build left whole is put aside, not thrown away: the tests build with other addresses
 * than the daily work, and both then stay warm. Returns whether the build is warm.
 */
export function prepareCache(root: string, code: string): boolean {
  const stamp = readStamp(stampFile(root));
  const parked = path.join(parking(root), code);
  if (stamp !== code) {
    if (stamp !== null) {
      rmSync(path.join(parking(root), stamp), { recursive: true, force: true });
      move(root, path.join(parking(root), stamp));
    }
    for (const name of folders) rmSync(path.join(root, name), { recursive: true, force: true });
    if (existsSync(parked)) move(parked, root);
    rmSync(parked, { recursive: true, force: true });
    removeOldest(parking(root));
  }
  const warm = readStamp(stampFile(root)) === code;
  // A build that breaks off must not leave a cache that passes for whole.
  rmSync(stampFile(root), { force: true });
  return warm;
}

/** Marks the cache as whole after a build that ended well. */
export function sealCache(root: string, code: string): void {
  mkdirSync(path.dirname(stampFile(root)), { recursive: true });
  writeFileSync(stampFile(root), code);
}
