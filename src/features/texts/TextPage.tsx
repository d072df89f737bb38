import { graphql } from 'gatsby';
import type { ReactNode } from 'react';

import type { Crumb } from '../../ui/Breadcrumb/Breadcrumb';
import { RichText } from '../../ui/RichText/RichText';
import { Title } from '../../ui/Title/Title';
import { Trail } from './Trail';

interface TextPageProps {
  readonly text: Queries.PageTextFragment;
  /** The pages between home and this one. */
  readonly parents?: readonly Crumb[];
  readonly children?: ReactNode;
}

/** A page that is a text under content/: breadcrumb, heading, running text, and what follows it. */
export const TextPage = ({ text, parents = [], children }: TextPageProps) => {
  const { title, heading, subtitle } = text.frontmatter;
  return (
    <>
      <Trail title={title} parents={parents} />
      <Title text={heading ?? title} subtitle={subtitle} />
      <RichText html={text.html} />
      {children}
    </>
  );
};

/** What a text page and its head need of a text. */
export const pageText = graphql`
  fragment PageText on MarkdownRemark {
    html
    frontmatter {
      title
      heading
      description
      summary
      subtitle
      action
    }
  }
`;
