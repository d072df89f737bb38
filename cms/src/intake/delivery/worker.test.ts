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
  const queues = works.map((work) => ({ work: jest.fn(work) }));
  worker = startWorker({ queues, clock, onError: (error) => errors.push(error) });
  return { sleeps, errors, worker, calls: () => queues.map(({ work }) => work.mock.calls.length) };
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

it('the clock of the system tells the time in milliseconds', () => {
  expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(1_000);
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
