/** The thread that looks into files. It may be ended at any moment. */
import { parentPort } from 'node:worker_threads';

import type { Extension } from '../../form/checkFiles';
import { lookInto } from './look';

/** What is sent to the thread: a file by its kind. */
export interface Question {
  extension: Extension;
  bytes: Uint8Array;
}

/** What the thread sends: that it is there, then for each file whether and why it is refused. */
export type Answer = 'ready' | { reason: string | undefined };

const answer = (message: Answer): void => parentPort?.postMessage(message);

// pdf-lib writes a line for each odd number, and a hostile file may have millions of them.
console.warn = () => undefined;

parentPort?.on('message', ({ extension, bytes }: Question) => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  void lookInto(extension, file).then((reason) => answer({ reason }));
});
answer('ready');
