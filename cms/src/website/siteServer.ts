import { settings } from '../settings';
import type { SiteState } from './siteState';

const TIMEOUT_MS = 5_000;

/** The site server did not do what was asked; the message is its own. */
export class SiteServerError extends Error {
  /** @param status of its answer; undefined when there was none. */
  constructor(
    readonly status: number | undefined,
    message: string,
  ) {
    super(message);
  }
}

/** The addresses of the site server stand beside that of the rebuild hook, and ask for the same secret. */
const ask = async <Answer>(path: string, body?: object): Promise<Answer> => {
  const { url, secret } = settings.rebuildHook;
  const answer = await fetch(new URL(path, url), {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new SiteServerError(undefined, String(error));
  });
  const text = await answer.text();
  if (!answer.ok) throw new SiteServerError(answer.status, text.slice(0, 300));
  return JSON.parse(text) as Answer;
};

export const siteServer = {
  /** @throws SiteServerError */
  state: (): Promise<SiteState> => ask('state'),
  /** Lets the newest content be built, whatever is live. */
  rebuild: (): Promise<object> => ask('rebuild-now', {}),
  /** Makes a release that is kept the live one; 404 when it is not. */
  goBack: (release: string): Promise<object> => ask('rollback', { release }),
};
