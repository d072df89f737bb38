import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes of objects and buffers that are there when all is gone that may go: the bytes of a buffer go a moment after it. */
export const heldMemory = async (): Promise<number> => {
  for (let time = 0; time < 3; time += 1) {
    collect();
    await new Promise(setImmediate);
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};
