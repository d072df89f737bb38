/** The worker: it runs the queues of all channels, each for itself, and looks again when it is told or when it is time. */
import { systemClock } from './clock';
import { startWorker, type Worker } from './worker';

/** A clock whose sleeps end when a test says so. */
const manualClock = () => {
  const sleeps: { ms: number; end: () => void }[] = [];
  return {
    sleeps,
    clock: {
      now: () => 0,
      date: () => new Date(0),
      sleep: (ms: number) => {
        let end = (): void => {};
        const over = new Promise<void>((resolve) => {
          end = resolve;
        });
        sleeps.push({ ms, end });
        return { over, end };
      },
    },
  };
};

/** Lets everything happen that waits for nothing. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

let worker: Worker | undefined;
afterEach(() => worker?.stop());

const start = (...works: (() => Promise<number>)[]) => {
  const errors: unknown[] = [];
  const { sleeps, clock } = manualClock();
  const queues = works.map((work) => ({
    ...{ name: 'mail' as const, work: jest.fn(work), record: jest.fn(async () => {}) },
    ...{ resume: jest.fn(), paused: () => undefined },
  }));
  worker = startWorker({ queues, clock, onError: (error) => errors.push(error) });
  return { queues, sleeps, errors, worker, calls: () => queues.map(({ work }) => work.mock.calls.length) };
};

it('sleeps as long as a queue has nothing to do, a minute at most', async () => {
  const waits = [0, 7_000, 59_999, 60_001, Infinity];
  const { sleeps, calls } = start(() => Promise.resolve(waits.shift() ?? Infinity));
  for (const wait of [0, 7_000, 59_999, 60_000, 60_000]) {
    await settle();
    expect(sleeps.at(-1)?.ms).toBe(wait);
    sleeps.at(-1)?.end();
  }
  await settle();
  expect(calls()).toEqual([6]);
});

it('looks at once when it is woken', async () => {
  const { worker: woken, calls } = start(() => Promise.resolve(Infinity));
  await settle();
  expect(calls()).toEqual([1]);
  woken.wake();
  await settle();
  expect(calls()).toEqual([2]);
});

it('looks again when it is woken while it works: what came may not have been seen', async () => {
  let finish = (_wait: number): void => {};
  const {
    worker: woken,
    sleeps,
    calls,
  } = start(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  woken.wake();
  finish(Infinity);
  await settle();
  expect(calls()).toEqual([2]);
  expect(sleeps).toEqual([]);
  finish(5);
  await settle();
  expect(sleeps.map(({ ms }) => ms)).toEqual([5]);
});

it('lets no slow channel hold up another one', async () => {
  let finish = (_wait: number): void => {};
  const slow = () =>
    new Promise<number>((resolve) => {
      finish = resolve;
    });
  const { worker: woken, calls } = start(slow, () => Promise.resolve(Infinity));
  await settle();
  woken.wake();
  await settle();
  expect(calls()).toEqual([1, 2]);
  void woken.stop();
  finish(0);
});

it('tries again in five seconds when the database fails', async () => {
  const { sleeps, errors, calls } = start(() => Promise.reject(new Error('locked')));
  await settle();
  expect(errors).toEqual([new Error('locked')]);
  expect(sleeps.map(({ ms }) => ms)).toEqual([5_000]);
  sleeps[0]?.end();
  await settle();
  expect(calls()).toEqual([2]);
});

it('ends after the message that is on its way, and begins no other', async () => {
  let finish = (_wait: number): void => {};
  const { worker: stopped, calls } = start(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  let isOver = false;
  const over = stopped.stop().then(() => {
    isOver = true;
  });
  await settle();
  expect(isOver).toBe(false);
  finish(0);
  await over;
  expect(calls()).toEqual([1]);
});

it('ends at once when it sleeps', async () => {
  const { worker: stopped, calls } = start(() => Promise.resolve(60_000));
  await settle();
  await stopped.stop();
  expect(calls()).toEqual([1]);
});

describe('its end', () => {
  /** A worker in the middle of a delivery that ends when it is told to. */
  const busy = () => {
    const aborted = jest.fn();
    const started = start();
    void started.worker.stop();
    const queue = {
      ...{
        name: 'mail' as const,
        record: jest.fn(async () => {}),
        resume: jest.fn(),
        paused: () => undefined,
      },
      work: (stopping?: AbortSignal) =>
        new Promise<number>((resolve) =>
          stopping?.addEventListener('abort', () => {
            aborted();
            resolve(0);
          }),
        ),
    };
    const { sleeps, clock } = manualClock();
    worker = startWorker({ queues: [queue], clock, onError: () => {} });
    return { worker, sleeps, aborted, queue };
  };

  it('gives a message on its way five seconds, then gives it up', async () => {
    const { worker: stopped, sleeps, aborted, queue } = busy();
    const over = stopped.stop();
    expect(sleeps.map(({ ms }) => ms)).toEqual([5_000, 15_000]);
    expect(aborted).not.toHaveBeenCalled();
    sleeps[0]?.end();
    await over;
    expect(aborted).toHaveBeenCalledTimes(1);
    expect(queue.record).toHaveBeenCalledTimes(1);
  });

  it('comes after fifteen seconds, whatever happens', async () => {
    const { worker: stopped, sleeps } = start(() => new Promise(() => {}));
    const over = stopped.stop();
    sleeps.find(({ ms }) => ms === 15_000)?.end();
    await expect(over).resolves.toBeUndefined();
    worker = undefined;
  });
});

it('ends all waiting when staff ask for it, and says which channels pause', async () => {
  const { worker: asked, queues, calls } = start(() => Promise.resolve(Infinity));
  await settle();
  asked.resume();
  await settle();
  expect(queues[0]?.resume).toHaveBeenCalledTimes(1);
  expect(calls()).toEqual([2]);
  expect([...asked.paused()]).toEqual([['mail', undefined]]);
});

it('the clock of the system knows the time of day, and waits by another one that never jumps', () => {
  expect(Math.abs(systemClock.date().getTime() - Date.now())).toBeLessThan(1_000);
  const begun = systemClock.now();
  const jump = jest.spyOn(Date, 'now').mockReturnValue(0);
  expect(systemClock.now() - begun).toBeLessThan(60_000);
  jump.mockRestore();
});

describe('the clock of the system', () => {
  beforeEach(() => void jest.useFakeTimers({ now: 1_000 }));
  afterEach(() => jest.useRealTimers());

  it('sleeps for its time', async () => {
    const over = jest.fn();
    void systemClock.sleep(500).over.then(over);
    await jest.advanceTimersByTimeAsync(499);
    expect(over).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(over).toHaveBeenCalled();
  });

  it('can be woken, and leaves no timer behind', async () => {
    const sleep = systemClock.sleep(500);
    sleep.end();
    await sleep.over;
    expect(jest.getTimerCount()).toBe(0);
  });
});
