/** What the rows know: attempts before they are made, outcomes as soon as they can be written, whatever the clock says. */
import { startFakeOutbox } from '../../../tests/support/fakeOutbox';

const HOUR = 60 * 60 * 1000;
const YEAR = 365 * 24 * HOUR;
const LATER = { kind: 'delayed', why: 'later' } as const;
const SENT = { kind: 'sent' } as const;

describe('while the database cannot be written', () => {
  it('nothing is sent: an attempt is noted before it is made', async () => {
    const outbox = startFakeOutbox(2);
    outbox.breakStore(true);
    for (let tries = 0; tries < 20; tries += 1) {
      await expect(outbox.work()).rejects.toThrow('cannot be written');
      outbox.pass(5_000);
    }
    expect(outbox.attempts).toEqual([]);
    outbox.breakStore(false);
    await outbox.run();
    expect(outbox.sent().sort()).toEqual([1, 2]);
  });

  it('an outcome is remembered, and written when that is possible again: nothing is sent twice', async () => {
    const outbox = startFakeOutbox(2);
    outbox.react(() => {
      outbox.breakStore(true);
      return SENT;
    });
    for (let tries = 0; tries < 20; tries += 1) {
      await expect(outbox.work()).rejects.toThrow('cannot be written');
      outbox.pass(5_000);
    }
    expect(outbox.sent()).toEqual([1]);
    outbox.breakStore(false);
    outbox.react(() => SENT);
    await outbox.run();
    expect(outbox.sent()).toEqual([1, 2]);
    expect(outbox.rows.map(({ state, attempts }) => [state, attempts])).toEqual([
      ['sent', 1],
      ['sent', 1],
    ]);
  });

  it('an outcome can be written without anything being sent, when the work ends', async () => {
    const outbox = startFakeOutbox(2);
    outbox.react(() => {
      outbox.breakStore(true);
      return SENT;
    });
    await expect(outbox.work()).rejects.toThrow();
    await expect(outbox.queue().record()).rejects.toThrow();
    outbox.breakStore(false);
    await outbox.queue().record();
    expect(outbox.rows.map(({ state }) => state)).toEqual(['sent', 'waiting']);
  });
});

describe('when the process ends in the middle of a delivery', () => {
  /** The process ends at its next delivery, which may have arrived. */
  const endInside = async (outbox: ReturnType<typeof startFakeOutbox>) => {
    outbox.react(() => {
      outbox.breakStore(true);
      return SENT;
    });
    await expect(outbox.work()).rejects.toThrow();
    outbox.breakStore(false);
    outbox.react(() => SENT);
    outbox.restart();
  };

  it('its message is sent again after a minute, or after the first one that goes through', async () => {
    const alone = startFakeOutbox(1);
    await endInside(alone);
    await alone.run();
    expect(alone.triesOf(1)).toEqual([0, 60]);
    const others = startFakeOutbox(3);
    await endInside(others);
    await others.run();
    expect(others.attempts.map(({ id, at }) => [id, at])).toEqual([
      ...[
        [1, 0],
        [2, 0],
        [3, 0],
        [1, 0],
      ],
    ]);
  });

  it('a message that ends it every time is sent six times at most, hours apart, and then parked', async () => {
    const outbox = startFakeOutbox(1);
    for (let ends = 0; ends < 6; ends += 1) {
      outbox.pass(12 * HOUR);
      await endInside(outbox);
    }
    await outbox.run(HOUR);
    expect(outbox.attempts).toHaveLength(6);
    outbox.pass(12 * HOUR);
    await outbox.run();
    expect(outbox.attempts).toHaveLength(6);
    expect(outbox.rows[0]).toMatchObject({ state: 'parked', unanswered: 6 });
  });

  it('its row says so: tried once, without an answer', async () => {
    const outbox = startFakeOutbox(1);
    await endInside(outbox);
    expect(outbox.rows[0]).toMatchObject({
      ...{ state: 'waiting', attempts: 1, unanswered: 1 },
      nextAttemptAt: '2026-01-01T00:01:00.000Z',
    });
  });
});

it('goes on with the times of the rows after a restart', async () => {
  const outbox = startFakeOutbox(1);
  outbox.react((_id, elapsed) => (elapsed < 30_000 ? LATER : SENT));
  await outbox.run(20_000);
  outbox.restart();
  await outbox.run();
  expect(outbox.triesOf(1)).toEqual([0, 5, 15, 35]);
});

it('takes rows of an older version, which count no failures', async () => {
  const outbox = startFakeOutbox(2);
  Object.assign(outbox.rows[0] ?? {}, { attempts: 12, failures: null, unanswered: null });
  const nextAttemptAt = '2026-01-01T00:10:00.000Z';
  Object.assign(outbox.rows[1] ?? {}, { attempts: 12, nextAttemptAt, failures: null, unanswered: null });
  await outbox.run();
  expect(outbox.triesOf(1)).toEqual([0]);
  expect(outbox.triesOf(2)).toEqual([600]);
  expect(outbox.rows[1]).toMatchObject({ state: 'sent', attempts: 13 });
});

it('finds rows that came back without it', async () => {
  const outbox = startFakeOutbox(1);
  await outbox.run();
  Object.assign(outbox.rows[0] ?? {}, { state: 'waiting', nextAttemptAt: '2025-12-31T00:00:00.000Z' });
  outbox.pass(60_000);
  await outbox.run();
  expect(outbox.sent()).toEqual([1, 1]);
});

describe('when the time of day jumps', () => {
  it.each([
    ['an hour back', -HOUR],
    ['a year ahead', YEAR],
  ])('%s, everything goes on as before', async (_what, ms) => {
    const outbox = startFakeOutbox(3, 1_000);
    outbox.react((id, elapsed) => (id === 1 && elapsed < 10_000 ? LATER : SENT));
    await outbox.work();
    outbox.jump(ms);
    await outbox.run();
    expect(outbox.sent()).toEqual([2, 3, 1]);
    expect(outbox.triesOf(1)).toEqual([0, 5, 15]);
  });

  it('a year back before a restart, nothing waits for longer than half a day', async () => {
    const outbox = startFakeOutbox(1);
    outbox.react((_id, elapsed) => (elapsed < 1 ? LATER : SENT));
    await outbox.work();
    outbox.jump(-YEAR);
    outbox.restart();
    outbox.pass(1);
    await outbox.run();
    expect(outbox.rows[0]?.state).toBe('sent');
    expect(outbox.elapsed()).toBeLessThanOrEqual(12 * HOUR + 1);
  });

  it('ahead, nothing is given up earlier', async () => {
    const outbox = startFakeOutbox(1);
    outbox.react(() => LATER);
    await outbox.run(60_000);
    outbox.jump(YEAR);
    outbox.restart();
    await outbox.run(HOUR);
    expect(outbox.rows[0]?.state).toBe('waiting');
  });
});
