import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const keptMost = 10;

/**
 * Keeps the log of a failed build under its time (UTC) in `failed-builds/` beside it, and removes all but the newest ten
 * there: the next build writes over the log itself.
 *
 * @returns the path of the copy
 */
export async function keepFailedLog(logFile: string): Promise<string> {
  const folder = path.join(path.dirname(logFile), 'failed-builds');
  await mkdir(folder, { recursive: true });
  const kept = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}.log`);
  await copyFile(logFile, kept);
  const newestFirst = (await readdir(folder)).sort().reverse();
  for (const name of newestFirst.slice(keptMost)) await rm(path.join(folder, name), { force: true });
  return kept;
}
