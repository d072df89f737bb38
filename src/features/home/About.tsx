import { graphql } from 'gatsby';

import { Section } from '../../ui/Section/Section';
import { TextLink } from '../../ui/TextLink/TextLink';
import { Words } from '../../ui/Words/Words';
import * as styles from './About.module.css';

/** Who we are, in two paragraphs. */
export const About = ({ about }: { readonly about: Queries.HomeAboutTextFragment }) => (
  <Section labelledBy="about">
    <div className={styles.columns}>
      <h2 id="about">
        <Words text={about.heading} />
      </h2>
      <div>
        <p className={styles.lead}>{about.lead}</p>
        <p className={styles.text}>{about.text}</p>
        <TextLink to="/about-us/">{about.action}</TextLink>
      </div>
    </div>
  </Section>
);

export const aboutText = graphql`
  fragment HomeAboutText on HomeAbout {
    heading
    lead
    text
    action
  }
`;
