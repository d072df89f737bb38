import { graphql } from 'gatsby';
import type { ReactNode } from 'react';

import { AnyLink } from '../../ui/AnyLink/AnyLink';
import { Section } from '../../ui/Section/Section';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading';
import { TextLink } from '../../ui/TextLink/TextLink';
import { Words } from '../../ui/Words/Words';
import * as styles from './Featured.module.css';

export interface FeaturedProps<Project> {
  readonly work: { readonly heading: string; readonly action: string };
  readonly projects: readonly Project[];
  /** The stage of a project: a page composes it, for it belongs to another feature. */
  readonly stageOf: (
    project: Project,
    stage: {
      readonly className: string;
      readonly sizes: string;
      readonly otherSizes: { readonly phone: string };
      readonly uprightUnder: number;
    },
  ) => ReactNode;
}

/** How wide a browser's page is shown in a stage, and a phone, by the place of its project: wide columns, narrow ones, and the last, over the whole width. */
const wide = {
  sizes: '(width < 500px) 115vw, (width < 700px) 630px, (width < 1424px) 54vw, 760px',
  otherSizes: { phone: '(width < 700px) 25vw, (width < 1424px) 17vw, 240px' },
};
const slim = {
  sizes: '(width < 500px) 115vw, (width < 700px) 630px, (width < 1424px) 30vw, 424px',
  otherSizes: { phone: '(width < 700px) 25vw, (width < 1424px) 8vw, 115px' },
};
const whole = {
  sizes: '(width < 500px) 115vw, (width < 700px) 630px, (width < 1424px) 80vw, 1126px',
  otherSizes: { phone: '(width < 700px) 25vw, (width < 1424px) 24vw, 334px' },
};
const places = [wide, wide, slim, slim, slim, whole];

/** Six featured projects in unequal columns, the last over the whole width; each leads to its case study. */
export const Featured = <Project extends Queries.WhyUsProjectFragment>({
  work,
  projects,
  stageOf,
}: FeaturedProps<Project>) => (
  <Section labelledBy="featured">
    <SectionHeading
      id="featured"
      title={work.heading}
      action={<TextLink to="/portfolio/">{work.action}</TextLink>}
    />
    <ul role="list" className={styles.grid}>
      {projects.map((project, index) => (
        <li key={project.slug} className={styles.project}>
          {stageOf(project, {
            className: styles.stage ?? '',
            ...(places[index] ?? slim),
            uprightUnder: 700,
          })}
          <h3 className={styles.title}>
            <AnyLink to={`/portfolio/${project.slug}/`} reload className={styles.link}>
              <Words text={project.title} />
            </AnyLink>
          </h3>
          <p className={styles.outcome}>
            <Words text={project.outcome} />
          </p>
        </li>
      ))}
    </ul>
  </Section>
);

export const whyUsProject = graphql`
  fragment WhyUsProject on CaseStudyText {
    slug
    title
    outcome
  }
`;
