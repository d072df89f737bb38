import type { ReactNode } from 'react';

import { env } from '../../config/env';
import { useSiteName } from '../../config/useSiteName';
import display from '../../fonts/display.woff2';
import textEn from '../../fonts/text-en.woff2';
import textVi from '../../fonts/text-vi.woff2';
import { bareAddress } from '../../i18n/alternates';
import { isLanguage, toLocale } from '../../i18n/locales';
import type { PageContext } from '../../types/pageContext';
import { defaultSocialImage, type SocialImage } from './socialImage';

const fonts = { en: [display, textEn], vn: [display, textVi] } as const;

const ogLocale = { en: 'en_US', vn: 'vi_VN' } as const;

interface PageMetaProps {
  readonly pageContext: PageContext;
  /** Without the site's name: the document title reads '{title} | {site name}'. */
  readonly title: string;
  readonly description: string;
  readonly type?: 'website' | 'article';
  readonly image?: SocialImage;
  /**
   * When React comes without being asked for: on a page where people act, as soon as the browser is idle; on one
   * whose address may ask for more than its HTML (`?category=…`), at once when it does. Without it: on intent.
   */
  readonly hydrate?: 'idle' | 'query';
  readonly children?: ReactNode;
}

/**
 * The head of every page: language, title, description, canonical and hreflang addresses, Open Graph and
 * Twitter tags, the two font files of the first view (specification part 1, section 2).
 */
export const PageMeta = ({
  pageContext,
  title,
  description,
  type = 'website',
  image,
  hydrate,
  children,
}: PageMetaProps) => {
  const siteName = useSiteName();
  const { language, alternates, canonical, noindex } = pageContext;
  const url = `${env.siteUrl}${canonical ?? alternates[language] ?? ''}`;
  const fullTitle = `${title} | ${siteName}`;
  const social = image ?? defaultSocialImage;
  const socialUrl = social.src.startsWith('http') ? social.src : `${env.siteUrl}${social.src}`;
  return (
    <>
      <html lang={toLocale(language)} data-hydrate={hydrate} />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      {Object.entries(alternates).map(
        ([other, path]) =>
          isLanguage(other) && (
            <link key={other} rel="alternate" hrefLang={toLocale(other)} href={`${env.siteUrl}${path}`} />
          ),
      )}
      <link rel="alternate" hrefLang="x-default" href={`${env.siteUrl}${bareAddress(alternates) ?? '/'}`} />
      {fonts[language].map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
      ))}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={ogLocale[language]} />
      <meta property="og:image" content={socialUrl} />
      <meta property="og:image:type" content={social.type} />
      <meta property="og:image:width" content={String(social.width)} />
      <meta property="og:image:height" content={String(social.height)} />
      <meta property="og:image:alt" content={social.alt || fullTitle} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={socialUrl} />
      <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
      <meta name="theme-color" content="#fbfaf7" />
      {children}
    </>
  );
};
