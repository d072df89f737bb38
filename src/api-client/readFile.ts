import { getJson } from './http';
import type { Reader } from './read';

/** A small file of our own host, for a visitor who waits for it; milliseconds. */
const patience = 8_000;

/**
 * Reads a file of the release.
 *
 * @throws what `getJson` throws; it is logged already
 */
export const readFile = <Body>(path: string, reader: Reader<Body>): Promise<Body> =>
  getJson(path, {
    signal: new AbortController().signal,
    timeout: patience,
    read: (body) => reader(body, ''),
  });

/** Loads what a key names, once; again after a failure. */
export const once = <Key extends string, Value>(load: (key: Key) => Promise<Value>) => {
  const loading = new Map<Key, Promise<Value>>();
  return (key: Key): Promise<Value> => {
    const known = loading.get(key);
    if (known) return known;
    const begun = load(key).catch((error: unknown) => {
      loading.delete(key);
      throw error;
    });
    loading.set(key, begun);
    return begun;
  };
};
