import { statSync } from 'node:fs';

/**
 * Reads files, each once until it is written anew: one process makes many builds, and few files change from one to the next.
 */
export const remembered = <Value>(read: (file: string) => Promise<Value>) => {
  const known = new Map<string, { readonly written: number; readonly value: Value }>();
  return async (file: string): Promise<Value> => {
    const written = statSync(file).mtimeMs;
    const before = known.get(file);
    if (before?.written === written) return before.value;
    const value = await read(file);
    known.set(file, { written, value });
    return value;
  };
};
