import type { Delivery } from '../store/types';
import type { Clock } from './clock';
import type { Changes } from './outbox';
import { MOST_FAILURES, MOST_UNANSWERED, type Outcome, waitAfter, waitUnanswered } from './retry';

/** What an outcome makes of a row; `wait` is set when it waits for a time of its own, in milliseconds. */
export interface Step {
  changes: Changes;
  wait?: number;
}

const short = (why: string): string => why.slice(0, 500);

const parked = (changes: Changes): Step => ({
  changes: { ...changes, state: 'parked', nextAttemptAt: null },
});

const later = (changes: Changes, wait: number, clock: Clock): Step => ({
  changes: { ...changes, nextAttemptAt: new Date(clock.date().getTime() + wait).toISOString() },
  wait,
});

/** A failure that is the message's own: it steps aside, and is parked at its 81st. */
export const ownFailure = (row: Delivery, why: string, clock: Clock): Step => {
  const failures = (row.failures ?? 0) + 1;
  const changes = { failures, unanswered: row.unanswered ?? 0, lastError: short(why) };
  return failures > MOST_FAILURES ? parked(changes) : later(changes, waitAfter(failures), clock);
};

/**
 * Decides what an outcome makes of a row (docs/forms.md, 'The states of a message').
 *
 * @param row as it was before the attempt.
 * @param isAlone whether the failure of the receiver as a whole is this message's own, since it had stepped aside.
 * @param isTrusted whether the receiver had answered for another one just before.
 */
export const stepAfter = (
  row: Delivery,
  outcome: Outcome,
  { clock, isAlone, isTrusted }: { clock: Clock; isAlone: boolean; isTrusted: boolean },
): Step => {
  const unanswered = row.unanswered ?? 0;
  switch (outcome.kind) {
    case 'sent':
      return {
        changes: {
          ...{ state: 'sent', unanswered, nextAttemptAt: null, lastError: null },
          sentAt: clock.date().toISOString(),
        },
      };
    case 'refused':
      return parked({ unanswered, lastError: short(outcome.why) });
    case 'delayed':
      return ownFailure(row, outcome.why, clock);
    case 'unanswered': {
      const changes = { unanswered: unanswered + 1, lastError: short(outcome.why) };
      const isOver = (isTrusted && unanswered > 0) || changes.unanswered >= MOST_UNANSWERED;
      return isOver ? parked(changes) : later(changes, waitUnanswered(changes.unanswered), clock);
    }
    case 'unavailable':
      if (isAlone) return ownFailure(row, outcome.why, clock);
      // It keeps its place, the first one. The channel has a pause.
      return { changes: { unanswered, nextAttemptAt: null, lastError: short(outcome.why) } };
  }
};
