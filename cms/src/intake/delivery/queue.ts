/**
 * Sends the waiting rows of one channel in order.
 *
 * While the channel is down, the first row is tried again and again and the others wait behind it, so that they keep
 * their order. When the first one keeps failing, the next one is tried as well: if that goes through, the channel is
 * up and the first one is the trouble; it steps aside and is tried again by itself.
 */
import type { Delivery } from '../store/types';
import type { Channel } from './channel';
import type { Outbox } from './outbox';
import { type Outcome, RETRY_WINDOW_MS, waitAfter } from './retry';

/** After so many failures of the first row the next one is tried. */
const DOUBTS = 4;

export interface Queue {
  /** Does what is due. Returns the milliseconds until there is something to do again, Infinity when nothing waits. */
  work: () => Promise<number>;
}

const timeOf = (date: string | null): number => (date === null ? 0 : new Date(date).getTime());

const textOf = (time: number): string => new Date(time).toISOString();

export const createQueue = (
  channel: Channel,
  outbox: Outbox,
  now: () => number,
  onError: (error: unknown) => void,
): Queue => {
  const aside = new Set<number>();
  const probed = new Set<number>();
  let lastSend = -Infinity;

  const record = async (row: Delivery, outcome: Outcome): Promise<void> => {
    const attempts = row.attempts + 1;
    const firstAttemptAt = row.firstAttemptAt ?? textOf(now());
    if (outcome.kind === 'sent') {
      const sent = { state: 'sent' as const, attempts, firstAttemptAt, nextAttemptAt: null, lastError: null };
      return outbox.update(row.id, { ...sent, sentAt: textOf(now()) });
    }
    const lastError = outcome.why.slice(0, 500);
    const isOver = outcome.kind === 'refused' || now() - timeOf(firstAttemptAt) >= RETRY_WINDOW_MS;
    if (isOver)
      return outbox.update(row.id, {
        state: 'parked',
        attempts,
        firstAttemptAt,
        nextAttemptAt: null,
        lastError,
      });
    const wait = outcome.retryAfter ?? waitAfter(attempts);
    return outbox.update(row.id, {
      attempts,
      firstAttemptAt,
      nextAttemptAt: textOf(now() + wait),
      lastError,
    });
  };

  /** A fault of our own holds up its message as a failure does, not the whole channel. */
  const send = async (row: Delivery): Promise<Outcome> => {
    if (!row.submission) return { kind: 'refused', why: 'The submission was deleted.' };
    try {
      return await channel.send(row.submission, row);
    } catch (error) {
      onError(error);
      // The error may name an address that is a secret: it is for the log.
      return { kind: 'failed', why: 'The message could not be made.' };
    }
  };

  const attempt = async (row: Delivery): Promise<Outcome> => {
    lastSend = now();
    const outcome = await send(row);
    await record(row, outcome);
    return outcome;
  };

  /** The rows that stepped aside, the one that is due first. Those that wait no more are forgotten. */
  const nextAside = async (): Promise<Delivery | undefined> => {
    const rows = await Promise.all([...aside].map((id) => outbox.find(id)));
    const waiting = rows.filter((row) => row !== undefined);
    aside.clear();
    for (const { id } of waiting) aside.add(id);
    return waiting.sort((a, b) => timeOf(a.nextAttemptAt) - timeOf(b.nextAttemptAt))[0];
  };

  /** Tries another row than the one that keeps failing, each time the next one, to learn whose fault it is. */
  const probe = async (first: Delivery): Promise<void> => {
    const [next] = await outbox.waiting(channel.name, 1, [...aside, ...probed, first.id]);
    if (!next) return probed.clear();
    probed.add(next.id);
    if ((await attempt(next)).kind === 'failed') return;
    aside.add(first.id);
    probed.clear();
  };

  return {
    work: async () => {
      const pause = lastSend + channel.pace - now();
      if (pause > 0) return pause;
      const stray = await nextAside();
      const [first] = await outbox.waiting(channel.name, 1, [...aside]);
      const candidates = [stray, first].filter((row) => row !== undefined);
      const due = candidates.find((row) => timeOf(row.nextAttemptAt) <= now());
      if (!due) return Math.min(Infinity, ...candidates.map((row) => timeOf(row.nextAttemptAt) - now()));
      const outcome = await attempt(due);
      const isDoubtful =
        outcome.kind === 'failed' && outcome.retryAfter === undefined && due.attempts + 1 >= DOUBTS;
      if (isDoubtful && due === first) await probe(due);
      return channel.pace;
    },
  };
};
