import type { BuildFailure, BuildPhase } from '../node-lib/buildNews';

/** As much as is read of what Gatsby says to its parent. */
interface GatsbyMessage {
  readonly action?: {
    readonly type?: string;
    readonly payload?: {
      readonly id?: string;
      readonly current?: number;
      readonly total?: number;
      readonly level?: string;
      readonly text?: string;
    };
  };
}

/** What Gatsby is at, in its order: its activities, and which part of the whole build they are (from, to). */
const activities: readonly (readonly [string, BuildPhase, number, number])[] = [
  ['load gatsby config', 'sourcing', 0.02, 0.05],
  ['source and transform nodes', 'sourcing', 0.1, 0.25],
  ['createPages', 'preparing', 0.25, 0.3],
  ['Building production JavaScript and CSS bundles', 'preparing', 0.3, 0.4],
  ['run page queries', 'preparing', 0.4, 0.55],
  ['run queries in workers', 'preparing', 0.4, 0.55],
  ['Building HTML renderer', 'preparing', 0.55, 0.6],
  ['Building static HTML for pages', 'pages', 0.6, 0.8],
  ['onPostBuild', 'pages', 0.8, 0.85],
];

/** How far a build is; undefined when the message is not about that. */
export function progressIn(message: unknown): { at: BuildPhase; share: number } | undefined {
  const { type, payload } = (message as GatsbyMessage | undefined)?.action ?? {};
  if (type !== 'ACTIVITY_START' && type !== 'ACTIVITY_UPDATE') return undefined;
  const found = activities.find(([name]) => name === payload?.id);
  if (!found) return undefined;
  const [, at, from, to] = found;
  const done = Math.min(1, (payload?.current ?? 0) / (payload?.total || 1));
  return { at, share: from + (to - from) * done };
}

const longest = 500;

/** What Gatsby says went wrong, in one or two lines; undefined when it says nothing of the kind. */
export function errorIn(message: unknown): string | undefined {
  const { type, payload } = (message as GatsbyMessage | undefined)?.action ?? {};
  if (type !== 'LOG' || payload?.level !== 'ERROR' || !payload.text) return undefined;
  const lines = payload.text.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(0, 3).join('\n').slice(0, longest);
}

/** The page that cannot be made, as Gatsby names it in an error; undefined when it names none. */
export function pageIn(error: string): string | undefined {
  return /for path "(\/[^"]*)"/.exec(error)?.[1] ?? /URL path:\s*(\/\S*)/.exec(error)?.[1];
}

/** Gatsby's own words for why a build failed. */
export function failureOf(errors: readonly string[]): BuildFailure {
  const named = errors.find((error) => pageIn(error) !== undefined);
  const reason = named ?? errors[0] ?? 'Gatsby ended without saying why.';
  return { kind: named ? 'page' : 'unknown', reason };
}
