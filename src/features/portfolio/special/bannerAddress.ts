import type { Language } from '../../../i18n/locales';

/** A banner's own page in a language, with the address its click leads to. */
export const bannerAddress = (
  { folder, click }: Pick<Queries.FramedBannerFragment, 'folder' | 'click'>,
  language: Language,
): string => `/banners/${folder}/${language === 'vn' ? 'vn.html' : ''}?clickTag=${encodeURIComponent(click)}`;
