/** When a message that could not be delivered is tried again. All times are milliseconds. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 10 * 60 * 1_000;

/** So long a message is tried, from its first attempt on, before it is parked. */
export const RETRY_WINDOW_MS = 72 * 60 * 60 * 1_000;

/** The wait after the nth failure: 1 s, 2 s, 4 s … 10 minutes. */
export const waitAfter = (failures: number): number =>
  Math.min(FIRST_WAIT * 2 ** (failures - 1), LONGEST_WAIT);

/** What became of an attempt. */
export type Outcome =
  | { kind: 'sent' }
  /** The receiver will never take this message. */
  | { kind: 'refused'; why: string }
  /** It may work later: at once when the channel is up again, or after `retryAfter` milliseconds. */
  | { kind: 'failed'; why: string; retryAfter?: number };
