import type { ChannelName } from '../store/types';
import type { Clock } from './clock';
import type { Outbox } from './outbox';
import { LONGEST_WAIT } from './retry';

/** The database is asked again after so long: rows may have come back without us. */
const LOOKS_EVERY = 60_000;

interface Entry {
  due: number;
  /** It may have arrived: it waits for another message that does. */
  isUnanswered: boolean;
  /** Another one did. */
  isTrusted: boolean;
}

/** The messages that wait for a time of their own, and hold up nobody. */
export const createAside = (channel: ChannelName, outbox: Outbox, clock: Clock) => {
  const entries = new Map<number, Entry>();
  let lookedAt = -Infinity;

  const put = (id: number, wait: number, isUnanswered = false): void => {
    entries.set(id, { due: clock.now() + wait, isUnanswered, isTrusted: false });
  };

  return {
    put,
    /** Reads what the database knows of them: they outlive the process. */
    load: async (): Promise<void> => {
      if (clock.now() - lookedAt < LOOKS_EVERY) return;
      for (const { id, nextAttemptAt, unanswered } of await outbox.timed(channel)) {
        const wait = new Date(nextAttemptAt ?? 0).getTime() - clock.date().getTime();
        if (!entries.has(id)) put(id, Math.min(Math.max(wait, 0), LONGEST_WAIT), (unanswered ?? 0) > 0);
      }
      lookedAt = clock.now();
    },
    /** The one that is due first, and the milliseconds until then. */
    next: (): { id: number; wait: number } | undefined => {
      let first: { id: number; due: number } | undefined;
      for (const [id, { due }] of entries) if (!first || due < first.due) first = { id, due };
      return first && { id: first.id, wait: Math.max(0, first.due - clock.now()) };
    },
    /** Takes one out, which is tried now or waits no more. */
    take: (id: number): Entry | undefined => {
      const entry = entries.get(id);
      entries.delete(id);
      return entry;
    },
    /** The receiver answers: what had no answer is tried again. */
    trust: (): void => {
      for (const entry of entries.values())
        if (entry.isUnanswered) Object.assign(entry, { due: clock.now(), isTrusted: true });
    },
    /** Makes all of them due. */
    resume: (): void => {
      for (const entry of entries.values()) entry.due = Math.min(entry.due, clock.now());
    },
  };
};
