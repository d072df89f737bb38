/** The strings of the pages that answer a form sent without JavaScript. */
import type { Lang } from '../form/messages';
import { englishStrings } from './pageStringsEnglish';
import type { PageStrings } from './pageStringsShape';
import { vietnameseStrings } from './pageStringsVietnamese';

const languages: Record<Lang, PageStrings> = { en: englishStrings, vn: vietnameseStrings };

export const pageStrings = (lang: Lang): PageStrings => languages[lang];
