import { graphql, type HeadProps, type PageProps } from 'gatsby';

import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { StyleGuide } from '../features/styleguide/StyleGuide';
import { translator } from '../i18n/translator';
import type { PageContext } from '../types/pageContext';

type StyleGuideProps = PageProps<Queries.StyleGuideQuery, PageContext>;

const imageOf = (file: Queries.StyleGuideQuery['console']) => file?.childImageSharp?.gatsbyImageData ?? null;

/** An internal page: nothing links it, and no search engine is to find it. */
const StyleGuidePage = ({ data, pageContext }: StyleGuideProps) => (
  <Shell alternates={pageContext.alternates} bands>
    <StyleGuide
      pictures={{
        console: imageOf(data.console),
        phone: imageOf(data.phone),
        lesson: imageOf(data.lesson),
        screen: imageOf(data.screen),
        handheld: imageOf(data.handheld),
      }}
    />
  </Shell>
);

export default StyleGuidePage;

export const Head = ({ data, pageContext }: HeadProps<Queries.StyleGuideQuery, PageContext>) => {
  const t = translator(data.locales, 'styleguide');
  return <PageMeta pageContext={pageContext} title={t('title')} description={t('description')} />;
};

export const query = graphql`
  fragment StyleGuidePicture on File {
    childImageSharp {
      gatsbyImageData(width: 760, breakpoints: [380, 760], formats: [WEBP], placeholder: NONE)
    }
  }

  query StyleGuide($language: String!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { ns: { in: ["shell", "form", "specimen", "styleguide"] }, language: { eq: $language } }
    ) {
      ...Strings
    }
    console: file(relativePath: { eq: "home/work-keaz.webp" }) {
      ...StyleGuidePicture
    }
    phone: file(relativePath: { eq: "home/work-cules.webp" }) {
      ...StyleGuidePicture
    }
    lesson: file(relativePath: { eq: "home/work-goen.webp" }) {
      ...StyleGuidePicture
    }
    screen: file(relativePath: { eq: "case-studies/keazaccess-platform/console.webp" }) {
      ...StyleGuidePicture
    }
    handheld: file(relativePath: { eq: "case-studies/keazaccess-platform/phone.webp" }) {
      ...StyleGuidePicture
    }
  }
`;
