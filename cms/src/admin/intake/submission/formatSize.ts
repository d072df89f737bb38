const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

const inUnit = (locale: string, value: number, unit: string, digits: number): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits }).format(value);

/** The size of a file as people read it: '1 kB', '2.4 MB'. */
export const formatSize = (bytes: number, locale: string): string =>
  bytes < MEGABYTE
    ? inUnit(locale, Math.ceil(bytes / KILOBYTE), 'kilobyte', 0)
    : inUnit(locale, bytes / MEGABYTE, 'megabyte', 1);
