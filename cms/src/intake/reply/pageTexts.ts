/** The words of the pages that answer a form sent without JavaScript. */
import type { Lang } from '../form/messages';
import { englishTexts } from './pageTextsEnglish';
import type { PageTexts } from './pageTextsShape';
import { vietnameseTexts } from './pageTextsVietnamese';

const languages: Record<Lang, PageTexts> = { en: englishTexts, vn: vietnameseTexts };

export const pageTexts = (lang: Lang): PageTexts => languages[lang];
