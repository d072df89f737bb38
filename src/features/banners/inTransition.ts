import { flushSync } from 'react-dom';

/** Lets the browser lead from what is shown to what a change makes of it, where it can and nobody wants less motion. */
export const inTransition = (change: () => void): void => {
  const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!('startViewTransition' in document) || still()) change();
  else document.startViewTransition(() => flushSync(change));
};
