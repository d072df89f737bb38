import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What only a browser knows, once React has taken over; in the HTML, and in the first render, which has to match it, what the build knows.
 *
 * @param now a value that is the same for as long as nothing has changed
 */
export const useInBrowser = <Value>(now: () => Value, inHtml: () => Value): Value =>
  useSyncExternalStore(never, now, inHtml);
