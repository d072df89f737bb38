import { graphql } from 'gatsby';

import { present } from '../../lib/present';
import { RuledRows } from '../../ui/RuledRows/RuledRows';
import { Section } from '../../ui/Section/Section';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';

interface ServicesProps {
  readonly heading: string;
  /** Slugs below content/services/, in the order they are shown. */
  readonly slugs: readonly string[];
  readonly texts: readonly Queries.ServiceRowFragment[];
}

/** The four services as ruled rows (specification part 1, section 2). */
export const Services = ({ heading, slugs, texts }: ServicesProps) => {
  const rows = slugs.map((slug) => {
    const text = texts.find(({ fields }) => fields.slug === slug);
    const { title, summary } = present(text, `content/services/${slug}`).frontmatter;
    return { title, text: summary ?? '', to: `/services/${slug}/` };
  });
  return (
    <Section labelledBy="services" space="below">
      <h2 id="services">
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h2>
      <RuledRows rows={rows} />
    </Section>
  );
};

export const serviceRow = graphql`
  fragment ServiceRow on MarkdownRemark {
    fields {
      slug
    }
    frontmatter {
      title
      summary
    }
  }
`;
