/** A request's address: `path` decoded, `raw` as it came (one leading slash), `query` with its `?` or empty. */
export interface Address {
  path: string;
  raw: string;
  query: string;
}

/** Why an address is refused or sent elsewhere before anything is looked up. */
export type AddressProblem = { status: 400 | 414; message: string } | { status: 301; location: string };

const longest = 2048;
// Control characters (with NUL, CR and LF), and the backslash that browsers take for a slash.
const forbidden = /[\p{Cc}\\]/u;

const malformed: AddressProblem = { status: 400, message: 'This address is malformed.' };

/** The path of a request target, as it came. */
export const rawPathOf = (target: string): string => target.replace(/[?#].*/s, '');

/** Whether every escape in the path of a request target can be decoded. */
export function isDecodable(target: string): boolean {
  try {
    decodeURIComponent(rawPathOf(target));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads a request target. Encoded slashes, dot segments, control characters, broken escapes and absolute
 * targets are refused; double slashes are joined by a redirect, which therefore never leaves the site.
 */
export function readAddress(target: string): Address | AddressProblem {
  if (target.length > longest) return { status: 414, message: 'This address is too long.' };
  // Only what a browser sends: an escape for everything else. It also keeps redirects free of odd bytes.
  if (!target.startsWith('/') || /[^\x21-\x7e]/.test(target)) return malformed;

  const mark = target.indexOf('?');
  const raw = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 || mark === target.length - 1 ? '' : target.slice(mark);
  if (/%(2f|5c)/i.test(raw) || raw.includes('#')) return malformed;

  let path: string;
  try {
    path = decodeURIComponent(raw).normalize('NFC');
  } catch {
    return malformed;
  }
  if (forbidden.test(path) || /(^|\/)\.{1,2}(\/|$)/.test(path)) return malformed;
  if (raw.includes('//')) return { status: 301, location: raw.replace(/\/{2,}/g, '/') + query };
  return { path, raw, query };
}
