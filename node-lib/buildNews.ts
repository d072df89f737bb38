/** What a build is at: reading the CMS, making what pages need, the pages themselves, the release. */
export type BuildPhase = 'waiting' | 'sourcing' | 'preparing' | 'pages' | 'release';

/**
 * Why a build failed: the settings; the CMS is down, or refuses, or answers with failures; a page cannot be made; the release
 * was refused; the disk is full; or something that nobody foresaw.
 */
export type FailureKind = 'settings' | 'cms' | 'page' | 'release' | 'disk' | 'unknown';

/** Why a build failed, as told to editors. `reason` is in English, a line or two, without secrets. */
export interface BuildFailure {
  kind: FailureKind;
  reason: string;
}

/** What a build tells the program that started it. `share` is how much of its work is done, from 0 to 1. */
export type BuildNews = { at: BuildPhase; share: number } | { failed: BuildFailure };

const isNews = (value: unknown): value is BuildNews =>
  typeof value === 'object' && value !== null && ('at' in value || 'failed' in value);

/** The news in a message between processes; undefined when it is another message. */
export function newsIn(message: unknown): BuildNews | undefined {
  const { buildNews } = Object(message) as { buildNews?: unknown };
  return isNews(buildNews) ? buildNews : undefined;
}

/** Tells the news to whoever started this process, if somebody listens. Resolves when they are on their way. */
export function tellNews(buildNews: BuildNews): Promise<void> {
  return new Promise((resolve) => {
    if (!process.send || !process.connected) resolve();
    // Who has gone away meanwhile hears nothing.
    else process.send({ buildNews }, undefined, {}, () => resolve());
  });
}
