import { graphql } from 'gatsby';
import { Fragment, type ReactNode } from 'react';

import { env } from '../../config/env';
import { useSiteName } from '../../config/useSiteName';
import display from '../../fonts/display.woff2';
import text from '../../fonts/text.woff2';
import { bareAddress } from '../../i18n/alternates';
import { languages, toLocale } from '../../i18n/locales';
import { headTitle } from '../../lib/headTitle';
import { plain } from '../../lib/plain';
import type { PageContext } from '../../types/pageContext';
import { fullAddress, socialCard, type SocialImage } from './socialImage';

const fonts = [display, text];

const ogLocale = { en: 'en_US', vn: 'vi_VN' } as const;

interface PageMetaProps {
  readonly pageContext: PageContext;
  /** Without the site's name: the document title reads '{title} | {site name}'. */
  readonly title: string;
  readonly description: string;
  readonly type?: 'website' | 'article';
  /** The title of the page whose card it shows, where that is not its own. */
  readonly cardTitle?: string;
  /** The page's own picture: stands before the card drawn from its title. */
  readonly image?: SocialImage;
  /**
   * When React comes without being asked for: on a page where people act, as soon as the browser is idle; on one
   * whose address may ask for more than its HTML (`?category=…`), at once when it does. Without it: on intent.
   */
  readonly hydrate?: 'idle' | 'query' | 'idle query';
  /** The address that whatever led here turns into (src/first-view/address.ts). */
  readonly address?: string;
  readonly children?: ReactNode;
}

/**
 * The head of every page: language, title, description, canonical and hreflang addresses, Open Graph and
 * Twitter tags, the two font files of the first view (docs/specification/pages.md, 'Head').
 */
export const PageMeta = ({
  pageContext,
  type = 'website',
  image,
  cardTitle,
  hydrate,
  address,
  children,
  ...words
}: PageMetaProps) => {
  const title = plain(words.title);
  const description = plain(words.description);
  const siteName = useSiteName();
  const { language, alternates, canonical, noindex } = pageContext;
  const url = `${env.siteUrl}${canonical ?? alternates[language] ?? ''}`;
  const fullTitle = `${title} | ${siteName}`;
  const card = socialCard(language, cardTitle ?? title);
  const pictures = image ? [image, card] : [card];
  return (
    <>
      <html lang={toLocale(language)} data-hydrate={hydrate} data-address={address} />
      <title>{headTitle(title, siteName)}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      {languages.map(
        (other) =>
          alternates[other] && (
            <Fragment key={other}>
              <link rel="alternate" hrefLang={toLocale(other)} href={`${env.siteUrl}${alternates[other]}`} />
              {other !== language && <meta property="og:locale:alternate" content={ogLocale[other]} />}
            </Fragment>
          ),
      )}
      <link rel="alternate" hrefLang="x-default" href={`${env.siteUrl}${bareAddress(alternates) ?? '/'}`} />
      {fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
      ))}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={ogLocale[language]} />
      {pictures.map(({ src, type: mime, width, height, alt }) => (
        <Fragment key={src}>
          <meta property="og:image" content={fullAddress(src)} />
          <meta property="og:image:type" content={mime} />
          <meta property="og:image:width" content={String(width)} />
          <meta property="og:image:height" content={String(height)} />
          <meta property="og:image:alt" content={alt || title} />
        </Fragment>
      ))}
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={fullAddress((image ?? card).src)} />
      {children}
    </>
  );
};

/** For `socialMedia` (src/lib/socialPicture.ts). */
export const socialMediaFields = graphql`
  fragment SocialMedia on STRAPI__MEDIA {
    alternativeText
    localFile {
      childImageSharp {
        social: gatsbyImageData(
          layout: FIXED
          width: 1200
          outputPixelDensities: [1]
          formats: [JPG]
          placeholder: NONE
        )
      }
    }
  }
`;
