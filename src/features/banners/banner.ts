import { graphql } from 'gatsby';
import type { CSSProperties } from 'react';

import { env } from '../../config/env';
import type { Language } from '../../i18n/locales';
import { bannerPath } from '../../lib/bannerPath';

type Facts = Queries.BannerFactsPartFragment;

/** What the page shows of a banner: its facts, and its words and pictures in the language of the page. */
export interface Banner extends Omit<Facts, 'vn' | 'opened'> {
  readonly opened: Omit<NonNullable<Facts['opened']>, 'vn'> | null;
  readonly title: string;
  /** One phrase may stand between `**` and `**`. */
  readonly heading: string;
  /** For the card of a standard banner. */
  readonly summary: string | null;
  /** What the poster of a standard banner shows. */
  readonly alt: string | null;
  /** HTML: what happens in it, and how to host it. */
  readonly instructions: string;
  /** HTML: what else is to be known. */
  readonly note: string;
}

/** Where a banner is in a language, on whatever host. */
export const bannerAddress = (slug: string, language: Language): string =>
  `${env.bannersUrl}${bannerPath(slug, language)}`;

/** One colour, or two that become a gradient. */
export const groundOf = ({ ground: [from, to = from] }: Pick<Banner, 'ground'>): CSSProperties => ({
  background: `linear-gradient(160deg, ${from}, ${to})`,
});

const listEnd = '</ol>';

/** Something with the picture that has its words in the language of the page. */
const withPoster = <Shown extends Pick<Facts, 'poster' | 'vn'>>(
  { vn, ...shown }: Shown,
  language: Language,
) => ({
  ...shown,
  poster: language === 'vn' ? vn : shown.poster,
});

/** Short code stays in one line: a browser would divide `?clickTag=` after its question mark. */
const markShortCode = (html: string): string =>
  html.replace(/<code(?=>[^<]{1,24}<\/code>)/g, '$& data-short');

/** Facts and texts of the banners, put together; one without a text is left out. */
export const bannersOf = (
  facts: readonly Facts[],
  texts: readonly Queries.BannerTextPartFragment[],
  language: Language,
): readonly Banner[] =>
  facts.flatMap((fact) => {
    const text = texts.find(({ fields }) => fields.slug === fact.slug);
    if (!text) return [];
    const { title, heading, summary, alt } = text.frontmatter;
    const html = markShortCode(text.html ?? '');
    const end = html.lastIndexOf(listEnd) + listEnd.length;
    return [
      {
        ...withPoster(fact, language),
        opened: fact.opened && withPoster(fact.opened, language),
        ...{ title, summary, alt, heading: heading ?? title },
        ...{ instructions: html.slice(0, end), note: html.slice(end).trim() },
      },
    ];
  });

/** `300 × 600` */
export const sizeOf = ({ width, height }: { readonly width: number; readonly height: number }): string =>
  `${width} × ${height}`;

export const bannerParts = graphql`
  fragment BannerPoster on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 640
        breakpoints: [300, 450, 600, 640]
        formats: [AVIF, WEBP]
        avifOptions: { quality: 44 }
        placeholder: NONE
      )
    }
  }
  fragment OpenedBannerPoster on File {
    childImageSharp {
      # Flat red beside white: at less its letters are blotched. It is far below the first screen.
      gatsbyImageData(
        layout: CONSTRAINED
        width: 640
        breakpoints: [300, 450, 600, 640]
        formats: [AVIF, WEBP]
        avifOptions: { quality: 66 }
        placeholder: NONE
      )
    }
  }
  fragment BannerFactsPart on BannerFacts {
    slug
    kind
    width
    height
    ground
    host
    poster {
      ...BannerPoster
    }
    vn {
      ...BannerPoster
    }
    opened {
      width
      height
      poster {
        ...OpenedBannerPoster
      }
      vn {
        ...OpenedBannerPoster
      }
    }
  }
  fragment BannerTextPart on MarkdownRemark {
    html
    fields {
      slug
    }
    frontmatter {
      title
      heading
      summary
      alt
    }
  }
`;
