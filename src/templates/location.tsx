import { graphql, type HeadProps, type PageProps } from 'gatsby';

import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { TextPage } from '../features/texts/TextPage';
import { textMeta } from '../features/texts/textMeta';
import { withPlace } from '../features/texts/withPlace';
import { present } from '../lib/present';
import type { PageContext } from '../types/pageContext';

interface LocationContext extends PageContext {
  readonly place: string;
}

const Location = ({ data, pageContext }: PageProps<Queries.LocationQuery, LocationContext>) => (
  <Shell alternates={pageContext.alternates}>
    <TextPage text={withPlace(present(data.text, 'content/pages/software-development'), pageContext.place)} />
  </Shell>
);

export default Location;

export const Head = ({ data, pageContext }: HeadProps<Queries.LocationQuery, LocationContext>) => (
  <PageMeta
    pageContext={pageContext}
    {...textMeta(withPlace(present(data.text, 'content/pages/software-development'), pageContext.place))}
  />
);

export const query = graphql`
  query Location($language: String!) {
    locales: allLocale(filter: { ns: { in: ["shell"] }, language: { eq: $language } }) {
      ...Strings
    }
    text: markdownRemark(
      fields: { room: { eq: "pages" }, slug: { eq: "software-development" }, language: { eq: $language } }
    ) {
      ...PageText
    }
  }
`;
