import { isRecord } from './read';

/** What is sent: fields and files, or JSON, which may have a file inside. */
export type FormBody = FormData | { readonly json: unknown; readonly withFile?: boolean };

/** What became of a form, as a value that it can show; it never throws. */
export type FormAnswer =
  | { readonly kind: 'sent'; readonly id: string | null }
  /** Some fields are refused: a code and a text in the visitor's language for each. */
  | {
      readonly kind: 'refused';
      readonly errors: Readonly<Record<string, string>>;
      readonly messages: Readonly<Record<string, string>>;
    }
  /** Sent under the same key before, with other words. */
  | { readonly kind: 'conflict' }
  /** Too many at once: after so many seconds it can be tried again. */
  | { readonly kind: 'limited'; readonly seconds: number | null }
  /** Any other refusal; 0 where there was no connection or no answer in time. */
  | { readonly kind: 'failed'; readonly status: number };

interface PostOptions {
  /** Whole address: `formAddress` knows it. */
  readonly url: string;
  readonly body: FormBody;
  /** The same for every attempt with the same content: it is then stored once, however often it arrives. */
  readonly key: string;
  /** How much has been sent, 0 to 1. */
  readonly onProgress?: (sent: number) => void;
  /** In milliseconds, the whole call included. */
  readonly timeout?: number;
}

/** How long a message, and how long files on a slow line may take, in milliseconds. */
const timeouts = { json: 20_000, files: 180_000 };

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text] as const] : [],
    ),
  );

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const secondsOf = (header: string | null): number | null => {
  const seconds = Number(header ?? NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : null;
};

/** Makes of an answer what a form can show. Only the status 200 in answer and body means that it has arrived. */
export const readAnswer = (status: number, text: string, retryAfter: string | null): FormAnswer => {
  const body = parse(text);
  if (status === 200 && isRecord(body) && body.status === 200)
    return {
      kind: 'sent',
      id: typeof body.id === 'string' || typeof body.id === 'number' ? `${body.id}` : null,
    };
  if (status === 409) return { kind: 'conflict' };
  if (status === 429) return { kind: 'limited', seconds: secondsOf(retryAfter) };
  const errors = textsOf(isRecord(body) ? body.errors : null);
  if (status === 400 && Object.keys(errors).length > 0)
    return { kind: 'refused', errors, messages: textsOf(isRecord(body) ? body.messages : null) };
  return { kind: 'failed', status };
};

const messageOf = (text: string): string => {
  const body = parse(text);
  return isRecord(body) && typeof body.message === 'string' ? body.message : text.slice(0, 80);
};

/**
 * Sends a form (docs/specification/calls.md, 'Form calls'). XMLHttpRequest, because fetch does not
 * tell how far an upload is. A failure is logged as 'Error Code: {status} Message: {message}' and answered as a
 * value: the form shows it, and keeps everything the visitor typed.
 */
export const postForm = ({ url, body, key, onProgress, timeout }: PostOptions): Promise<FormAnswer> =>
  new Promise((resolve) => {
    const isForm = body instanceof FormData;
    const files = isForm || body.withFile === true;
    const call = new XMLHttpRequest();
    const fail = (message: string) => {
      console.error(`Error Code: 0 Message: ${message}`);
      resolve({ kind: 'failed', status: 0 });
    };
    call.open('POST', url);
    call.timeout = timeout ?? (files ? timeouts.files : timeouts.json);
    call.setRequestHeader('Accept', 'application/json');
    call.setRequestHeader('Idempotency-Key', key);
    if (!isForm) call.setRequestHeader('Content-Type', 'application/json');
    if (onProgress)
      call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
    call.onerror = () => fail(`No connection to ${url}`);
    call.onabort = () => fail(`The call of ${url} was ended`);
    call.ontimeout = () => fail(`No answer of ${url} in ${call.timeout} ms`);
    call.onload = () => {
      const answer = readAnswer(call.status, call.responseText, call.getResponseHeader('Retry-After'));
      if (answer.kind !== 'sent')
        console.error(`Error Code: ${call.status} Message: ${messageOf(call.responseText)}`);
      resolve(answer);
    };
    call.send(isForm ? body : JSON.stringify(body.json));
  });
