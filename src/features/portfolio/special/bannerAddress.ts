import type { Language } from '../../../i18n/locales';
import { bannerPath } from '../../../lib/bannerPath';

/** A banner's own page in a language, with the address its click leads to. */
export const bannerAddress = (
  { folder, click }: Pick<Queries.FramedBannerFragment, 'folder' | 'click'>,
  language: Language,
): string => `${bannerPath(folder, language)}?clickTag=${encodeURIComponent(click)}`;
