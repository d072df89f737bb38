/** The CMS itself fails, not a single file or entry of it: the build ends with this one line. */
export class CmsError extends Error {}

interface Failure {
  readonly name?: string;
  readonly code?: string;
  readonly message?: string;
  readonly cause?: { readonly code?: string };
  readonly response?: { readonly status?: number; readonly statusCode?: number };
}

/** Why a request failed, in a few words: the status of the answer, the code of the connection, or the error's first line. */
export const reasonOf = (error: unknown): string => {
  const { name, code, message, cause, response } = Object(error) as Failure;
  const status = response?.status ?? response?.statusCode;
  // An answer that began well has an error only when it did not come to its end.
  if (status && status < 300) return 'the answer broke off';
  if (status) return `HTTP ${status}`;
  if (name === 'TimeoutError' || code === 'ECONNABORTED' || code === 'ETIMEDOUT') return 'no answer in time';
  return (cause?.code ?? code ?? message ?? String(error)).split('\n')[0] ?? '';
};
