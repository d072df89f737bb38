import { graphql } from 'gatsby';

import { required } from '../../lib/required';
import { Card } from '../../ui/Card/Card';
import { Picture } from '../../ui/Picture/Picture';
import { Section } from '../../ui/Section/Section';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading';
import { TextLink } from '../../ui/TextLink/TextLink';
import * as styles from './Work.module.css';

/** The crop of each place in the grid, and how wide its picture is shown. */
const places = [
  { ratio: '4:3', sizes: '(width < 700px) 90vw, (width < 1392px) 52vw, 735px' },
  { ratio: '4:5', sizes: '(width < 700px) 90vw, (width < 1392px) 37vw, 517px' },
  { ratio: '4:5', sizes: '(width < 700px) 90vw, (width < 1392px) 37vw, 517px' },
  { ratio: '16:10', sizes: '(width < 700px) 90vw, (width < 1392px) 52vw, 735px' },
] as const;

interface WorkProps {
  readonly work: Queries.HomeWorkTextFragment;
  readonly texts: readonly Queries.ProjectTextFragment[];
}

/** Four featured projects in unequal columns; titles and summaries are those of the case studies. */
export const Work = ({ work, texts }: WorkProps) => (
  <Section tone="sand" labelledBy="work">
    <SectionHeading
      id="work"
      title={work.heading}
      action={<TextLink to="/portfolio/">{work.action}</TextLink>}
    />
    <ul role="list" className={styles.grid}>
      {work.projects.map(({ slug, kind, alt, picture }, index) => {
        const place = places[index % places.length] ?? places[0];
        const text = texts.find(({ fields }) => fields.slug === slug);
        const { title, summary } = required(text, `content/case-studies/${slug}`).frontmatter;
        return (
          <li key={slug} className={styles.project}>
            <Card
              title={title}
              note={kind}
              text={summary}
              link={{ to: `/portfolio/${slug}/` }}
              ratio={place.ratio}
              picture={
                <Picture image={picture.childImageSharp?.gatsbyImageData} alt={alt} sizes={place.sizes} />
              }
            />
          </li>
        );
      })}
    </ul>
  </Section>
);

export const workText = graphql`
  fragment HomeWorkText on HomeWork {
    heading
    action
    projects {
      slug
      kind
      alt
      picture {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 735
            breakpoints: [350, 520, 735, 1080, 1470]
            formats: [WEBP]
            placeholder: NONE
          )
        }
      }
    }
  }
`;
