import { silent } from '../testing/fixture';
import { Rebuilder } from './rebuilder';

const timing = { quiet: 2_000, longestWait: 10_000, firstRetry: 30_000, longestRetry: 100_000 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A rebuilder whose builds end when the test says so. */
function setUp() {
  const ends: ((ok: boolean) => void)[] = [];
  const build = jest.fn(() => new Promise<boolean>((resolve) => ends.push(resolve)));
  const rebuilder = new Rebuilder(build, silent, timing);
  const end = async (ok: boolean) => {
    ends.pop()?.(ok);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { rebuilder, build, end };
}

it('builds once after the last of many requests and two quiet seconds', async () => {
  const { rebuilder, build } = setUp();
  for (let i = 0; i < 5; i++) {
    rebuilder.request('hook');
    await jest.advanceTimersByTimeAsync(1_500);
  }
  expect(build).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(500);
  expect(build).toHaveBeenCalledTimes(1);
});

it('builds at the latest ten seconds after the first request', async () => {
  const { rebuilder, build } = setUp();
  for (let i = 0; i < 7; i++) {
    rebuilder.request('hook');
    await jest.advanceTimersByTimeAsync(1_400);
  }
  expect(build).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(build).toHaveBeenCalledTimes(1);
});

it('lets one build run and at most one wait behind it', async () => {
  const { rebuilder, build, end } = setUp();
  rebuilder.request('first');
  await jest.advanceTimersByTimeAsync(2_000);
  for (let i = 0; i < 10; i++) {
    rebuilder.request('more');
    await jest.advanceTimersByTimeAsync(3_000);
  }
  expect(build).toHaveBeenCalledTimes(1);
  await end(true);
  expect(build).toHaveBeenCalledTimes(2);
  await end(true);
  expect(build).toHaveBeenCalledTimes(2);
  expect([rebuilder.building, rebuilder.lastBuild]).toEqual([false, 'ok']);
});

it('builds nothing twice: who asked just before a waiting build begins asked for that one', async () => {
  const { rebuilder, build, end } = setUp();
  rebuilder.request('first');
  await jest.advanceTimersByTimeAsync(2_000);
  rebuilder.request('waits');
  await jest.advanceTimersByTimeAsync(2_000);
  rebuilder.request('just before');
  await end(true);
  expect(build).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(20_000);
  await end(true);
  expect(build).toHaveBeenCalledTimes(2);
  expect(rebuilder.busy).toBe(false);
});

it('tries a failed build again with growing delay, until it succeeds', async () => {
  const { rebuilder, build, end } = setUp();
  rebuilder.request('hook');
  await jest.advanceTimersByTimeAsync(2_000);
  for (const [index, delay] of [30_000, 60_000, 100_000, 100_000].entries()) {
    await end(false);
    expect(rebuilder.lastBuild).toBe('failed');
    await jest.advanceTimersByTimeAsync(delay - 1);
    expect(build).toHaveBeenCalledTimes(index + 1);
    await jest.advanceTimersByTimeAsync(1);
    expect(build).toHaveBeenCalledTimes(index + 2);
  }
  await end(true);
  await jest.advanceTimersByTimeAsync(1_000_000);
  expect(build).toHaveBeenCalledTimes(5);
});

it('starts the delays anew after a success', async () => {
  const { rebuilder, build, end } = setUp();
  rebuilder.request('hook');
  await jest.advanceTimersByTimeAsync(2_000);
  await end(false);
  await jest.advanceTimersByTimeAsync(30_000);
  await end(true);
  rebuilder.request('hook');
  await jest.advanceTimersByTimeAsync(2_000);
  await end(false);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(build).toHaveBeenCalledTimes(4);
});

it('does not wait for the retry when a new request comes', async () => {
  const { rebuilder, build, end } = setUp();
  rebuilder.request('hook');
  await jest.advanceTimersByTimeAsync(2_000);
  await end(false);
  rebuilder.request('hook');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(build).toHaveBeenCalledTimes(2);
  await end(true);
  await jest.advanceTimersByTimeAsync(1_000_000);
  expect(build).toHaveBeenCalledTimes(2);
});

it('takes a build that cannot be started for a failed one', async () => {
  const rebuilder = new Rebuilder(() => Promise.reject(new Error('no such program')), silent, timing);
  rebuilder.request('hook');
  await jest.advanceTimersByTimeAsync(2_000);
  expect([rebuilder.lastBuild, rebuilder.busy]).toEqual(['failed', true]);
});

it('starts nothing after it was stopped', async () => {
  const { rebuilder, build, end } = setUp();
  rebuilder.request('hook');
  await jest.advanceTimersByTimeAsync(2_000);
  rebuilder.request('hook');
  rebuilder.stop();
  await end(false);
  rebuilder.request('hook');
  await jest.advanceTimersByTimeAsync(1_000_000);
  expect(build).toHaveBeenCalledTimes(1);
});
