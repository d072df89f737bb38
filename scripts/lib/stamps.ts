import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Reads a stamp: the hash of what a result was made from; null when there is none. */
export function readStamp(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Does `work` unless the stamp says that it was done for the same `hash`. True when it was done now. */
export async function unlessStamped(file: string, hash: string, work: () => Promise<void>): Promise<boolean> {
  if (readStamp(file) === hash) return false;
  rmSync(file, { force: true });
  await work();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, hash);
  return true;
}
