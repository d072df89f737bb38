import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { Showcase } from '../features/showcases/Showcase';
import { ShowcaseCall } from '../features/showcases/ShowcaseCall';
import { ShowcaseNeighbours } from '../features/showcases/ShowcaseNeighbours';
import { Trail } from '../features/texts/Trail';
import { required } from '../lib/required';
import { socialMedia } from '../lib/socialPicture';
import type { PageContext } from '../types/pageContext';

const ShowcasePage = ({ data, pageContext }: PageProps<Queries.ShowcasePageQuery, PageContext>) => {
  const { t } = useTranslation('site');
  const showcase = required(data.showcase, 'the showcase of this page');
  return (
    <Shell alternates={pageContext.alternates} bands>
      <Showcase
        showcase={showcase}
        trail={
          <Trail
            title={showcase.title}
            lang="en"
            parents={[{ title: t('showcases.crumb'), path: '/showcases-web/' }]}
          />
        }
      />
      <ShowcaseNeighbours neighbours={data.neighbours} />
      <ShowcaseCall />
    </Shell>
  );
};

export default ShowcasePage;

export const Head = ({ data, pageContext }: HeadProps<Queries.ShowcasePageQuery, PageContext>) => {
  const { title, sortDescription, thumbnail } = required(data.showcase, 'the showcase of this page');
  return (
    <PageMeta
      pageContext={pageContext}
      title={title}
      description={sortDescription ?? title}
      image={socialMedia(thumbnail)}
    />
  );
};

export const query = graphql`
  query ShowcasePage($id: String!, $neighbours: [String!]!, $language: String!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { ns: { in: ["shell", "form", "site"] }, language: { eq: $language } }
    ) {
      ...Strings
    }
    showcase: strapiShowcase(id: { eq: $id }) {
      ...Showcase
      thumbnail {
        ...SocialMedia
      }
    }
    neighbours: showcases(ids: $neighbours) {
      ...ShowcaseNeighbour
    }
  }
`;
