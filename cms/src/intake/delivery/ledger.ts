import type { Delivery } from '../store/types';
import type { Clock } from './clock';
import type { Changes, Outbox } from './outbox';
import { LEASE_MS, LONGEST_WAIT } from './retry';

/**
 * Notes attempts before they are made and outcomes after them, so that no message is sent anew because the database could
 * not be written: an outcome that cannot be noted is remembered, and nothing else is sent until it is.
 */
export const createLedger = (outbox: Outbox, clock: Clock) => {
  const unwritten = new Map<number, Changes>();

  const catchUp = async (): Promise<void> => {
    for (const [id, changes] of unwritten) {
      await outbox.update(id, changes);
      unwritten.delete(id);
    }
  };

  return {
    /** Writes what could not be written before. @throws while the database cannot be written. */
    catchUp,
    /**
     * Notes that an attempt is about to be made. Until its outcome is noted it counts as one without an answer.
     *
     * @returns what is now in the row.
     * @throws when it could not be noted: then it must not be made.
     */
    begin: async (row: Delivery): Promise<Pick<Delivery, 'attempts' | 'firstAttemptAt'>> => {
      const now = clock.date();
      const begun = { attempts: row.attempts + 1, firstAttemptAt: row.firstAttemptAt ?? now.toISOString() };
      const unanswered = (row.unanswered ?? 0) + 1;
      const lease = unanswered === 1 ? LEASE_MS : LONGEST_WAIT;
      const nextAttemptAt = new Date(now.getTime() + lease).toISOString();
      await outbox.update(row.id, { ...begun, nextAttemptAt, unanswered });
      return begun;
    },
    /** Notes what attempts made of rows. @throws when that is left for `catchUp`. */
    settle: async (outcomes: { id: number; changes: Changes }[]): Promise<void> => {
      for (const { id, changes } of outcomes) unwritten.set(id, changes);
      await catchUp();
    },
  };
};
