import { graphql } from 'gatsby';

import { OrderPackages } from '../../forms/order/OrderPackages';
import { newestTemplates } from '../../config/newestTemplates';
import { useLanguage } from '../../i18n/LocalLink';
import { useVietnameseVisitor } from '../../i18n/useVietnameseVisitor';
import { Section } from '../../ui/Section/Section';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading';
import { TextLink } from '../../ui/TextLink/TextLink';
import { packagesId } from './places';

interface WebPackagesProps {
  readonly packages: Queries.WebPackagesPartFragment | null;
  /** On English pages the packages come late: they stand at the end, where they move nothing. */
  readonly place: 'inside' | 'end';
}

/** The packages, for Vietnamese visitors (docs/specification/pages.md, 'Web packages'). */
export const WebPackages = ({ packages, place }: WebPackagesProps) => {
  const visitor = useVietnameseVisitor();
  const vietnamesePage = useLanguage() === 'vn';
  if (!packages || !visitor || vietnamesePage !== (place === 'inside')) return null;
  return (
    <Section tone="sand" id={packagesId} labelledBy="packages-title">
      <SectionHeading
        id="packages-title"
        title={packages.heading}
        lead={packages.note}
        action={vietnamesePage && <TextLink to={newestTemplates}>{packages.samples}</TextLink>}
      />
      <OrderPackages offers={packages.items} popular={packages.popular} />
    </Section>
  );
};

export const webPackages = graphql`
  fragment WebPackagesPart on ServicePackages {
    heading
    note
    samples
    popular
    items {
      title
      from
      price
      unit
      fits
      points
      terms {
        term
        value
      }
    }
  }
`;
