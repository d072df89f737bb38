import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { LinkList } from '../../ui/LinkList/LinkList';

interface ProjectListProps {
  /** In the order of the list (docs/specification/pages.md, 'Portfolio'). */
  readonly facts: readonly { readonly slug: string }[];
  readonly texts: readonly Queries.ProjectTextFragment[];
}

export const ProjectList = ({ facts, texts }: ProjectListProps) => {
  const { t } = useTranslation('site');
  const pages = facts.flatMap(({ slug }) => {
    const text = texts.find(({ fields }) => fields.slug === slug)?.frontmatter;
    return text ? [{ path: `/portfolio/${slug}/`, title: text.title, note: text.summary }] : [];
  });
  return <LinkList heading={t('portfolio.projects')} pages={pages} />;
};

export const projectText = graphql`
  fragment ProjectText on MarkdownRemark {
    fields {
      slug
    }
    frontmatter {
      title
      summary
    }
  }
`;
