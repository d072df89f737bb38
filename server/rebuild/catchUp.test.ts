import { CmsUnavailable } from '../../site-build/contentRevision';
import { silent } from '../testing/fixture';
import { CatchUp } from './catchUp';
import { Rebuilder } from './rebuilder';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp(live: number | null) {
  const state = { live, cms: 7 as number | Error, buildOk: true };
  const log = { ...silent, warn: jest.fn() };
  const build = jest.fn(async () => {
    if (state.buildOk && !(state.cms instanceof Error)) state.live = state.cms;
    return state.buildOk;
  });
  const rebuilder = new Rebuilder(build, silent);
  const cms = async () => {
    if (state.cms instanceof Error) throw state.cms;
    return state.cms;
  };
  const catchUp = new CatchUp({ cms, live: async () => state.live }, rebuilder, log);
  return { state, log, build, catchUp };
}

const down = new CmsUnavailable('The CMS at http://localhost:1337 does not answer.');

it('builds at the start when the CMS is ahead of the live release', async () => {
  const { build, catchUp } = setUp(6);
  await catchUp.start();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(build).toHaveBeenCalledTimes(1);
});

it('builds when there is no release, and when the database was put back to an older state', async () => {
  for (const live of [null, 9]) {
    const { build, catchUp } = setUp(live);
    await catchUp.check();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(build).toHaveBeenCalledTimes(1);
  }
});

it('leaves a current release alone, and notices a missed hook within a minute', async () => {
  const { state, build, catchUp } = setUp(7);
  await catchUp.start();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(build).not.toHaveBeenCalled();
  state.cms = 8;
  await jest.advanceTimersByTimeAsync(32_000);
  expect(build).toHaveBeenCalledTimes(1);
  expect(state.live).toBe(8);
});

it('logs a CMS that is down once, and catches up when it is back', async () => {
  const { state, log, build, catchUp } = setUp(6);
  state.cms = down;
  await catchUp.start();
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(build).not.toHaveBeenCalled();
  state.cms = 7;
  await jest.advanceTimersByTimeAsync(62_000);
  expect(build).toHaveBeenCalledTimes(1);
});

it('leaves a failing build its growing delay', async () => {
  const { state, build, catchUp } = setUp(6);
  state.buildOk = false;
  await catchUp.start();
  await jest.advanceTimersByTimeAsync(20 * 60_000);
  // After 2 s, then 30 s, 1, 2, 4, 8 minutes later: six builds, not one a minute.
  expect(build).toHaveBeenCalledTimes(6);
});

it('builds at once when a CMS whose absence failed the build is back', async () => {
  const { state, build, catchUp } = setUp(6);
  state.buildOk = false;
  await catchUp.start();
  await jest.advanceTimersByTimeAsync(16 * 60_000);
  state.cms = down;
  await jest.advanceTimersByTimeAsync(60_000);
  const before = build.mock.calls.length;
  Object.assign(state, { cms: 7, buildOk: true });
  await jest.advanceTimersByTimeAsync(62_000);
  expect(build.mock.calls.length).toBe(before + 1);
});
