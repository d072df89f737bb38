import type { Clock } from './clock';
import type { Queue } from './queue';

export interface Worker {
  /** Says that there may be something to send. */
  wake: () => void;
  /** Ends the work, after the messages that are on their way. */
  stop: () => Promise<void>;
}

/** So long a queue waits at most before it looks again: another program may have changed the rows. */
const LOOKS_EVERY = 60_000;

/** After an error of the database. */
const RECOVERS_IN = 5_000;

interface Options {
  queues: Queue[];
  clock: Clock;
  onError: (error: unknown) => void;
}

/** Runs the queues of all channels, each for itself: a slow chat does not hold up the mail. */
export const startWorker = ({ queues, clock, onError }: Options): Worker => {
  const wakers = new Set<() => void>();
  let isStopped = false;

  const run = async (queue: Queue): Promise<void> => {
    let isWoken = false;
    let waker: (() => void) | undefined;
    wakers.add(() => {
      isWoken = true;
      waker?.();
    });
    while (!isStopped) {
      isWoken = false;
      const wait = await queue.work().catch((error: unknown) => {
        onError(error);
        return RECOVERS_IN;
      });
      if (isStopped || isWoken) continue;
      const sleep = clock.sleep(Math.min(wait, LOOKS_EVERY));
      waker = sleep.end;
      await sleep.over;
      waker = undefined;
    }
  };

  const runs = queues.map(run);
  const wake = (): void => wakers.forEach((waker) => waker());
  return {
    wake,
    stop: async () => {
      isStopped = true;
      wake();
      await Promise.all(runs);
    },
  };
};
