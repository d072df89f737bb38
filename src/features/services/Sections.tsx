import { graphql } from 'gatsby';

import type { Subject } from '../../../cms/src/forms/choices';
import { Picture } from '../../ui/Picture/Picture';
import { Section } from '../../ui/Section/Section';
import { Stage } from '../../ui/Stage/Stage';
import { required } from '../../lib/required';
import { QuoteButton } from './QuoteButton';
import { Words } from '../../ui/Words/Words';
import * as styles from './Sections.module.css';

interface SectionsProps {
  readonly sections: readonly Queries.ServiceSectionTextFragment[];
  readonly facts: readonly Queries.ServiceSectionPlaceFragment[];
  readonly subject: Subject;
}

/** How a screen stands on its ground. */
const kinds: Readonly<Record<string, string | undefined>> = {
  screen: styles.screen,
  panel: styles.panel,
  whole: styles.whole,
  phones: styles.phones,
};

/** One block for each service: its picture on a ground of its own, left and right by turns, what is in it, and its button. */
export const Sections = ({ sections, facts, subject }: SectionsProps) => (
  <Section tone="sand">
    {sections.map(({ heading, text, points, picture, alt }, index) => {
      const { key, ground, kind } = required(facts[index], `the place of the section '${heading}'`);
      return (
        <article key={key} id={key} className={styles.block}>
          <Stage
            className={styles.ground}
            colours={[ground]}
            layers={[
              {
                kind: 'bare',
                className: kinds[kind],
                picture: (
                  <Picture
                    image={picture.childImageSharp?.gatsbyImageData}
                    alt={alt}
                    sizes={
                      kind === 'phones'
                        ? '(width < 560px) 137vw, (width < 800px) 90vw, (width < 1392px) 52vw, 730px'
                        : '(width < 800px) 90vw, (width < 1392px) 52vw, 730px'
                    }
                  />
                ),
              },
            ]}
          />
          <div>
            <h2 className={styles.title}>
              <Words text={heading} />
            </h2>
            <p className={styles.text}>{text}</p>
            <ul role="list" className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <QuoteButton subject={subject} tone="action" />
          </div>
        </article>
      );
    })}
  </Section>
);

export const serviceSection = graphql`
  fragment ServiceSectionText on ServiceSection {
    heading
    text
    points
    alt
    picture {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1400
          breakpoints: [480, 960, 1400]
          formats: [WEBP]
          placeholder: NONE
        )
      }
    }
  }
  fragment ServiceSectionPlace on ServiceSectionFacts {
    key
    ground
    kind
  }
  fragment TitledListPart on TitledList {
    heading
    items {
      title
      text
    }
  }
`;
