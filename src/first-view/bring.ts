import type { ReactScripts } from './scripts';

/** The script that knows those of React; a file of its own (gatsby/reactScripts.ts). */
export interface ReactStarter {
  readonly list: ReactScripts;
  readonly start: () => void;
}

/** Its address, another one for each attempt. */
export const startsAt = (src: string, attempt: number): string => `${src}?${attempt}`;

/**
 * Asks for it. Nothing happens by its coming alone. Rejects where it does not come, or a page in its place.
 *
 * @param attempt how often it was asked for before: a browser may remember for the life of a page that an address brought no module
 */
export const bring = (src: string, attempt: number): Promise<ReactStarter> =>
  import(startsAt(src, attempt)) as Promise<ReactStarter>;
