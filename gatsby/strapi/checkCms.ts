import type { Reporter } from 'gatsby';

import { tellNews } from '../../node-lib/buildNews';
import { buildEnv } from '../env';
import { reasonOf } from './cmsError';

/** Asks the CMS for its content revision with the token. @returns the complaint, or undefined when all is well. */
export const complaintAboutCms = async (url: string, token: string): Promise<string | undefined> => {
  const asked = `${url}/api/content-revision`;
  try {
    const answer = await fetch(asked, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(10_000),
    });
    if (answer.ok) return undefined;
    if (answer.status === 401 || answer.status === 403)
      return `The CMS at ${url} refuses STRAPI_TOKEN (HTTP ${answer.status}): build with the token it was started with.`;
    return `The CMS at ${url} answers HTTP ${answer.status}: look at its log, then build again.`;
  } catch (error) {
    return `The CMS at ${url} cannot be reached (${reasonOf(error)}): start it, or correct STRAPI_URL.`;
  }
};

/** A failing CMS fails the build with one clear line; the release that is live stays live. */
export const checkCms = async (reporter: Pick<Reporter, 'panic'>): Promise<void> => {
  const { strapiUrl, strapiToken } = buildEnv();
  const complaint = await complaintAboutCms(strapiUrl, strapiToken);
  if (!complaint) return;
  await tellNews({ failed: { kind: 'cms', reason: complaint } });
  reporter.panic(complaint);
};
