import { lateScripts } from '../lib/lateScripts';

/**
 * Brings the script that a page names in `data-late`, or the one that all others have, which nothing on its first view waits for. It is a
 * file of its own: this script is on every page, and full.
 */
export const bringLate = (): void => {
  // Nothing is lost without it, and a rejection would be taken for one of React's.
  import(document.querySelector<HTMLElement>('[data-late]')?.dataset.late ?? lateScripts.ahead).catch(
    () => undefined,
  );
};
