import { env } from '../../config/env';
import { socialCardPath, socialCardSize } from '../../lib/socialCard';

/** A picture for link previews; `src` is site-relative or absolute, sizes in pixels. */
export interface SocialImage {
  readonly src: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** The card of a page, drawn from its title after the build (docs/specification/pages.md, 'Head'). */
export const socialCard = (language: string, title: string): SocialImage => ({
  src: socialCardPath(language, title),
  type: 'image/webp',
  ...socialCardSize,
  alt: title,
});

export const fullAddress = (src: string): string => (src.startsWith('http') ? src : `${env.siteUrl}${src}`);
