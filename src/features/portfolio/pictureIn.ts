import type { Language } from '../../i18n/locales';

interface Localised<Photo> {
  readonly picture: Photo;
  /** The same with its words in Vietnamese, where there is one. */
  readonly vn: Photo | null;
}

/** A picture with its words in the language of the page. */
export const pictureIn = <Photo>(language: Language, { picture, vn }: Localised<Photo>): Photo =>
  language === 'vn' ? (vn ?? picture) : picture;
