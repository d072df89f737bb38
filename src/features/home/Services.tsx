import { graphql } from 'gatsby';

import { required } from '../../lib/required';
import { RuledRows } from '../../ui/RuledRows/RuledRows';
import { Section } from '../../ui/Section/Section';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import { Words } from '../../ui/Words/Words';

interface ServicesProps {
  readonly heading: string;
  /** Slugs below content/services/, in the order they are shown. */
  readonly slugs: readonly string[];
  readonly texts: readonly Queries.ServiceRowFragment[];
}

/** The four services as ruled rows (docs/specification/pages.md, 'Home'). */
export const Services = ({ heading, slugs, texts }: ServicesProps) => {
  const rows = slugs.map((slug) => {
    const text = texts.find((one) => one.slug === slug);
    const { title, summary } = required(text, `content/services/${slug}`);
    return { title, text: summary, to: `/services/${slug}/` };
  });
  return (
    <Section labelledBy="services" space="below">
      <h2 id="services">
        <VisuallyHidden>
          <Words text={heading} />
        </VisuallyHidden>
      </h2>
      <RuledRows rows={rows} />
    </Section>
  );
};

export const serviceRow = graphql`
  fragment ServiceRow on ServiceText {
    slug
    title
    summary
  }
`;
