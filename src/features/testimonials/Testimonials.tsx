import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Quotes } from '../../ui/Quote/Quotes';
import { Section } from '../../ui/Section/Section';

/** What clients say, one quote after the other (home page and case studies). */
export const Testimonials = ({
  testimonials,
}: {
  readonly testimonials: Queries.TestimonialsTextFragment;
}) => {
  const { t } = useTranslation('shell');
  return (
    <Section space="below">
      <Quotes
        label={testimonials.heading}
        previous={t('carousel.previous')}
        next={t('carousel.next')}
        quotes={testimonials.quotes.map(({ quote, role, company }) => ({
          text: quote,
          name: role,
          role: company,
        }))}
      />
    </Section>
  );
};

export const testimonialsText = graphql`
  fragment TestimonialsText on Testimonials {
    heading
    quotes {
      quote
      role
      company
    }
  }
`;
