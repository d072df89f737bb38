/** A script that did not arrive (docs/specification/calls.md, 'Failures'). */
export class LoadingFail extends Error {
  readonly status = 'Loading_fail';

  constructor(src: string) {
    super(`The script ${src} could not be loaded`);
    this.name = 'LoadingFail';
  }
}

const asked = new Map<string, Promise<void>>();

const add = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      // Asked for again, it is tried again.
      asked.delete(src);
      script.remove();
      reject(new LoadingFail(src));
    };
    document.head.append(script);
  });

/**
 * Adds a script to the page, once however often it is asked for.
 *
 * @returns settles when it has run; rejects with a `LoadingFail` when it does not arrive.
 */
export const loadScript = (src: string): Promise<void> => {
  const loading = asked.get(src) ?? add(src);
  asked.set(src, loading);
  return loading;
};
