/** The days of the site are those of Vietnam. */
const timeZone = 'Asia/Ho_Chi_Minh';

const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  timeZone,
});

/**
 * The display date of a post or a showcase, the day that it was in Vietnam: en-US short form on both languages, e.g. `Jan 05, 2024`.
 *
 * @param date ISO date, or nothing when the CMS has none: then nothing is shown
 */
export const blogDate = (date: string | null | undefined): string =>
  date ? format.format(new Date(date)) : '';
