import type { IncomingHttpHeaders } from 'node:http';

/** What browsers say where a request comes from; a page cannot change it. */
const OURS = ['same-origin', 'same-site'];

/**
 * Whether a page of somebody else sent a request. What names no origin is no page at all. `null` is what a browser says
 * for a page that keeps its address to itself, as those of the CMS do: there `Sec-Fetch-Site` tells it.
 */
export const isForeign = ({ headers }: { headers: IncomingHttpHeaders }, ours: Set<string>): boolean => {
  const { origin } = headers;
  if (origin === undefined) return false;
  if (origin === 'null') return !OURS.includes(String(headers['sec-fetch-site']));
  return !ours.has(origin);
};
