/** What the admin says of the date of a post: nothing, that it will go live then, or that publishing will lead to that. */
export type Schedule = 'none' | 'scheduled' | 'planned';

const momentOf = (date: unknown): number =>
  date instanceof Date ? date.getTime() : Date.parse(typeof date === 'string' ? date : '');

/**
 * @param date what stands in the form: a text or a moment; empty in a form without one.
 * @param status of the entry: 'draft', 'published', 'modified'; none of a new one.
 * @param goesLive when what is published goes live by itself; null where it is live, or not published.
 */
export const scheduleOf = (
  date: unknown,
  status: unknown,
  goesLive: string | null | undefined,
  now: Date,
): Schedule => {
  const moment = momentOf(date);
  if (!(moment > now.getTime())) return 'none';
  // What was changed since is published by the next publishing only. Yet another language may have brought its date along.
  return status === 'published' || moment === momentOf(goesLive) ? 'scheduled' : 'planned';
};
