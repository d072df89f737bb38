/** How the outbox is sent: in order, again after failures, and past a message that cannot be delivered. */
import { startFakeOutbox } from '../../../tests/support/fakeOutbox';

const HOUR = 60 * 60 * 1000;
const FAILED = { kind: 'failed', why: 'down' } as const;
const SENT = { kind: 'sent' } as const;

const ids = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

it('sends everything in order', async () => {
  const outbox = startFakeOutbox(5);
  await outbox.run();
  expect(outbox.sent()).toEqual([1, 2, 3, 4, 5]);
});

it('keeps its pace, also when all is well', async () => {
  const outbox = startFakeOutbox(3, 1000);
  await outbox.run();
  expect(outbox.attempts.map(({ at }) => at - (outbox.attempts[0]?.at ?? 0))).toEqual([0, 1000, 2000]);
});

it('keeps the order while the channel is down for an hour, and delivers all of it afterwards', async () => {
  const outbox = startFakeOutbox(20);
  outbox.react((_id, elapsed) => (elapsed < HOUR ? FAILED : SENT));
  await outbox.run();
  expect(outbox.sent()).toEqual(ids(20));
  expect(outbox.elapsed()).toBeLessThan(HOUR + 20 * 60 * 1000);
});

it('waits longer after each failure, ten minutes at most', async () => {
  const outbox = startFakeOutbox(1);
  outbox.react(() => FAILED);
  await outbox.run(2 * HOUR);
  const times = outbox.attempts.map(({ at }) => at);
  const waits = times.slice(1).map((at, index) => (at - (times[index] ?? 0)) / 1000);
  expect(waits.slice(0, 12)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]);
});

it('parks a message after 72 hours of failures, not earlier', async () => {
  const outbox = startFakeOutbox(1);
  outbox.react(() => FAILED);
  await outbox.run(72 * HOUR - 1);
  expect(outbox.rows[0]?.state).toBe('waiting');
  await outbox.run();
  expect(outbox.rows[0]).toMatchObject({ state: 'parked', lastError: 'down' });
  expect(outbox.elapsed()).toBeLessThan(73 * HOUR);
});

it('parks a message that fails at the end of the 72nd hour', async () => {
  const outbox = startFakeOutbox(1);
  outbox.react(() => ({ ...FAILED, retryAfter: 72 * HOUR }));
  await outbox.run();
  expect(outbox.rows[0]).toMatchObject({ state: 'parked', attempts: 2 });
});

it('parks at once what is refused for good, and goes on with the rest', async () => {
  const outbox = startFakeOutbox(5);
  outbox.react((id) => (id === 3 ? { kind: 'refused', why: 'no' } : SENT));
  await outbox.run(60_000);
  expect(outbox.sent()).toEqual([1, 2, 4, 5]);
  expect(outbox.rows[2]).toMatchObject({ state: 'parked', attempts: 1, lastError: 'no' });
});

it('goes past a message that always fails within a minute, and keeps trying it by itself', async () => {
  const outbox = startFakeOutbox(5);
  outbox.react((id, elapsed) => (id === 2 && elapsed < HOUR ? FAILED : SENT));
  await outbox.run(60_000);
  expect(outbox.sent()).toEqual([1, 3, 4, 5]);
  await outbox.run();
  expect(outbox.sent()).toEqual([1, 3, 4, 5, 2]);
});

it('goes past several messages that always fail', async () => {
  const outbox = startFakeOutbox(6);
  outbox.react((id) => (id <= 3 ? FAILED : SENT));
  await outbox.run(5 * 60_000);
  expect(outbox.sent()).toEqual([4, 5, 6]);
});

it('waits as long as the receiver asks for, and blames no message for it', async () => {
  const outbox = startFakeOutbox(3);
  outbox.react((_id, elapsed) => (elapsed < 300_000 ? { ...FAILED, retryAfter: 60_000 } : SENT));
  await outbox.run();
  expect(outbox.attempts.map(({ id, at }) => [id, (at - (outbox.attempts[0]?.at ?? 0)) / 1000])).toEqual([
    ...[0, 60, 120, 180, 240].map((second) => [1, second]),
    ...[1, 2, 3].map((id) => [id, 300]),
  ]);
});

it('takes what a channel throws for a failure: the message waits for its next try, and the rest goes past it', async () => {
  const outbox = startFakeOutbox(3);
  const fault = new Error('no text for this form at https://chat.example/secret');
  outbox.react((id) => {
    if (id === 1) throw fault;
    return SENT;
  });
  await outbox.run(60_000);
  expect(outbox.sent()).toEqual([2, 3]);
  const times = outbox.attempts.filter(({ id }) => id === 1).map(({ at }) => at);
  expect(times.slice(1).map((at, index) => (at - (times[index] ?? 0)) / 1000)).toEqual([1, 2, 4, 8, 16]);
  expect(outbox.rows[0]).toMatchObject({ state: 'waiting', lastError: 'The message could not be made.' });
  expect(outbox.errors).toHaveLength(times.length);
  expect(outbox.errors[0]).toBe(fault);
});

it('parks what belongs to a submission that was deleted', async () => {
  const outbox = startFakeOutbox(2);
  Object.assign(outbox.rows[0] ?? {}, { submission: null });
  await outbox.run();
  expect(outbox.rows.map(({ state }) => state)).toEqual(['parked', 'sent']);
  expect(outbox.rows[0]).toMatchObject({ attempts: 1, lastError: 'The submission was deleted.' });
});

it('remembers of a delivery when it was tried first, how often, and why it failed last', async () => {
  const outbox = startFakeOutbox(1);
  outbox.react((_id, elapsed) => (elapsed < 2_500 ? { kind: 'failed', why: 'x'.repeat(600) } : SENT));
  await outbox.run(2_000);
  const start = '2026-01-01T00:00:00.000Z';
  expect(outbox.rows[0]).toMatchObject({
    state: 'waiting',
    attempts: 2,
    firstAttemptAt: start,
    nextAttemptAt: '2026-01-01T00:00:03.000Z',
    lastError: 'x'.repeat(500),
  });
  await outbox.run();
  expect(outbox.rows[0]).toMatchObject({
    state: 'sent',
    attempts: 3,
    firstAttemptAt: start,
    nextAttemptAt: null,
    sentAt: '2026-01-01T00:00:03.000Z',
    lastError: null,
  });
});

it('remembers as much of a delivery that is parked, and tries it no more', async () => {
  const outbox = startFakeOutbox(1);
  outbox.react(() => ({ kind: 'refused', why: 'no' }));
  await outbox.run();
  expect(outbox.rows[0]).toMatchObject({
    attempts: 1,
    firstAttemptAt: '2026-01-01T00:00:00.000Z',
    nextAttemptAt: null,
  });
});

it('has nothing to do for ever when nothing waits', async () => {
  expect(await startFakeOutbox(0).work()).toBe(Infinity);
});

it('says how long until there is something to do', async () => {
  const outbox = startFakeOutbox(2, 1_000);
  outbox.react(() => ({ ...FAILED, retryAfter: 30_000 }));
  expect(await outbox.work()).toBe(1_000);
  expect(await outbox.work()).toBe(1_000);
  outbox.pass(1_000);
  expect(await outbox.work()).toBe(29_000);
});

it('blames a message at its fourth failure, not earlier, and only when another one goes through', async () => {
  const outbox = startFakeOutbox(3);
  outbox.react((id) => (id === 1 ? FAILED : SENT));
  await outbox.run(6_999);
  expect(outbox.sent()).toEqual([]);
  expect(outbox.attempts.map(({ id }) => id)).toEqual([1, 1, 1]);
  await outbox.run(4_000);
  expect(outbox.attempts.map(({ id }) => id)).toEqual([1, 1, 1, 1, 2, 3]);
});

it('tries another message each time, to learn whose fault it is', async () => {
  const outbox = startFakeOutbox(4);
  outbox.react(() => FAILED);
  await outbox.run(60_000);
  expect(outbox.attempts.map(({ id }) => id)).toEqual([1, 1, 1, 1, 2, 1, 3, 1, 4]);
});
