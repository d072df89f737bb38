import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { inRoot, root } from '../../node-lib/root';

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });

/** Packages are linked one by one: what tools keep beside them belongs to the copy. */
function linkPackages(copy: string, place: string): void {
  const own = path.join(copy, place, 'node_modules');
  mkdirSync(path.join(own, '.cache'), { recursive: true });
  for (const name of readdirSync(inRoot(place, 'node_modules')))
    if (name !== '.cache') symlinkSync(inRoot(place, 'node_modules', name), path.join(own, name));
}

/** Copies what git keeps of this checkout, as it is now, into an empty folder: a checkout of its own, with the same packages. */
export function copyCheckout(copy: string): void {
  const files = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of files)
    if (file !== '' && existsSync(inRoot(file))) cpSync(inRoot(file), path.join(copy, file));
  for (const place of ['', 'cms']) linkPackages(copy, place);
  // Pictures in all their sizes are the same everywhere, and making them is most of a cold build.
  const pictures = path.join('node_modules', '.cache', 'saola-pictures');
  mkdirSync(inRoot(pictures), { recursive: true });
  symlinkSync(inRoot(pictures), path.join(copy, pictures));
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
}
