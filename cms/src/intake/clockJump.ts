const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Looked at daily, a clock that moved by more than this has jumped, or the CMS was off; by less, it deletes little too early. */
const MOST_BETWEEN_LOOKS = 2 * DAY_MS;

/** What is remembered of the clock over restarts. Milliseconds since 1970, by that clock. */
interface Seen {
  last: number;
  trustedFrom: number;
}

interface Memory {
  get: (params: object) => Promise<unknown>;
  set: (params: { value: Seen }) => Promise<unknown>;
}

const seenIn = (value: unknown): Seen | undefined => {
  const { last, trustedFrom } = Object(value) as Partial<Seen>;
  return typeof last === 'number' && typeof trustedFrom === 'number' ? { last, trustedFrom } : undefined;
};

/**
 * Whether the time of day may be believed: it stands where it should since it was looked at last. After a jump, in either
 * direction, it is believed when it has gone on for a day, over restarts too.
 */
export const isPlausible = async (memory: Memory, now: Date): Promise<boolean> => {
  const time = now.getTime();
  const seen = seenIn(await memory.get({})) ?? { last: time, trustedFrom: time };
  const hasJumped = time < seen.last - HOUR_MS || time > seen.last + MOST_BETWEEN_LOOKS;
  // Somewhat less than a day: the daily look must not miss it by a second.
  const trustedFrom = hasJumped ? time + DAY_MS - HOUR_MS : seen.trustedFrom;
  await memory.set({ value: { last: time, trustedFrom } });
  return time >= trustedFrom;
};
