import { RuledRows } from '../../ui/RuledRows/RuledRows';
import { Section } from '../../ui/Section/Section';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import { servicesId } from './places';
import { Words } from '../../ui/Words/Words';

interface ServiceListProps {
  readonly services: Queries.TitledListPartFragment;
  /** Of the sections further down the page: each row leads to its own. */
  readonly keys: readonly string[];
}

/** What belongs to the service, as ruled rows. */
export const ServiceList = ({ services, keys }: ServiceListProps) => (
  <Section id={servicesId} labelledBy="services-title" space="below">
    <h2 id="services-title">
      <VisuallyHidden>
        <Words text={services.heading} />
      </VisuallyHidden>
    </h2>
    <RuledRows
      rows={services.items.map((item, index) => ({ ...item, href: keys[index] && `#${keys[index]}` }))}
    />
  </Section>
);
