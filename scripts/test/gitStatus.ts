import { execFileSync } from 'node:child_process';

/** What git says of a folder's files: a line for each that is changed or new. Empty outside a checkout. */
export function gitStatus(folder: string): string[] {
  try {
    const said = execFileSync('git', ['status', '--porcelain'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return said.split('\n').filter((line) => line !== '');
  } catch {
    return [];
  }
}

/** What a command left behind: lines that were not there before. */
export function leftBehind(before: readonly string[], after: readonly string[]): string[] {
  return after.filter((line) => !before.includes(line));
}
