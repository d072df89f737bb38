/** The team's days and the site's are those of Vietnam. */
export const TIME_ZONE = 'Asia/Ho_Chi_Minh';

const WRITTEN = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
});

/** The day that it is in Vietnam at a moment: '2026-11-24'. */
export const dayInVietnam = (moment: Date): string => WRITTEN.format(moment);
