import { graphql, type HeadProps, type PageProps } from 'gatsby';

import { templatesPerPage } from '../config/limits';
import { Catalogue } from '../features/catalogue/list/Catalogue';
import { CatalogueHead } from '../features/catalogue/list/CatalogueHead';
import { CatalogueTrail } from '../features/catalogue/list/CatalogueTrail';
import { fromQuery } from '../features/catalogue/list/catalogueCard';
import { GroupLinks } from '../features/catalogue/list/GroupLinks';
import { groupsOf } from '../features/catalogue/list/groupsOf';
import { MissingTemplate } from '../features/catalogue/list/MissingTemplate';
import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { textMeta } from '../features/texts/textMeta';
import { catalogueListPath } from '../lib/catalogueListPath';
import type { PageContext } from '../types/pageContext';
import { Fold } from '../ui/Fold/Fold';
import { Section } from '../ui/Section/Section';

const Collection = ({ data, pageContext, location }: PageProps<Queries.CollectionQuery, PageContext>) => {
  const { totalCount: total, nodes } = data.templates;
  const further = Math.ceil((total - templatesPerPage) / templatesPerPage);
  const { title } = textMeta(data.text);
  const groups = groupsOf(data);
  return (
    <Shell alternates={pageContext.alternates} bands>
      <Section space="none">
        <CatalogueTrail title={title} />
        <CatalogueHead heading={data.page?.heading ?? title} text={data.page?.text ?? null} total={total} />
        <Catalogue
          prebuilt={{ cards: nodes.map(fromQuery), total }}
          groups={groups}
          visit={location.key}
          next={further > 0 ? catalogueListPath(further) : undefined}
        />
        <Fold />
        <GroupLinks groups={groups} />
        <MissingTemplate />
      </Section>
    </Shell>
  );
};

export default Collection;

export const Head = ({ data, pageContext }: HeadProps<Queries.CollectionQuery, PageContext>) => (
  <PageMeta pageContext={pageContext} hydrate="idle query" {...textMeta(data.text)} />
);

export const query = graphql`
  query Collection($language: String!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { ns: { in: ["shell", "form", "site"] }, language: { eq: $language } }
    ) {
      ...Strings
    }
    text: markdownRemark(
      fields: { room: { eq: "pages" }, slug: { eq: "collection" }, language: { eq: $language } }
    ) {
      ...PageText
    }
    page: strapiCollectionPage {
      heading
      text
    }
    templates: allStrapiCollection(sort: [{ createdAt: DESC }, { documentId: DESC }], limit: 12) {
      totalCount
      nodes {
        ...CatalogueCard
      }
    }
    ...CatalogueGroups
  }
`;
