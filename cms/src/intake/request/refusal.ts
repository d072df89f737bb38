/** A request that is answered with something else than 200. */
export class Refusal extends Error {
  /**
   * @param status 400, 408, 409, 413, 415, 429 or 503.
   * @param errors one code per wrong field.
   * @param retryAfter seconds.
   * @param hasBadFile whether a file was refused for what is in it.
   */
  constructor(
    readonly status: number,
    readonly errors: Record<string, string> = {},
    readonly retryAfter?: number,
    readonly hasBadFile = false,
  ) {
    super(`Refused with ${status}`);
  }
}
