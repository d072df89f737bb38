import type { ChannelName } from '../store/types';
import type { Clock } from './clock';
import type { Paused } from './pause';
import type { Queue } from './queue';

export interface Worker {
  /** Says that there may be something to send. */
  wake: () => void;
  /** Ends all waiting and sends what it can: staff asked for it. */
  resume: () => void;
  /** Why a channel sends nothing now, of those that are set up; undefined for one that sends. */
  paused: () => Map<ChannelName, Paused | undefined>;
  /** Ends the work: messages that are on their way get some seconds. It takes 15 at most. */
  stop: () => Promise<void>;
}

/** So long a queue waits at most before it looks again: another program may have changed the rows. */
const LOOKS_EVERY = 60_000;

/** After an error of the database. */
const RECOVERS_IN = 5_000;

/** What is on its way when the work ends may arrive for so long; then it is given up. */
const GRACE_MS = 5_000;

/** The work ends after so long, also when the database does not answer. */
const ENDS_WITHIN = 15_000;

interface Options {
  queues: Queue[];
  clock: Clock;
  onError: (error: unknown) => void;
}

/** Runs the queues of all channels, each for itself: a slow chat does not hold up the mail. */
export const startWorker = ({ queues, clock, onError }: Options): Worker => {
  const wakers = new Set<() => void>();
  const stopping = new AbortController();
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
      const wait = await queue.work(stopping.signal).catch((error: unknown) => {
        onError(error);
        return RECOVERS_IN;
      });
      if (isStopped || isWoken) continue;
      const sleep = clock.sleep(Math.min(wait, LOOKS_EVERY));
      waker = sleep.end;
      await sleep.over;
      waker = undefined;
    }
    await queue.record().catch(onError);
  };

  const runs = queues.map(run);
  const wake = (): void => wakers.forEach((waker) => waker());
  return {
    wake,
    resume: () => {
      for (const queue of queues) queue.resume();
      wake();
    },
    paused: () => new Map(queues.map(({ name, paused }) => [name, paused()])),
    stop: async () => {
      isStopped = true;
      wake();
      const grace = clock.sleep(GRACE_MS);
      const end = clock.sleep(ENDS_WITHIN);
      void grace.over.then(() => stopping.abort());
      await Promise.race([Promise.all(runs), end.over]);
      grace.end();
      end.end();
    },
  };
};
