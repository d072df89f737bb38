import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Reads a stamp: the hash of what a result was made from; null when there is none. */
export function readStamp(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Stamps a result with the hash of what it was made from. */
export function writeStamp(file: string, hash: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, hash);
}
