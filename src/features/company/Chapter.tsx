import { graphql } from 'gatsby';

import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import * as styles from './Chapter.module.css';
import { Portrait } from './Portrait';

/** `beside`: the heading stands beside three portraits that go down; `mirrored`: the other way round; `lead`: the first one large. */
export type ChapterLayout = 'beside' | 'lead' | 'mirrored';

interface ChapterProps {
  readonly chapter: Queries.ChapterPartFragment;
  readonly members: readonly Queries.PortraitFragment[];
  readonly layout: ChapterLayout;
  readonly email: string;
}

const sizesOf = (layout: ChapterLayout, index: number): string => {
  const wide = { first: '500px', lead: '240px', beside: '270px', mirrored: '270px' };
  const key = index === 0 && layout === 'lead' ? 'first' : layout;
  return `(width < 700px) 45vw, (width < 1000px) 30vw, ${wide[key]}`;
};

/** Some of the core team, by what a client needs them for. */
export const Chapter = ({ chapter, members, layout, email }: ChapterProps) => {
  const { key, heading, text } = chapter;
  return (
    <Section tone={layout === 'lead' ? 'sand' : 'paper'} labelledBy={key}>
      <div className={styles.chapter} data-layout={layout}>
        <div className={styles.words}>
          <h2 id={key} className={styles.heading}>
            <Words text={heading} />
          </h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.members}>
          {members.map((member, index) => (
            <Portrait
              key={member.key}
              member={member}
              email={email}
              sizes={sizesOf(layout, index)}
              beside={index === 0 && members.length % 2 === 1}
            />
          ))}
        </div>
      </div>
    </Section>
  );
};

export const chapter = graphql`
  fragment ChapterPart on TeamChapter {
    key
    heading
    text
  }
`;
