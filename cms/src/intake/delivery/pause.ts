import type { Delivery } from '../store/types';
import type { Clock } from './clock';
import { pauseAfter } from './retry';

/** Failing for so long, a channel may be well and its first message the trouble: another one is tried as well. */
const DOUBTS_AFTER = 7_000;

/** Why a channel sends nothing now. Dates are ISO 8601. */
export interface Paused {
  since: string;
  why: string;
  nextAttemptAt: string;
}

/** Whether a channel sends, from one failure of its receiver as a whole to the first message that gets an answer again. */
export const createPause = (clock: Clock) => {
  const tried = new Map<number, Delivery>();
  let [failures, until, began, isAsked] = [0, -Infinity, 0, false];
  let status: Omit<Paused, 'nextAttemptAt'> | undefined;

  const end = (): void => {
    tried.clear();
    [failures, until, status] = [0, -Infinity, undefined];
  };

  return {
    /** The milliseconds until the next attempt. */
    rest: (): number => Math.max(0, until - clock.now()),
    isPaused: (): boolean => failures > 0,
    /**
     * Notes that the receiver failed as a whole. One that says when to come again is believed, for so many milliseconds.
     *
     * @param row what was tried, where that keeps its place.
     */
    fail: (why: string, { row, retryAfter }: { row?: Delivery; retryAfter?: number } = {}): void => {
      if (failures === 0) began = clock.now();
      failures += 1;
      status = { since: status?.since ?? clock.date().toISOString(), why };
      if (row && retryAfter === undefined) tried.set(row.id, { ...row, lastError: why });
      // Each attempt in doubt is one of the first message and one of another, without a pause between them.
      isAsked =
        row !== undefined && retryAfter === undefined && !isAsked && clock.now() - began >= DOUBTS_AFTER;
      until = isAsked ? clock.now() : clock.now() + (retryAfter ?? pauseAfter(failures));
    },
    /** Whether the next message to try is another one than the first. */
    isInDoubt: (): boolean => isAsked,
    /** There is no other one: the pause begins. */
    noOther: (): void => {
      isAsked = false;
      until = clock.now() + pauseAfter(failures);
    },
    /**
     * Notes that the receiver answered for this row.
     *
     * @returns the rows that had failed, when this one was tried because of doubts: they are the trouble themselves.
     */
    succeed: (row: Delivery): Delivery[] => {
      const blamed = isAsked ? [...tried.values()].filter(({ id }) => id !== row.id) : [];
      isAsked = false;
      end();
      return blamed;
    },
    /** Ends the pause without an attempt: staff know that the receiver is well again. */
    resume: (): void => {
      until = -Infinity;
    },
    status: (): Paused | undefined =>
      status && {
        ...status,
        nextAttemptAt: new Date(clock.date().getTime() + Math.max(0, until - clock.now())).toISOString(),
      },
  };
};
