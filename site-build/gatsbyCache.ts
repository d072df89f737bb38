import { randomUUID } from 'node:crypto';
import {
  cpSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { readStamp } from '../node-lib/stamps';

const folders = ['.cache', 'public'];
const sealedMost = 3;
/** After as many builds in a row that did not end well, one goes without the cache: it may be what fails them. */
const suspectedAfter = 3;

const stampFile = (root: string) => path.join(root, '.cache', 'saola-source');
/** Names the process that has the state of these folders in its memory. */
const holderFile = (root: string) => path.join(root, '.cache', 'saola-holder');
// No tool that walks the folder (linter, test runner, Gatsby's own watcher) looks in here.
const vault = (root: string) => path.join(root, 'node_modules', '.cache', 'saola-gatsby');
const sealed = (root: string, code: string) => path.join(vault(root), code);

function remove(place: string): void {
  rmSync(place, { recursive: true, force: true });
}

function copy(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of folders) {
    // Where the file system can share blocks, a copy costs next to nothing.
    const options = { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE };
    if (existsSync(path.join(from, name))) cpSync(path.join(from, name), path.join(to, name), options);
  }
}

function removeOldest(folder: string): void {
  const age = (name: string) => statSync(path.join(folder, name)).mtimeMs;
  const names = readdirSync(folder).sort((a, b) => age(b) - age(a));
  for (const name of names.slice(sealedMost)) remove(path.join(folder, name));
}

/** Counts the builds that were begun on a sealed cache since it was sealed. Returns how many there were before. */
function countBegun(place: string): number {
  const file = path.join(place, 'begun');
  const before = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  writeFileSync(file, String(before + 1));
  return before;
}

/**
 * Makes `.cache` and `public` fit for a build of the given code. A build works on them alone; what the last one of
 * the same code and settings left when it had ended well is sealed in a copy, from which a build begins after one
 * that broke off, however far that had come. On the cache of other code Gatsby often keeps an old inlined stylesheet
 * in its pages. Returns whether the build is warm.
 */
export function prepareCache(root: string, code: string): boolean {
  const source = sealed(root, code);
  const warm = existsSync(source) && countBegun(source) !== suspectedAfter;
  if (!warm || readStamp(stampFile(root)) !== code) {
    for (const name of folders) remove(path.join(root, name));
    if (warm) copy(source, root);
  }
  workOnCache(root);
  remove(holderFile(root));
  return warm;
}

/** From here on the folders are in the works: what comes of them is sealed, or dropped by the next build. */
function workOnCache(root: string): void {
  remove(stampFile(root));
}

/** Marks the folders as those of a process that stays and publishes. Returns the mark. */
export function holdCache(root: string): string {
  const mark = randomUUID();
  writeFileSync(holderFile(root), mark);
  return mark;
}

/**
 * Takes the folders up again for a publish, when no other build has worked on them since they were marked. Returns
 * whether none has.
 */
export function takeUpCache(root: string, mark: string): boolean {
  const holder = existsSync(holderFile(root)) ? readFileSync(holderFile(root), 'utf8') : '';
  if (holder !== mark) return false;
  workOnCache(root);
  return true;
}

/** Seals the cache after a build that ended well, and keeps those of the last few codes and settings. */
export function sealCache(root: string, code: string): void {
  const target = sealed(root, code);
  // Beside the others it would pass for one of them.
  const draft = `${vault(root)}.part`;
  remove(draft);
  copy(root, draft);
  remove(target);
  mkdirSync(vault(root), { recursive: true });
  renameSync(draft, target);
  removeOldest(vault(root));
  mkdirSync(path.dirname(stampFile(root)), { recursive: true });
  writeFileSync(stampFile(root), code);
}
