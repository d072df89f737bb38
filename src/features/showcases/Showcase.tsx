import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';

import { useLanguage } from '../../i18n/LocalLink';
import { blogDate } from '../../lib/blogDate';
import { webAddress } from '../../lib/webAddress';
import { FactList } from '../../ui/FactList/FactList';
import { Fold } from '../../ui/Fold/Fold';
import { RichText } from '../../ui/RichText/RichText';
import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import * as styles from './Showcase.module.css';
import { ShowcasePictures } from './ShowcasePictures';
import { useTypeName } from './useTypeName';

interface ShowcaseProps {
  readonly showcase: Queries.ShowcaseFragment;
  /** The breadcrumb. */
  readonly trail: ReactNode;
}

/**
 * Type, title, short description, pictures, side panel and description (docs/specification/cms-pages.md, 'Showcases'). The CMS has
 * showcases in English only: `lang` says so on the Vietnamese page too, and a line tells its readers.
 */
export const Showcase = ({ showcase, trail }: ShowcaseProps) => {
  const { t } = useTranslation('site');
  const type = useTypeName()(showcase.type);
  const { title, sortDescription, description, clientName, finishAt } = showcase;
  const note = useLanguage() === 'vn' && t('showcases.inEnglish');
  const url = webAddress(showcase.url);
  const pictures = showcase.images?.length ? showcase.images : showcase.thumbnail ? [showcase.thumbnail] : [];
  return (
    <Section space="none">
      {trail}
      <article>
        <hgroup className={styles.head}>
          <p className={styles.kicker}>
            <span>
              <Words text={t('showcases.detailsHeading')} />
            </span>{' '}
            <b>
              <Words text={finishAt ? `${type}, ${finishAt.slice(0, 4)}` : type} />
            </b>
          </p>
          <h1 lang="en" className={styles.title}>
            <Words text={title} />
          </h1>
        </hgroup>
        <div className={styles.body}>
          {(sortDescription || note) && (
            <p className={styles.lead}>
              <span lang="en">{sortDescription}</span> {note && <small>{note}</small>}
            </p>
          )}
          {pictures.length > 0 && (
            <div className={styles.pictures}>
              <ShowcasePictures title={title} pictures={pictures} />
            </div>
          )}
          <div className={styles.panel}>
            <FactList
              heading={t('showcases.facts')}
              facts={[
                { term: t('showcases.clientName'), value: clientName ?? '', lang: 'en' },
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
          {description && (
            <>
              <Fold />
              <div lang="en" className={styles.text}>
                <RichText html={description} />
              </div>
            </>
          )}
        </div>
        {!description && <Fold />}
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
