import { blogDate } from './blogDate';

/**
 * From when to when posts are, as the blog says dates: 'Jan 05, 2026 – May 12, 2026', or the one day that all are of. No
 * line begins with the dash.
 *
 * @param dates ISO dates, the newest first
 */
export const blogSpan = (dates: readonly (string | null | undefined)[]): string => {
  const [to, from] = [blogDate(dates[0]), blogDate(dates.at(-1))];
  return from === to ? to : `${from}\u00a0– ${to}`;
};
