/** What becomes of an attempt, and when the next one is made. All times are milliseconds. */
const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;

/** What became of an attempt. `why` is for staff: an English sentence without anything secret. */
export type Outcome =
  | { kind: 'sent' }
  /** This recipient or this content will never be taken. */
  | { kind: 'refused'; why: string }
  /** This recipient or this content is not taken now. It says nothing of other messages. */
  | { kind: 'delayed'; why: string }
  /** It was handed over whole, and no answer came: it may have arrived. */
  | { kind: 'unanswered'; why: string }
  /** The receiver as a whole takes nothing now; again after `retryAfter` milliseconds, where it says so. */
  | { kind: 'unavailable'; why: string; retryAfter?: number };

/** A channel pauses after the nth failure in a row for 1 s, 2 s, 4 s …; so briefly that it goes on within a minute. */
export const pauseAfter = (failures: number): number => Math.min(SECOND * 2 ** (failures - 1), 25 * SECOND);

/** After its nth own failure a message waits 5 s, 10 s, 20 s … an hour. */
export const waitAfter = (failures: number): number => Math.min(5 * SECOND * 2 ** (failures - 1), HOUR);

/** A message is parked at its 81st own failure: 72 hours of waiting. Counted, not measured: the time of day may jump. */
export const MOST_FAILURES = 80;

/**
 * A message without an answer may be in somebody's mailbox. It is sent once more soon; after that only as soon as another
 * message has shown that the receiver answers, or after half a day.
 */
export const waitUnanswered = (times: number): number => (times === 1 ? 30 * SECOND : LONGEST_WAIT);

/** So often a message is sent without an answer before it is parked. */
export const MOST_UNANSWERED = 6;

/** No message waits longer for its next attempt, also when its row says so: that was written by another clock. */
export const LONGEST_WAIT = 12 * HOUR;

/** One delivery, whatever its receiver does meanwhile. */
export const DEADLINE_MS = 30 * SECOND;

/** The next attempt of a message that is under way, should the process end before its outcome is noted. */
export const LEASE_MS = 60 * SECOND;
