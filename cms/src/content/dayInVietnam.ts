const WRITTEN = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Ho_Chi_Minh',
  ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
});

/** The day that it is in Vietnam at a moment: '2026-11-24'. The team's days and the site's are those of Vietnam. */
export const dayInVietnam = (moment: Date): string => WRITTEN.format(moment);
