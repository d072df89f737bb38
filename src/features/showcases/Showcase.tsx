import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';

import { blogDate } from '../../lib/blogDate';
import { FactList } from '../../ui/FactList/FactList';
import { RichText } from '../../ui/RichText/RichText';
import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import * as styles from './Showcase.module.css';
import { ShowcasePictures } from './ShowcasePictures';

interface ShowcaseProps {
  readonly showcase: Queries.ShowcaseFragment;
  /** The breadcrumb. */
  readonly trail: ReactNode;
}

/**
 * Type, title, pictures, description and the side panel (docs/specification/cms-pages.md, 'Showcases'). The CMS has
 * showcases in English only: `lang` says so on the Vietnamese page too.
 */
export const Showcase = ({ showcase, trail }: ShowcaseProps) => {
  const { t } = useTranslation('site');
  const { type, title, sortDescription, description, clientName, finishAt, url } = showcase;
  const pictures = showcase.images?.length ? showcase.images : showcase.thumbnail ? [showcase.thumbnail] : [];
  return (
    <Section space="below">
      {trail}
      <article>
        <hgroup className={styles.head}>
          <p className={styles.kicker}>
            <span>
              <Words text={t('showcases.detailsHeading')} />
            </span>{' '}
            <span lang="en">{type}</span>
          </p>
          <h1 lang="en" className={styles.title}>
            <Words text={title} />
          </h1>
          {sortDescription && (
            <p lang="en" className={styles.lead}>
              {sortDescription}
            </p>
          )}
        </hgroup>
        <div className={styles.body}>
          {(pictures.length > 0 || description) && (
            <div className={styles.work}>
              <ShowcasePictures pictures={pictures} />
              <div lang="en">
                <RichText html={description} />
              </div>
            </div>
          )}
          <div className={styles.panel}>
            <FactList
              heading={t('showcases.facts')}
              lang="en"
              facts={[
                { term: t('showcases.clientName'), value: clientName ?? '' },
                { term: t('showcases.category'), value: type },
                { term: t('showcases.date'), value: blogDate(finishAt) },
              ].filter(({ value }) => value)}
              link={
                url
                  ? { href: url, text: t('showcases.openExternal'), note: t('showcases.newTab') }
                  : undefined
              }
            />
          </div>
        </div>
      </article>
    </Section>
  );
};

export const showcaseFields = graphql`
  fragment Showcase on STRAPI_SHOWCASE {
    type
    title
    sortDescription
    description
    clientName
    finishAt
    url
    thumbnail {
      ...ShowcasePicture
    }
    images {
      ...ShowcasePicture
    }
  }
`;
