import type { Delivery } from '../store/types';
import type { Channel } from './channel';
import type { Clock } from './clock';
import { DEADLINE_MS, MOST_UNANSWERED, type Outcome } from './retry';

/** What a channel gets to say what became of a message that was given up. */
const LAST_WORD_MS = 1_000;

interface Options {
  clock: Clock;
  onError: (error: unknown) => void;
  /** Aborts when the CMS stops. */
  stopping?: AbortSignal;
}

const LATE = { kind: 'unanswered', why: 'No answer came in time.' } as const;

/**
 * Makes one attempt. It is over after 31 seconds at the latest, and about a second after `stopping`, whatever the
 * channel does. A fault of our own holds up its message as a delay does, not the whole channel.
 */
export const attempt = async (
  channel: Channel,
  row: Delivery,
  { clock, onError, stopping }: Options,
): Promise<Outcome> => {
  if (!row.submission) return { kind: 'refused', why: 'The submission was deleted.' };
  // It may be what ends the process each time.
  if ((row.unanswered ?? 0) >= MOST_UNANSWERED) return { kind: 'refused', why: LATE.why };
  const ending = new AbortController();
  const deadline = clock.sleep(DEADLINE_MS);
  const end = (): void => deadline.end();
  stopping?.addEventListener('abort', end);
  if (stopping?.aborted) end();
  let lastWord: ReturnType<Clock['sleep']> | undefined;
  let isOver = false;
  const late = deadline.over.then(async () => {
    if (isOver) return LATE;
    ending.abort();
    lastWord = clock.sleep(LAST_WORD_MS);
    await lastWord.over;
    return LATE;
  });
  try {
    return await Promise.race([channel.send(row.submission, row, ending.signal), late]);
  } catch (error) {
    onError(error);
    // The error may name an address that is a secret: it is for the log.
    return { kind: 'delayed', why: 'The message could not be made.' };
  } finally {
    isOver = true;
    stopping?.removeEventListener('abort', end);
    deadline.end();
    lastWord?.end();
  }
};
