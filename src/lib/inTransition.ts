import { flushSync } from 'react-dom';

import { wantsCalm } from './wantsCalm';

/**
 * Lets the browser lead from what is shown to what a change makes of it, where it can and nobody wants less motion. The change is
 * made at once elsewhere.
 *
 * @returns when the way is over; nothing where there is none
 */
export const inTransition = (change: () => void): Promise<void> | null => {
  if (!('startViewTransition' in document) || wantsCalm()) {
    flushSync(change);
    return null;
  }
  const { ready, finished } = document.startViewTransition(() => flushSync(change));
  // The change is made also where its way is not shown: another one began meanwhile.
  ready.catch(() => undefined);
  return finished;
};
