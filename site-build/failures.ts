import type { BuildFailure } from '../node-lib/buildNews';
import { SettingsError } from '../node-lib/envReader';
import { ReleaseRefused } from '../release/manifest';
import { CmsUnavailable } from './contentRevision';

/** Gatsby ended without a site. */
export class GatsbyFailed extends Error {
  constructor(readonly failure: BuildFailure) {
    super('The site build failed; the lines above say why.');
    this.name = 'GatsbyFailed';
  }
}

const isFull = (error: unknown): boolean => (Object(error) as { code?: string }).code === 'ENOSPC';

/** Why a build failed, for those who only see that it did. */
export function failureOfBuild(error: unknown): BuildFailure {
  if (error instanceof GatsbyFailed)
    return /ENOSPC/.test(error.failure.reason) ? { ...error.failure, kind: 'disk' } : error.failure;
  const reason = error instanceof Error ? error.message : String(error);
  if (isFull(error)) return { kind: 'disk', reason };
  if (error instanceof SettingsError) return { kind: 'settings', reason };
  if (error instanceof CmsUnavailable) return { kind: 'cms', reason };
  if (error instanceof ReleaseRefused) return { kind: 'release', reason };
  return { kind: 'unknown', reason };
}

/** What a build that failed writes last: a line for what is known, a stack for what nobody foresaw. */
export function lastWords(error: unknown): string {
  const known = [SettingsError, CmsUnavailable, ReleaseRefused, GatsbyFailed];
  if (!(error instanceof Error)) return String(error);
  return known.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message);
}
