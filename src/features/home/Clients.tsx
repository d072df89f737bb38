import { graphql } from 'gatsby';

import { Section } from '../../ui/Section/Section';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import { Words } from '../../ui/Words/Words';
import * as styles from './Clients.module.css';

interface ClientsProps {
  readonly heading: string;
  readonly clients: Queries.ClientLogosFragment;
}

/** Whose work we may show: their marks in one colour, in a ruled grid. */
export const Clients = ({ heading, clients }: ClientsProps) => (
  <Section labelledBy="clients">
    <h2 id="clients">
      <VisuallyHidden>
        <Words text={heading} />
      </VisuallyHidden>
    </h2>
    <ul role="list" className={styles.logos}>
      {clients.logos.map(({ name, picture }) => (
        <li key={name} className={styles.logo}>
          <img
            src={picture.publicURL ?? undefined}
            alt={name}
            width={160}
            height={40}
            loading="lazy"
            decoding="async"
          />
        </li>
      ))}
    </ul>
  </Section>
);

export const clientLogos = graphql`
  fragment ClientLogos on Clients {
    logos {
      name
      picture {
        publicURL
      }
    }
  }
`;
