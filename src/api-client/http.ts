import { isRecord } from './read';

/** How long a visitor waits for an answer, in milliseconds. */
const defaultTimeout = 10_000;

/** An answer other than 2xx. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(`Error Code: ${status} Message: ${message}`);
    this.name = 'HttpError';
  }
}

/** The CMS says why it refused in `{ error: { message } }`; a proxy in front of it says less. */
const reason = async (response: Response): Promise<string> => {
  const body: unknown = await response.json().catch(() => null);
  const error = isRecord(body) ? body.error : null;
  return isRecord(error) && typeof error.message === 'string' ? error.message : response.statusText;
};

const parse = async (response: Response): Promise<unknown> => {
  const body = await response.text();
  try {
    return JSON.parse(body);
  } catch {
    throw new Error(`The answer of ${response.url} is not JSON: ${body.slice(0, 80)}`);
  }
};

interface GetOptions<Body> {
  /** Checks the answer at the border and gives it its type; throws when it is something else. */
  readonly read: (body: unknown) => Body;
  /** Ends the call when its answer is no longer wanted. */
  readonly signal: AbortSignal;
  /** In milliseconds, the whole answer included. */
  readonly timeout?: number;
}

/**
 * Asks for JSON. Every failure is logged as 'Error Code: {status} Message: {message}', or as the client's own
 * message, and thrown again. A call that its caller ended is no failure: it
 * rejects without a line in the log.
 *
 * @throws HttpError for a status other than 2xx, Error for no connection, no answer in time or a wrong answer
 */
export const getJson = async <Body>(
  url: string,
  { read, signal, timeout = defaultTimeout }: GetOptions<Body>,
): Promise<Body> => {
  // AbortSignal.any would say this in one line, in browsers from 2024 on only.
  const call = new AbortController();
  const end = () => call.abort(signal.reason);
  const timer = setTimeout(() => call.abort(new Error(`No answer of ${url} in ${timeout} ms`)), timeout);
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  try {
    const response = await fetch(url, { signal: call.signal, credentials: 'omit' });
    if (!response.ok) throw new HttpError(response.status, await reason(response));
    return read(await parse(response));
  } catch (error) {
    if (!signal.aborted) console.error(isRecord(error) ? error.message : error);
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
};
