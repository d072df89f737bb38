/** A picture for link previews; `src` is site-relative or absolute, sizes in pixels. */
export interface SocialImage {
  readonly src: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** For every page without a picture of its own (specification part 1, section 9: 1200x628). */
export const defaultSocialImage: SocialImage = {
  src: '/social/default.webp',
  type: 'image/webp',
  width: 1200,
  height: 628,
  alt: '',
};
