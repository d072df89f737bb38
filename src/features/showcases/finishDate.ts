import type { Language } from '../../i18n/locales';
import { blogDate, timeZone } from '../../lib/blogDate';

const vietnamese = new Intl.DateTimeFormat('vi-VN', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone,
});

/** The day on which the work was finished: `Nov 03, 2025`, in Vietnamese `03/11/2025`; nothing where the CMS has none. */
export const finishDate = (date: string | null, language: Language): string =>
  date && language === 'vn' ? vietnamese.format(new Date(date)) : blogDate(date);
