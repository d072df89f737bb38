/** The process that looks into files. It may be ended at any moment. */
import { readFile } from 'node:fs/promises';
import { getHeapStatistics } from 'node:v8';

import type { FileType } from '../../../forms/limits';
import { lookInto } from './look';

/** What is sent to the process: a file by its kind, and where it lies. */
export interface Question {
  extension: FileType;
  place: string;
}

/** What the process sends: that it is there, then for each file whether and why it is refused. */
export type Answer =
  | 'ready'
  | {
      /** In English; left out for a file that is taken. */
      reason?: string;
      /** The file could not be read, which is no fault of its own. */
      problem?: string;
      /** So much was remembered of this file that the next one would lack memory. */
      isFull: boolean;
    };

/** Bytes. pdf-lib remembers every name and every number of an object that it ever saw. */
const FULL = 96 * 1024 * 1024;

const answer = (message: Answer): void => void process.send?.(message);

const isFull = (): boolean => getHeapStatistics().used_heap_size > FULL;

// pdf-lib writes a line for each odd number, and a hostile file may have millions of them.
console.warn = () => undefined;

// Whoever stops the CMS stops it alone: it answers those who wait, and this ends with it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());

process.on('message', ({ extension, place }: Question) => {
  readFile(place)
    .then((bytes) => lookInto(extension, bytes))
    .then(
      (reason) => answer({ ...(reason === undefined ? {} : { reason }), isFull: isFull() }),
      (error: unknown) => answer({ problem: String(error), isFull: false }),
    );
});
answer('ready');
