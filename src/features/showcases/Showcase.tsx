import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { blogDate } from '../../lib/blogDate';
import { FactList } from '../../ui/FactList/FactList';
import { Picture } from '../../ui/Picture/Picture';
import { RichText } from '../../ui/RichText/RichText';
import { Title } from '../../ui/Title/Title';
import * as styles from './Showcase.module.css';

/** Type, title, description, pictures and the side panel (docs/specification/cms-pages.md, 'Showcases'). */
export const Showcase = ({ showcase }: { readonly showcase: Queries.ShowcaseFragment }) => {
  const { t } = useTranslation('site');
  const pictures = showcase.images?.length ? showcase.images : showcase.thumbnail ? [showcase.thumbnail] : [];
  return (
    <article>
      <p className={styles.kicker}>
        {t('showcases.detailsHeading')} · <span lang="en">{showcase.type}</span>
      </p>
      {/* The CMS has showcases in English only: `lang` says so on the Vietnamese page too. */}
      <div lang="en">
        <Title text={showcase.title} />
      </div>
      {pictures.length > 0 && (
        // What scrolls is to be reached with the keyboard as well.
        <div role="region" aria-label={t('showcases.pictures')} tabIndex={0} className={styles.strip}>
          <ul role="list" lang="en" className={styles.pictures}>
            {pictures.map((picture, index) => (
              <li key={picture.id}>
                <Picture
                  image={picture.localFile?.childImageSharp?.gatsbyImageData}
                  alt={picture.alternativeText ?? ''}
                  eager={index === 0}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div lang="en">
        <RichText html={showcase.description} />
      </div>
      <FactList
        heading={t('showcases.detailsHeading')}
        facts={[
          { term: t('showcases.clientName'), value: showcase.clientName ?? '' },
          { term: t('showcases.category'), value: showcase.type },
          { term: t('showcases.date'), value: blogDate(showcase.finishAt) },
        ].filter(({ value }) => value)}
        link={
          showcase.url
            ? { href: showcase.url, text: t('showcases.openExternal'), note: t('showcases.newTab') }
            : undefined
        }
      />
    </article>
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

  fragment ShowcasePicture on STRAPI__MEDIA {
    id
    alternativeText
    localFile {
      childImageSharp {
        gatsbyImageData(width: 1000, breakpoints: [500, 1000], formats: [WEBP], placeholder: NONE)
      }
    }
  }
`;
