import { useEffect } from 'react';

import { loadedFallback } from '../config/limits';
import { loadScript } from './loadScript';

const delay = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Loads the scripts of a page on entry and marks the document `data-loaded` when they have run, or after a
 * second at the latest (docs/specification/pages.md, 'Loaded mark'). It runs once the page is interactive: a first view
 * waits for none of them. The mark goes with the page.
 *
 * @param scripts addresses; the list has to be the same one at every render.
 */
export const usePageScripts = (scripts: readonly string[]): void => {
  useEffect(() => {
    let left = false;
    const loading = Promise.all(scripts.map(loadScript)).catch((error: unknown) => {
      console.error(error);
      return delay(loadedFallback);
    });
    void Promise.race([loading, delay(loadedFallback)]).then(() => {
      if (!left) document.documentElement.dataset.loaded = '';
    });
    return () => {
      left = true;
      delete document.documentElement.dataset.loaded;
    };
  }, [scripts]);
};
