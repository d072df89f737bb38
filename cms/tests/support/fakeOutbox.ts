import type { Channel } from '../../src/intake/delivery/channel';
import type { Outbox } from '../../src/intake/delivery/outbox';
import { createQueue } from '../../src/intake/delivery/queue';
import type { Outcome } from '../../src/intake/delivery/retry';
import type { Delivery } from '../../src/intake/store/types';
import { deliveryOf, submissionOf } from './rowsOfIntake';

const rowOf = (id: number): Delivery =>
  deliveryOf({
    id,
    documentId: `delivery${id}`,
    submission: submissionOf({ id, documentId: `submission${id}` }),
  });

/** An outbox in memory with rows 1 to `count`, and a clock that jumps to whenever there is something to do. */
export const startFakeOutbox = (count: number, pace = 0) => {
  const rows = Array.from({ length: count }, (_, index) => rowOf(index + 1));
  const state = {
    now: Date.parse('2026-01-01'),
    react: (_id: number, _now: number): Outcome => ({ kind: 'sent' }),
  };
  const attempts: { id: number; at: number; outcome: Outcome['kind'] | 'thrown' }[] = [];
  const errors: unknown[] = [];
  // Copies, as a database gives them.
  const waiting = () => rows.filter((row) => row.state === 'waiting').map((row) => ({ ...row }));
  const outbox: Outbox = {
    waiting: (_channel, limit, except) =>
      Promise.resolve(
        waiting()
          .filter(({ id }) => !except.includes(id))
          .slice(0, limit),
      ),
    find: (id) => Promise.resolve(waiting().find((row) => row.id === id)),
    update: (id, changes) => {
      const row = rows.find((each) => each.id === id);
      if (row) Object.assign(row, changes);
      return Promise.resolve();
    },
  };
  const channel: Channel = {
    name: 'chat',
    pace,
    send: ({ id }) => {
      const attempt = { id, at: state.now, outcome: 'thrown' as (typeof attempts)[number]['outcome'] };
      attempts.push(attempt);
      const outcome = state.react(id, state.now);
      attempt.outcome = outcome.kind;
      return Promise.resolve(outcome);
    },
  };
  const queue = createQueue(
    channel,
    outbox,
    () => state.now,
    (error) => errors.push(error),
  );
  const start = state.now;
  return {
    rows,
    attempts,
    /** What the channel threw. */
    errors,
    /** Milliseconds since the beginning. */
    elapsed: (): number => state.now - start,
    react: (reaction: (id: number, elapsed: number) => Outcome): void => {
      state.react = (id, now) => reaction(id, now - start);
    },
    /** Does what is due now. */
    work: () => queue.work(),
    /** Lets so many milliseconds pass. */
    pass: (ms: number): void => {
      state.now += ms;
    },
    /** Works until nothing waits, or until so many milliseconds have passed. */
    run: async (ms = Infinity): Promise<void> => {
      const end = state.now + ms;
      for (;;) {
        const wait = await queue.work();
        if (wait === Infinity || state.now + wait > end) return;
        state.now += wait;
        if (waiting().length === 0) return;
      }
    },
    sent: (): number[] => attempts.filter(({ outcome }) => outcome === 'sent').map(({ id }) => id),
  };
};
