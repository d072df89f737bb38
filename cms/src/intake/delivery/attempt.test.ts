/** One attempt: it is over in time, whatever the channel does. */
import { deliveryOf } from '../../../tests/support/rowsOfIntake';
import { attempt } from './attempt';
import type { Channel } from './channel';
import { systemClock } from './clock';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const NEVER = () => new Promise<never>(() => {});

/** Begins an attempt; `outcome` is called with what becomes of it. */
const begin = (send: Channel['send'], stopping?: AbortSignal) => {
  const outcome = jest.fn();
  const channel: Channel = { name: 'mail', pace: 0, send };
  void attempt(channel, deliveryOf(), { clock: systemClock, onError: jest.fn(), stopping }).then(outcome);
  return outcome;
};

it('is told to end after 30 seconds, and may say then what became of it', async () => {
  const outcome = begin(
    (_submission, _delivery, signal) =>
      new Promise((resolve) =>
        signal.addEventListener('abort', () => resolve({ kind: 'unavailable', why: 'slow' })),
      ),
  );
  await jest.advanceTimersByTimeAsync(29_999);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith({ kind: 'unavailable', why: 'slow' });
});

it('is over after 31 seconds when the channel does not hear', async () => {
  const outcome = begin(NEVER);
  await jest.advanceTimersByTimeAsync(31_000);
  expect(outcome).toHaveBeenCalledWith({ kind: 'unanswered', why: 'No answer came in time.' });
});

it('ends within a second when the CMS stops', async () => {
  const stopping = new AbortController();
  const outcome = begin(NEVER, stopping.signal);
  await jest.advanceTimersByTimeAsync(500);
  stopping.abort();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(outcome).toHaveBeenCalledWith({ kind: 'unanswered', why: 'No answer came in time.' });
});

it('that begins while the CMS stops is given up as well', async () => {
  const aborted = jest.fn();
  begin(async (_submission, _delivery, signal) => {
    signal.addEventListener('abort', aborted);
    return NEVER();
  }, AbortSignal.abort());
  await jest.advanceTimersByTimeAsync(0);
  expect(aborted).toHaveBeenCalled();
});

it('leaves no timer behind', async () => {
  const outcome = begin(async () => ({ kind: 'sent' }));
  await jest.advanceTimersByTimeAsync(0);
  expect(outcome).toHaveBeenCalledWith({ kind: 'sent' });
  expect(jest.getTimerCount()).toBe(0);
});
