/** How the outbox is sent: in order, past pauses of the receiver, and past a message that mimics one. */
import { startFakeOutbox } from '../../../tests/support/fakeOutbox';

const HOUR = 60 * 60 * 1000;
const DOWN = { kind: 'unavailable', why: 'down' } as const;
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
  expect(outbox.attempts.map(({ at }) => at)).toEqual([0, 1000, 2000]);
});

describe('while the receiver takes nothing', () => {
  it('the channel pauses, longer after each failure, and goes on within half a minute of its recovery', async () => {
    const outbox = startFakeOutbox(1);
    outbox.react(() => DOWN);
    await outbox.run(2 * 60_000);
    expect(outbox.triesOf(1)).toEqual([0, 1, 3, 7, 15, 31, 56, 81, 106]);
  });

  it('the order is kept for an hour, and all of it is delivered afterwards', async () => {
    const outbox = startFakeOutbox(20);
    outbox.react((_id, elapsed) => (elapsed < HOUR ? DOWN : SENT));
    await outbox.run();
    expect(outbox.sent()).toEqual(ids(20));
    expect(outbox.elapsed()).toBeLessThan(HOUR + 30_000);
  });

  it('nothing is parked, however long that is', async () => {
    const outbox = startFakeOutbox(3);
    outbox.react((_id, elapsed) => (elapsed < 5 * 24 * HOUR ? DOWN : SENT));
    await outbox.run();
    expect(outbox.sent()).toEqual([1, 2, 3]);
    expect(outbox.rows.map(({ failures }) => failures ?? 0)).toEqual([0, 0, 0]);
  });

  it('no message has another time to wait for than the channel', async () => {
    const outbox = startFakeOutbox(1);
    outbox.react(() => DOWN);
    await outbox.work();
    expect(outbox.rows[0]).toMatchObject({ state: 'waiting', nextAttemptAt: null, lastError: 'down' });
  });

  it('it says since when, why and until when, until a message gets an answer', async () => {
    const outbox = startFakeOutbox(1);
    outbox.react((_id, elapsed) => (elapsed < 2_000 ? DOWN : SENT));
    expect(outbox.queue().paused()).toBeUndefined();
    await outbox.run(1_500);
    const since = '2026-01-01T00:00:00.000Z';
    expect(outbox.queue().paused()).toEqual({
      since,
      why: 'down',
      nextAttemptAt: '2026-01-01T00:00:03.000Z',
    });
    await outbox.run();
    expect(outbox.queue().paused()).toBeUndefined();
    expect(outbox.pauses).toEqual([expect.objectContaining({ since, why: 'down' }), undefined]);
  });

  it('staff may end the pause', async () => {
    const outbox = startFakeOutbox(1);
    outbox.react((_id, elapsed) => (elapsed === 0 ? { ...DOWN, retryAfter: HOUR } : SENT));
    expect(await outbox.work()).toBe(HOUR);
    outbox.pass(1);
    outbox.queue().resume();
    await outbox.work();
    expect(outbox.sent()).toEqual([1]);
  });

  it('waits as long as the receiver asks for, and blames no message for it', async () => {
    const outbox = startFakeOutbox(3);
    outbox.react((_id, elapsed) => (elapsed < 300_000 ? { ...DOWN, retryAfter: 60_000 } : SENT));
    await outbox.run();
    expect(outbox.attempts.map(({ id, at }) => [id, at / 1000])).toEqual([
      ...[0, 60, 120, 180, 240].map((second) => [1, second]),
      ...[1, 2, 3].map((id) => [id, 300]),
    ]);
  });
});

describe('a message that looks as if the receiver were down', () => {
  it('is known by another one that goes through, after seven seconds and not earlier', async () => {
    const outbox = startFakeOutbox(3);
    outbox.react((id) => (id === 1 ? DOWN : SENT));
    await outbox.run(6_999);
    expect(outbox.attempts.map(({ id }) => id)).toEqual([1, 1, 1]);
    await outbox.run(4_000);
    expect(outbox.attempts.map(({ id }) => id)).toEqual([1, 1, 1, 1, 2, 3]);
    expect(outbox.rows[0]).toMatchObject({ state: 'waiting', failures: 1, lastError: 'down' });
  });

  it('holds up nothing any more, and is tried by itself', async () => {
    const outbox = startFakeOutbox(5);
    outbox.react((id, elapsed) => (id === 2 && elapsed < HOUR ? DOWN : SENT));
    await outbox.run(60_000);
    expect(outbox.sent()).toEqual([1, 3, 4, 5]);
    await outbox.run();
    expect(outbox.sent()).toEqual([1, 3, 4, 5, 2]);
  });

  it('may be one of several', async () => {
    const outbox = startFakeOutbox(6);
    outbox.react((id) => (id <= 3 ? DOWN : SENT));
    await outbox.run(60_000);
    expect(outbox.sent()).toEqual([4, 5, 6]);
  });

  it('is looked for with another message each time, all of them in turn', async () => {
    const outbox = startFakeOutbox(4);
    outbox.react(() => DOWN);
    await outbox.run(200_000);
    const others = outbox.attempts.map(({ id }) => id).filter((id) => id !== 1);
    expect(others.slice(0, 6)).toEqual([2, 3, 4, 2, 3, 4]);
  });
});

describe('what is noted of a delivery', () => {
  it('is when it was tried first, how often, why it failed last, and when it was sent', async () => {
    const outbox = startFakeOutbox(1);
    outbox.react((_id, elapsed) => (elapsed < 2_500 ? { kind: 'delayed', why: 'x'.repeat(600) } : SENT));
    await outbox.run(2_000);
    const firstAttemptAt = '2026-01-01T00:00:00.000Z';
    expect(outbox.rows[0]).toMatchObject({
      ...{ state: 'waiting', attempts: 1, firstAttemptAt, lastError: 'x'.repeat(500) },
      nextAttemptAt: '2026-01-01T00:00:05.000Z',
    });
    await outbox.run();
    expect(outbox.rows[0]).toMatchObject({
      ...{ state: 'sent', attempts: 2, firstAttemptAt, lastError: null, unanswered: 0 },
      ...{ nextAttemptAt: null, sentAt: '2026-01-01T00:00:05.000Z' },
    });
  });

  it('is as much of one that is parked, and it is tried no more', async () => {
    const outbox = startFakeOutbox(1);
    outbox.react(() => ({ kind: 'refused', why: 'no' }));
    await outbox.run();
    expect(outbox.rows[0]).toMatchObject({
      ...{ state: 'parked', attempts: 1, nextAttemptAt: null, lastError: 'no' },
      firstAttemptAt: '2026-01-01T00:00:00.000Z',
    });
  });
});

it('has nothing to do for ever when nothing waits', async () => {
  expect(await startFakeOutbox(0).work()).toBe(Infinity);
});

it('says how long until there is something to do', async () => {
  const outbox = startFakeOutbox(2, 1_000);
  outbox.react(() => ({ ...DOWN, retryAfter: 30_000 }));
  expect(await outbox.work()).toBe(30_000);
  outbox.pass(1_000);
  expect(await outbox.work()).toBe(29_000);
});
