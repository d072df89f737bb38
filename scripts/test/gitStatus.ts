import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What git says of a folder's files: a line for each that is changed or new, with the hash of what it holds. */
export type GitStatus = ReadonlyMap<string, string>;

function hashOf(file: string): string {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  } catch {
    // A folder that is new as a whole, or a file that is gone.
    return '';
  }
}

/** What git says of a folder's files. Empty outside a checkout. */
export function gitStatus(folder: string): GitStatus {
  try {
    const said = execFileSync('git', ['-c', 'core.quotePath=false', 'status', '--porcelain'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const lines = said.split('\n').filter((line) => line !== '');
    return new Map(lines.map((line) => [line, hashOf(path.join(folder, line.slice(3)))]));
  } catch {
    return new Map();
  }
}

/** What a command left behind: lines that were not there before, and those of files that it changed once more. */
export function leftBehind(before: GitStatus, after: GitStatus): string[] {
  return [...after].filter(([line, hash]) => before.get(line) !== hash).map(([line]) => line);
}
