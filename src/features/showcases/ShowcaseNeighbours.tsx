import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { AnyLink } from '../../ui/AnyLink/AnyLink';
import { Arrow } from '../../ui/Arrow/Arrow';
import { Section } from '../../ui/Section/Section';
import { Label } from '../../ui/Words/Label';
import { Words } from '../../ui/Words/Words';
import * as styles from './ShowcaseNeighbours.module.css';
import { Thumbnail } from './Thumbnail';

interface ShowcaseNeighboursProps {
  /** The previous and the next one; the next alone where there are but two; none for the only one. */
  readonly neighbours: readonly Queries.ShowcaseNeighbourFragment[];
}

/** On to the next showcase, or back to the previous one: the way on is the larger. */
export const ShowcaseNeighbours = ({ neighbours }: ShowcaseNeighboursProps) => {
  const { t } = useTranslation('site');
  if (neighbours.length === 0) return null;
  return (
    <Section tone="sand" space="tight">
      <h2 id="neighbours" className={styles.heading}>
        <Words text={t('showcases.neighbours')} />
      </h2>
      <nav aria-labelledby="neighbours" className={styles.neighbours}>
        {neighbours.map((showcase, index) => {
          const isNext = index === neighbours.length - 1;
          return (
            <div key={showcase.slug} className={styles.neighbour}>
              <Thumbnail showcase={showcase} sizes="(width < 1400px) 50vw, 696px" silent />
              <p className={styles.direction}>
                {!isNext && <Arrow to="left" />}
                <Label>{t(isNext ? 'showcases.next' : 'showcases.previous')}</Label>
                {isNext && <Arrow />}
              </p>
              <h3 lang="en" className={styles.title}>
                <AnyLink to={`/showcases-web/${showcase.slug}/`} className={styles.link}>
                  <Words text={showcase.title} />
                </AnyLink>
              </h3>
            </div>
          );
        })}
      </nav>
    </Section>
  );
};

export const showcaseNeighbour = graphql`
  fragment ShowcaseNeighbour on STRAPI_SHOWCASE {
    slug
    ...ShowcaseThumbnail
  }
`;
