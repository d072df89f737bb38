import { loadedFallback } from '../config/limits';
import { loadScript } from './loadScript';

const delay = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Loads the scripts of a page and marks the document `data-loaded` when they have run, or after a second at the
 * latest (docs/specification/pages.md, 'Loaded mark'). Once, whether the late script of its first view or React asks first.
 *
 * @param place names them, divided by spaces, in `data-page-scripts`; a page that is left gets no mark any more.
 */
export const loadPageScripts = (place: HTMLElement): void => {
  const { dataset } = place;
  if (dataset.asked !== undefined) return;
  dataset.asked = '';
  const loading = Promise.all((dataset.pageScripts ?? '').split(' ').filter(Boolean).map(loadScript)).catch(
    (error: unknown) => {
      console.error(error);
      return delay(loadedFallback);
    },
  );
  void Promise.race([loading, delay(loadedFallback)]).then(() => {
    if (place.isConnected) document.documentElement.dataset.loaded = '';
  });
};
