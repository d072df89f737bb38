import { graphql, type HeadProps, type PageProps } from 'gatsby';

import { descriptionLength } from '../config/limits';
import { CatalogueHead } from '../features/catalogue/list/CatalogueHead';
import { CatalogueTrail } from '../features/catalogue/list/CatalogueTrail';
import { fromQuery } from '../features/catalogue/list/catalogueCard';
import { GroupLinks } from '../features/catalogue/list/GroupLinks';
import { groupsOf } from '../features/catalogue/list/groupsOf';
import { ListNeighbours } from '../features/catalogue/list/ListNeighbours';
import { MissingTemplate } from '../features/catalogue/list/MissingTemplate';
import { TemplateGrid } from '../features/catalogue/list/TemplateGrid';
import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { textMeta } from '../features/texts/textMeta';
import { pageTitle } from '../lib/pageTitle';
import { withinLength } from '../lib/withinLength';
import type { PageContext } from '../types/pageContext';
import { Fold } from '../ui/Fold/Fold';
import { Section } from '../ui/Section/Section';

interface TemplateListContext extends PageContext {
  /** Title of the category or tag; a page of the whole list has a number, and neighbours. */
  readonly group?: string;
  readonly page?: number;
  readonly newer?: string;
  readonly older?: string;
}

/** Templates without filters: those of a category or tag, or one page of all. */
const TemplateList = ({ data, pageContext }: PageProps<Queries.TemplateListQuery, TemplateListContext>) => {
  const { group, newer, older } = pageContext;
  const heading = data.page?.heading ?? '';
  return (
    <Shell alternates={pageContext.alternates} bands>
      <Section space="none">
        <CatalogueTrail title={pageTitle(data, pageContext)} below />
        <CatalogueHead
          heading={group ?? heading}
          text={group ? heading : null}
          total={group ? data.templates.length : data.all.totalCount}
        />
        <TemplateGrid cards={data.templates.map(fromQuery)} />
        <Fold />
        <ListNeighbours newer={newer} older={older} />
        <GroupLinks groups={groupsOf(data)} />
        <MissingTemplate />
      </Section>
    </Shell>
  );
};

export default TemplateList;

export const Head = ({ data, pageContext }: HeadProps<Queries.TemplateListQuery, TemplateListContext>) => {
  const title = pageTitle(data, pageContext);
  return (
    <PageMeta
      pageContext={pageContext}
      title={title}
      description={withinLength(`${title}. ${textMeta(data.text).description}`, descriptionLength)}
    />
  );
};

export const query = graphql`
  query TemplateList($language: String!, $ids: [String!]!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { ns: { in: ["shell", "form", "site", "blog"] }, language: { eq: $language } }
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
    }
    templates: websiteTemplates(ids: $ids) {
      ...CatalogueCard
    }
    all: allStrapiCollection(sort: { createdAt: DESC }) {
      totalCount
    }
    ...CatalogueGroups
  }
`;
