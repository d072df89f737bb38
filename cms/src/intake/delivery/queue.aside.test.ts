/** What becomes of messages that fail alone: they step aside, hold up nobody, and are parked in the end. */
import { startFakeOutbox } from '../../../tests/support/fakeOutbox';
import type { Outcome } from './retry';

const HOUR = 60 * 60 * 1000;
const LATER = { kind: 'delayed', why: 'unknown domain' } as const;
const NO_ANSWER = { kind: 'unanswered', why: 'no answer' } as const;
const DOWN = { kind: 'unavailable', why: 'down' } as const;
const SENT = { kind: 'sent' } as const;

/** An outbox of which some messages do not go through. */
const start = (count: number, outcomes: Record<number, Outcome>) => {
  const outbox = startFakeOutbox(count);
  outbox.react((id) => outcomes[id] ?? SENT);
  return outbox;
};

describe('a recipient that is refused for the moment', () => {
  it('steps aside at once, and is tried after 5 s, 10 s, 20 s … an hour', async () => {
    const outbox = start(2, { 1: LATER });
    await outbox.run(4 * HOUR);
    expect(outbox.attempts[1]).toMatchObject({ id: 2, at: 0, outcome: 'sent' });
    expect(outbox.triesOf(1)).toEqual([
      ...[0, 5, 15, 35, 75, 155, 315, 635, 1275, 2555, 5115],
      ...[5115 + 3600, 5115 + 7200],
    ]);
  });

  it('lets sixty of its kind and a good one after them wait for nothing', async () => {
    const dead = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [index + 1, LATER]));
    const outbox = start(61, dead);
    await outbox.run(1_000);
    expect(outbox.sent()).toEqual([61]);
    expect(outbox.elapsed()).toBe(0);
  });

  it('has a turn also while new ones keep coming', async () => {
    const outbox = startFakeOutbox(2_000, 1_000);
    outbox.react((id, elapsed) => (id === 1 && elapsed < 60_000 ? LATER : SENT));
    await outbox.run(130_000);
    expect(outbox.sent()).toContain(1);
  });

  it('is parked at its 81st failure, after three days and not earlier', async () => {
    const outbox = start(1, { 1: LATER });
    await outbox.run(70 * HOUR);
    expect(outbox.rows[0]?.state).toBe('waiting');
    await outbox.run();
    expect(outbox.rows[0]).toMatchObject({ state: 'parked', attempts: 81, lastError: 'unknown domain' });
    expect(outbox.elapsed()).toBeLessThan(74 * HOUR);
  });

  it('is tried by itself while the receiver fails as a whole, which then is no new pause', async () => {
    const outbox = startFakeOutbox(1);
    outbox.react((_id, elapsed) => (elapsed === 0 ? LATER : DOWN));
    await outbox.run(60_000);
    expect(outbox.triesOf(1)).toEqual([0, 5, 15, 35]);
    expect(outbox.queue().paused()).toBeUndefined();
  });
});

it('each is tried at its own time, and none holds up another', async () => {
  const outbox = start(5, { 1: LATER, 2: LATER });
  await outbox.run(100_000);
  expect(outbox.triesOf(1)).toEqual([0, 5, 15, 35, 75]);
  expect(outbox.triesOf(2)).toEqual([0, 5, 15, 35, 75]);
});

it('one that waits no more is forgotten, and holds up nothing', async () => {
  const outbox = start(3, { 1: LATER });
  await outbox.run(20_000);
  Object.assign(outbox.rows[0] ?? {}, { state: 'parked' });
  Object.assign(outbox.rows[2] ?? {}, { state: 'waiting' });
  await outbox.run(HOUR);
  expect(outbox.triesOf(1)).toEqual([0, 5, 15]);
  expect(outbox.sent()).toEqual([2, 3, 3]);
});

it('what is refused for good is parked at once, and the rest goes on', async () => {
  const outbox = start(5, { 3: { kind: 'refused', why: 'no' } });
  await outbox.run(60_000);
  expect(outbox.sent()).toEqual([1, 2, 4, 5]);
  expect(outbox.rows[2]).toMatchObject({ state: 'parked', attempts: 1, lastError: 'no' });
});

it('what belongs to a submission that was deleted is parked', async () => {
  const outbox = startFakeOutbox(2);
  Object.assign(outbox.rows[0] ?? {}, { submission: null });
  await outbox.run();
  expect(outbox.rows.map(({ state }) => state)).toEqual(['parked', 'sent']);
  expect(outbox.rows[0]).toMatchObject({ attempts: 1, lastError: 'The submission was deleted.' });
});

it('what a channel throws is a delay of this message alone', async () => {
  const outbox = startFakeOutbox(3);
  const fault = new Error('no text for this form at https://chat.example/secret');
  outbox.react((id) => {
    if (id === 1) throw fault;
    return SENT;
  });
  await outbox.run(60_000);
  expect(outbox.sent()).toEqual([2, 3]);
  expect(outbox.triesOf(1)).toEqual([0, 5, 15, 35]);
  expect(outbox.rows[0]).toMatchObject({ state: 'waiting', lastError: 'The message could not be made.' });
  expect(outbox.errors).toEqual([fault, fault, fault, fault]);
});

it('staff may have all of them tried at once', async () => {
  const outbox = startFakeOutbox(3);
  outbox.react((_id, elapsed) => (elapsed === 0 ? LATER : SENT));
  await outbox.run(1_000);
  outbox.pass(1_000);
  outbox.queue().resume();
  await outbox.run(0);
  expect(outbox.sent()).toEqual([1, 2, 3]);
});

describe('a message that was handed over and not answered may have arrived', () => {
  it('it is sent once more after half a minute, and then not for half a day', async () => {
    const outbox = start(1, { 1: NO_ANSWER });
    await outbox.run(12 * HOUR);
    expect(outbox.triesOf(1)).toEqual([0, 30]);
    expect(outbox.rows[0]).toMatchObject({ state: 'waiting', unanswered: 2, lastError: 'no answer' });
  });

  it('it is sent as soon as another one has shown that the receiver answers', async () => {
    const outbox = startFakeOutbox(3);
    outbox.react((_id, elapsed) => (elapsed < 10 * 60_000 ? NO_ANSWER : SENT));
    await outbox.run(10 * 60_000);
    expect([1, 2, 3].map((id) => outbox.triesOf(id).length)).toEqual([2, 2, 2]);
    outbox.rows.push({ ...outbox.rows[0]!, id: 4, nextAttemptAt: null, unanswered: 0 });
    Object.assign(outbox.rows[3]!, { submission: { ...outbox.rows[0]!.submission, id: 4 } });
    outbox.pass(10 * 60_000);
    await outbox.run(1_000);
    expect(outbox.sent().sort()).toEqual([1, 2, 3, 4]);
  });

  it('it is parked when it alone has no answer, twice', async () => {
    const outbox = start(4, { 2: NO_ANSWER });
    await outbox.run(60_000);
    expect(outbox.triesOf(2)).toHaveLength(2);
    expect(outbox.rows[1]).toMatchObject({ state: 'parked', unanswered: 2, lastError: 'no answer' });
    expect(outbox.sent()).toEqual([1, 3, 4]);
  });

  it('the channel pauses after it, as after every failure of the receiver', async () => {
    const outbox = start(10, Object.fromEntries(Array.from({ length: 10 }, (_, id) => [id + 1, NO_ANSWER])));
    await outbox.run(14_000);
    expect(outbox.attempts.map(({ id, at }) => [id, at / 1000])).toEqual([
      ...[
        [1, 0],
        [2, 1],
        [3, 3],
        [4, 7],
      ],
    ]);
  });

  it('is parked after six times in all', async () => {
    const outbox = start(1, { 1: NO_ANSWER });
    await outbox.run();
    expect(outbox.rows[0]).toMatchObject({ state: 'parked', unanswered: 6, attempts: 6 });
    expect(outbox.elapsed()).toBeGreaterThan(2 * 24 * HOUR);
  });
});
