/** The CMS could not tell its content revision; the message says in one line why and what to do. */
export class CmsUnavailable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CmsUnavailable';
  }
}

const timeout = 10_000;

/**
 * Reads the CMS's content revision: a counter that every change a visitor could see raises.
 * @throws CmsUnavailable when the CMS is down, answers an error, or refuses the token
 */
export async function readRevision(strapiUrl: URL, token: string): Promise<number> {
  const address = new URL('api/content-revision', strapiUrl.href.replace(/\/?$/, '/'));
  const place = `The CMS at ${strapiUrl.origin}`;
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(timeout),
  }).catch(() => {
    throw new CmsUnavailable(`${place} does not answer. Start it (npm start), or set STRAPI_URL.`);
  });
  if (response.status === 401 || response.status === 403) {
    throw new CmsUnavailable(`${place} refuses STRAPI_TOKEN. Both programs must have the same one.`);
  }
  if (!response.ok) {
    throw new CmsUnavailable(`${place} answers ${response.status} to /api/content-revision. See its log.`);
  }
  const body = (await response.json().catch(() => null)) as { revision?: unknown } | null;
  if (!Number.isInteger(body?.revision)) {
    throw new CmsUnavailable(`${place} answers without a revision. Is STRAPI_URL the address of this CMS?`);
  }
  return Number(body?.revision);
}
