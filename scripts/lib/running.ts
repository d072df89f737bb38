import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { isAlive, startMark } from '../../node-lib/processes';

interface Running {
  pid: number;
  mark: string;
}

/** Notes that a start of this folder runs, so that a second one can name it. Returns how to take it back. */
export function noteRunning(file: string): () => void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ pid: process.pid, mark: startMark(process.pid) }));
  return () => rmSync(file, { force: true });
}

/** Id of a start of this folder that still runs, else null. */
export function findRunning(file: string): number | null {
  try {
    const { pid, mark } = JSON.parse(readFileSync(file, 'utf8')) as Running;
    return isAlive(pid, mark) ? pid : null;
  } catch {
    return null;
  }
}
