import { graphql } from 'gatsby';

import { ButtonLink } from '../../ui/Button/ButtonLink';
import { StatStrip, type Stat } from '../../ui/StatStrip/StatStrip';
import { Title } from '../../ui/Title/Title';
import { Wrap } from '../../ui/Wrap/Wrap';
import * as styles from './Hero.module.css';
import { Stage } from './Stage';

interface HeroProps {
  readonly text: Queries.HeroTextFragment;
  readonly stage: Queries.StageFragment;
  /** The statistics strip touches the stage. */
  readonly stats: readonly Stat[];
}

/** The first view: the headline over nine columns with the aside at its foot, the stage, the figures. */
export const Hero = ({ text, stage, stats }: HeroProps) => {
  const { title, heading, subtitle, action } = text.frontmatter;
  return (
    <div className={styles.hero}>
      <Wrap>
        <div className={styles.words}>
          <div className={styles.headline}>
            <Title text={heading ?? title} size="hero" />
          </div>
          <div className={styles.aside}>
            <p className={styles.subtitle}>{subtitle}</p>
            <ButtonLink to="/contact/" tone="action" arrow>
              {action}
            </ButtonLink>
          </div>
        </div>
        <Stage stage={stage} />
        <StatStrip stats={stats} />
      </Wrap>
    </div>
  );
};

export const heroText = graphql`
  fragment HeroText on MarkdownRemark {
    frontmatter {
      title
      heading
      subtitle
      action
    }
  }
`;
