/** What becomes of messages that stepped aside because they alone keep failing. */
import { startFakeOutbox } from '../../../tests/support/fakeOutbox';
import type { Outcome } from './retry';

const HOUR = 60 * 60 * 1000;
const FAILED = { kind: 'failed', why: 'down' } as const;
const SENT = { kind: 'sent' } as const;

/** An outbox of which some messages do not go through. */
const start = (count: number, outcomes: Record<number, Outcome>) => {
  const outbox = startFakeOutbox(count);
  outbox.react((id) => outcomes[id] ?? SENT);
  /** Seconds after the beginning. */
  const triesOf = (message: number): number[] =>
    outbox.attempts
      .filter(({ id }) => id === message)
      .map(({ at }) => (at - (outbox.attempts[0]?.at ?? 0)) / 1000);
  return { outbox, triesOf };
};

it('each is tried at its own time, also while that of another one is later', async () => {
  const { outbox, triesOf } = start(5, { 1: FAILED, 2: FAILED });
  await outbox.run(600_000);
  expect(triesOf(1)).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511]);
  expect(triesOf(2)).toEqual([7, 15, 17, 21, 29, 45, 77, 141, 269, 525]);
});

it('one that waits no more is forgotten, and holds up nothing', async () => {
  const { outbox, triesOf } = start(3, { 1: FAILED });
  await outbox.run(20_000);
  expect(outbox.sent()).toEqual([2, 3]);
  Object.assign(outbox.rows[0] ?? {}, { state: 'parked' });
  Object.assign(outbox.rows[2] ?? {}, { state: 'waiting' });
  await outbox.run(HOUR);
  expect(triesOf(1)).toEqual([0, 1, 3, 7, 15]);
  expect(outbox.sent()).toEqual([2, 3, 3]);
});

it('one that fails again says nothing of the others: they are tried when their receiver asks for it', async () => {
  const { outbox, triesOf } = start(3, { 1: FAILED, 3: { ...FAILED, retryAfter: 200_000 } });
  await outbox.run(500_000);
  expect(triesOf(2)).toEqual([7]);
  expect(triesOf(3)).toEqual([7, 207, 407]);
  expect(triesOf(1)).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255]);
});
