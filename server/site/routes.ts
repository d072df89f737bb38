import type { Manifest } from '../../release/manifest';

/** What a redirect or rewrite answers: the target path (its own query possible) and the HTTP status. */
export interface Target {
  to: string;
  status: number;
}

interface Rule extends Target {
  prefix: string;
  ignoreCase: boolean;
}

/** The redirects of a manifest, or its rewrites, ready to be asked. */
export type Routes = (path: string) => Target | null;

/** Addresses are compared decoded, composed, and without their final slash. */
function comparable(path: string): string {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  try {
    return decodeURI(plain).normalize('NFC');
  } catch {
    return plain;
  }
}

function createRoutes(entries: { from: string; to: string; status: number; ignoreCase: boolean }[]): Routes {
  const exact = new Map<string, Target>();
  const anyCase = new Map<string, Target>();
  const prefixes: Rule[] = [];
  for (const { from, to: target, status, ignoreCase } of entries) {
    const to = target.replace(/[^\x21-\x7e]/gu, encodeURIComponent);
    if (from.endsWith('/*')) {
      prefixes.push({ prefix: comparable(from.slice(0, -1)), to, status, ignoreCase });
    } else if (ignoreCase) {
      anyCase.set(comparable(from).toLowerCase(), { to, status });
    } else {
      exact.set(comparable(from), { to, status });
    }
  }
  prefixes.sort((a, b) => b.prefix.length - a.prefix.length);

  return (path) => {
    const asked = comparable(path);
    const found = exact.get(asked) ?? anyCase.get(asked.toLowerCase()) ?? byPrefix(prefixes, asked);
    // A rule that leads to itself (a case variant of the canonical address) would never end.
    return found && comparable(found.to) !== asked ? found : null;
  };
}

function byPrefix(rules: Rule[], asked: string): Target | null {
  for (const { prefix, to, status, ignoreCase } of rules) {
    const rest = asked.slice(prefix.length).replace(/^\//, '');
    const start = `${asked}/`.slice(0, prefix.length + 1);
    const wanted = `${prefix}/`;
    if (start === wanted || (ignoreCase && start.toLowerCase() === wanted.toLowerCase())) {
      return { to: to.replace(':splat', rest.split('/').map(encodeURIComponent).join('/')), status };
    }
  }
  return null;
}

const hasQuery = ({ from }: { from: string }): boolean => from.includes('?');

/** Old spellings and case variants that lead to another address. */
export function redirectsOf(manifest: Manifest): Routes {
  return createRoutes(manifest.redirects.filter((entry) => !hasQuery(entry)));
}

/** The redirects that ask for something in the query, ready to be asked: what a form without scripts sends. */
export type QueryRoutes = (path: string, query: string) => Target | null;

/**
 * The redirects of a manifest whose `from` has a query. Such a one is for addresses of that path that have all of its pairs, in any
 * order and among others; the first of them counts.
 */
export function queryRedirectsOf(manifest: Manifest): QueryRoutes {
  const rules = manifest.redirects.filter(hasQuery).map(({ from, to, status }) => {
    const [path = '', query] = from.split('?');
    return { path: comparable(path), pairs: [...new URLSearchParams(query)], to, status };
  });
  return (path, query) => {
    const asked = comparable(path);
    const own = rules.filter((rule) => rule.path === asked);
    if (own.length === 0) return null;
    const sent = new URLSearchParams(query);
    const has = ([name, value]: [string, string]) => sent.getAll(name).includes(value);
    return own.find(({ pairs }) => pairs.every(has)) ?? null;
  };
}

/** Addresses that show another page without leaving their own. */
export function rewritesOf(manifest: Manifest): Routes {
  return createRoutes(manifest.rewrites.map((entry) => ({ ...entry, status: 200, ignoreCase: false })));
}
