import type { Language } from '../i18n/locales';

/** A banner's document in a language. */
export const bannerDocument = (language: Language): string => (language === 'vn' ? 'vn.html' : 'index.html');

/** Where a banner of static/banners is in a language, without a host. Its folder answers with the English one. */
export const bannerPath = (folder: string, language: Language): string =>
  `/banners/${folder}/${language === 'vn' ? bannerDocument(language) : ''}`;
