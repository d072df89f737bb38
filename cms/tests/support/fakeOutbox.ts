import type { Channel } from '../../src/intake/delivery/channel';
import type { Clock } from '../../src/intake/delivery/clock';
import type { Outbox } from '../../src/intake/delivery/outbox';
import type { Paused } from '../../src/intake/delivery/pause';
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
    now: 0,
    date: Date.parse('2026-01-01'),
    isBroken: false,
    react: (_id: number, _now: number): Outcome => ({ kind: 'sent' }),
  };
  const clock: Clock = {
    now: () => state.now,
    date: () => new Date(state.date),
    sleep: () => ({ over: new Promise(() => {}), end: () => {} }),
  };
  const pass = (ms: number): void => {
    state.now += ms;
    state.date += ms;
  };
  const attempts: { id: number; at: number; outcome: Outcome['kind'] | 'thrown' }[] = [];
  const errors: unknown[] = [];
  const pauses: (Paused | undefined)[] = [];
  // Copies, as a database gives them.
  const waiting = () => rows.filter((row) => row.state === 'waiting').map((row) => ({ ...row }));
  const outbox: Outbox = {
    fresh: async (_channel, after) =>
      waiting().find(({ id, nextAttemptAt }) => id > after && nextAttemptAt === null),
    timed: async () => waiting().filter(({ nextAttemptAt }) => nextAttemptAt !== null),
    find: async (id) => waiting().find((row) => row.id === id),
    update: async (id, changes) => {
      if (state.isBroken) throw new Error('The database cannot be written.');
      Object.assign(rows.find((each) => each.id === id) ?? {}, changes);
    },
  };
  const channel: Channel = {
    name: 'chat',
    pace,
    send: async ({ id }) => {
      const attempt = { id, at: state.now, outcome: 'thrown' as (typeof attempts)[number]['outcome'] };
      attempts.push(attempt);
      const outcome = state.react(id, state.now);
      attempt.outcome = outcome.kind;
      return outcome;
    },
  };
  const create = () =>
    createQueue({
      ...{ channel, outbox, clock },
      onError: (error) => errors.push(error),
      onPause: (paused) => pauses.push(paused),
    });
  let queue = create();
  return {
    rows,
    attempts,
    /** What the channel threw. */
    errors,
    /** What was told of pauses. */
    pauses,
    /** Milliseconds since the beginning. */
    elapsed: (): number => state.now,
    react: (reaction: (id: number, elapsed: number) => Outcome): void => {
      state.react = reaction;
    },
    /** Does what is due now. */
    work: () => queue.work(),
    /** The queue of now. */
    queue: () => queue,
    /** Begins anew with what is in the rows, as after the end of the process. */
    restart: (): void => {
      queue = create();
    },
    /** Makes the database unwritable, or writable again. */
    breakStore: (isBroken: boolean): void => {
      state.isBroken = isBroken;
    },
    /** Lets so many milliseconds pass. */
    pass,
    /** Sets the time of day so many milliseconds forwards, or back. */
    jump: (ms: number): void => {
      state.date += ms;
    },
    /** Works until nothing waits, or until so many milliseconds have passed. */
    run: async (ms = Infinity): Promise<void> => {
      const end = state.now + ms;
      for (;;) {
        const wait = await queue.work();
        if (wait === Infinity || state.now + wait > end) return;
        pass(wait);
        if (waiting().length === 0) return;
      }
    },
    sent: (): number[] => attempts.filter(({ outcome }) => outcome === 'sent').map(({ id }) => id),
    /** The seconds after the beginning at which a row was tried. */
    triesOf: (message: number): number[] =>
      attempts.filter(({ id }) => id === message).map(({ at }) => at / 1000),
  };
};
