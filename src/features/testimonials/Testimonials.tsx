import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Quotes } from '../../ui/Quote/Quotes';
import { Section } from '../../ui/Section/Section';

interface TestimonialsProps {
  readonly testimonials: Queries.TestimonialsTextFragment;
  /** The quote that is read first, counted from 1; those before it come last. */
  readonly first?: number;
}

/** What clients say, one quote after the other (home page and case studies). */
export const Testimonials = ({ testimonials: { heading, sample, quotes }, first = 1 }: TestimonialsProps) => {
  const { t } = useTranslation('shell');
  const before = first - 1;
  return (
    <Section space="below">
      <Quotes
        label={heading}
        previous={t('carousel.previous')}
        next={t('carousel.next')}
        quotes={[...quotes.slice(before), ...quotes.slice(0, before)].map(({ quote, role, company }) => ({
          text: quote,
          name: role,
          role: company,
          sample,
        }))}
      />
    </Section>
  );
};

export const testimonialsText = graphql`
  fragment TestimonialsText on Testimonials {
    heading
    sample
    quotes {
      quote
      role
      company
    }
  }
`;
