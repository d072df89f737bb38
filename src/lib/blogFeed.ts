import { withLanguage } from '../i18n/alternates';
import type { Language } from '../i18n/locales';

/** Address of the blog's feed in a language (RSS 2.0). No post can be there: its address has no dot. */
export const blogFeedPath = (language: Language): string => withLanguage(language, '/blog/rss.xml');

/** Address of the page whose data becomes that feed (gatsby/feeds/); it is in no release. */
export const blogFeedPagePath = (language: Language): string => withLanguage(language, '/feeds/blog/');
