/**
 * Sends the waiting rows of one channel (docs/forms.md, 'The states of a message').
 *
 * While the receiver as a whole fails, the channel pauses between attempts; the first row is tried again and again and the
 * others wait behind it, so that they keep their order. When that goes on, another row is tried as well: if that one gets
 * an answer, the receiver is well and the first one is the trouble. What fails alone steps aside and is tried by itself.
 */
import type { Delivery } from '../store/types';
import { createAside } from './aside';
import { attempt } from './attempt';
import type { Channel } from './channel';
import type { Clock } from './clock';
import { createLedger } from './ledger';
import type { Outbox } from './outbox';
import { ownFailure, stepAfter } from './outcome';
import { createPause, type Paused } from './pause';
import { LEASE_MS, type Outcome } from './retry';

/** Rows that stepped aside have one turn in so many, as long as others wait. */
const TURNS = 10;

export interface Queue {
  name: Channel['name'];
  /**
   * Does what is due.
   *
   * @param stopping ends a delivery that is under way.
   * @returns the milliseconds until there is something to do again, Infinity when nothing waits.
   * @throws while the database fails.
   */
  work: (stopping?: AbortSignal) => Promise<number>;
  /** Writes outcomes that could not be written. @throws while the database fails. */
  record: () => Promise<void>;
  /** Ends all waiting: staff asked for it. */
  resume: () => void;
  /** Why nothing is sent now; undefined when all is well. */
  paused: () => Paused | undefined;
}

interface Options {
  channel: Channel;
  outbox: Outbox;
  clock: Clock;
  onError: (error: unknown) => void;
  /** Hears when the receiver as a whole fails, and when it answers again. */
  onPause?: (paused: Paused | undefined) => void;
}

export const createQueue = ({ channel, outbox, clock, onError, onPause }: Options): Queue => {
  const ledger = createLedger(outbox, clock);
  const aside = createAside(channel.name, outbox, clock);
  const pause = createPause(clock);
  let [lastSend, turns, lastOther] = [-Infinity, 0, 0];

  /** Another row than the first one, each time the next one. */
  const another = async (): Promise<Delivery | undefined> => {
    const first = await outbox.fresh(channel.name, 0);
    if (!first) return undefined;
    const [after, before] = [Math.max(first.id, lastOther), first.id];
    const found = (await outbox.fresh(channel.name, after)) ?? (await outbox.fresh(channel.name, before));
    lastOther = found?.id ?? 0;
    return found;
  };

  /** The row of those aside whose time has come. Rows that wait no more are forgotten on the way. */
  const fromAside = async (): Promise<Delivery | undefined> => {
    for (let next = aside.next(); next && next.wait === 0; next = aside.next()) {
      const row = await outbox.find(next.id);
      if (row) return row;
      aside.take(next.id);
    }
    return undefined;
  };

  const nextRow = async (): Promise<Delivery | undefined> => {
    if (pause.isInDoubt()) {
      const other = await another();
      if (!other) pause.noOther();
      return other;
    }
    const isTheirTurn = turns >= TURNS;
    const first = isTheirTurn ? undefined : await outbox.fresh(channel.name, 0);
    turns = isTheirTurn ? 0 : turns + 1;
    return first ?? (await fromAside()) ?? (isTheirTurn ? outbox.fresh(channel.name, 0) : undefined);
  };

  /** What the outcome says of the channel. @returns rows that turned out to be the trouble. */
  const judge = (row: Delivery, outcome: Outcome, isAlone: boolean): Delivery[] => {
    const was = pause.isPaused();
    let blamed: Delivery[] = [];
    if (outcome.kind === 'unavailable') {
      if (!isAlone) pause.fail(outcome.why, { row, retryAfter: outcome.retryAfter });
    } else if (outcome.kind === 'unanswered') pause.fail(outcome.why);
    else blamed = pause.succeed(row);
    if (outcome.kind === 'sent') aside.trust();
    if (was !== pause.isPaused()) onPause?.(pause.status());
    return blamed;
  };

  const send = async (row: Delivery, stopping?: AbortSignal): Promise<void> => {
    const entry = aside.take(row.id);
    // Should its outcome not be noted, it is looked for again.
    aside.put(row.id, LEASE_MS, true);
    const begun = await ledger.begin(row);
    lastSend = clock.now();
    const outcome = await attempt(channel, row, { clock, onError, stopping });
    const isAlone = entry !== undefined && outcome.kind === 'unavailable' && outcome.retryAfter === undefined;
    const step = stepAfter(row, outcome, { clock, isAlone, isTrusted: entry?.isTrusted ?? false });
    aside.take(row.id);
    if (step.wait !== undefined) aside.put(row.id, step.wait, outcome.kind === 'unanswered');
    const blamed = judge(row, outcome, isAlone).map((each) => ({
      id: each.id,
      ...ownFailure(each, each.lastError ?? '', clock),
    }));
    for (const { id, wait } of blamed) if (wait !== undefined) aside.put(id, wait);
    await ledger.settle([{ id: row.id, changes: { ...begun, ...step.changes } }, ...blamed]);
  };

  return {
    name: channel.name,
    work: async (stopping) => {
      await ledger.catchUp();
      const rest = Math.max(pause.rest(), lastSend + channel.pace - clock.now());
      if (rest > 0) return rest;
      await aside.load();
      const row = await nextRow();
      if (!row) return pause.rest() || (aside.next()?.wait ?? Infinity);
      await send(row, stopping);
      return Math.max(pause.rest(), channel.pace);
    },
    record: ledger.catchUp,
    resume: () => {
      pause.resume();
      aside.resume();
    },
    paused: pause.status,
  };
};
