/** What the admin says of the date of a post: nothing, that it will go live then, or that publishing will lead to that. */
export type Schedule = 'none' | 'scheduled' | 'planned';

/**
 * @param date what stands in the form: a text or a moment; empty in a form without one.
 * @param status of the entry: 'draft', 'published', 'modified'; none of a new one.
 */
export const scheduleOf = (date: unknown, status: unknown, now: Date): Schedule => {
  const moment = date instanceof Date ? date.getTime() : Date.parse(typeof date === 'string' ? date : '');
  if (!(moment > now.getTime())) return 'none';
  // What was changed since is published by the next publishing only.
  return status === 'published' ? 'scheduled' : 'planned';
};
