/** Kilobytes (1000 bytes) with one decimal. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Whole milliseconds; a dash when there is no time. */
export const milliseconds = (time: number | null): string => time?.toFixed(0) ?? '–';

/** How many of the tries were lost; a dash when there was none. */
export const lostOf = ({ lost, tries }: { lost: number; tries: number }): string =>
  tries === 0 ? '–' : `${lost} of ${tries}`;
