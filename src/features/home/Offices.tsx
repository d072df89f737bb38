import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { useLanguage } from '../../i18n/LocalLink';
import { required } from '../../lib/required';
import { Picture } from '../../ui/Picture/Picture';
import { Tag } from '../../ui/Tag/Tag';
import { Words } from '../../ui/Words/Words';
import * as styles from './Offices.module.css';

interface OfficesProps {
  readonly texts: Queries.HomeOfficesTextFragment;
  readonly offices: Queries.OfficeCardsFragment['offices'];
}

/** Where we are: a card per office; one of them is being established. */
export const Offices = ({ texts, offices }: OfficesProps) => {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  return (
    <div id="offices" className={styles.offices}>
      <h3 className={styles.heading}>
        <Words text={texts.heading} />
      </h3>
      <ul role="list" className={styles.cards}>
        {texts.places.map(({ key, picture, alt }) => {
          const image = picture.childImageSharp?.gatsbyImageData;
          const office = required(
            offices.find((one) => one.key === key),
            `the office ${key} in content/site.yml`,
          );
          return (
            // As wide as its picture is, so that all pictures are equally high.
            <li
              key={key}
              className={styles.card}
              style={{ flexGrow: image ? image.width / image.height : 1 }}
            >
              <Picture
                className={styles.picture}
                image={image}
                alt={alt}
                sizes="(width < 700px) 112px, (width < 1392px) 38vw, 520px"
              />
              <div>
                <h4 className={styles.city}>
                  <Words text={office.city[language]} />
                </h4>
                <p className={styles.address}>
                  {office.address[language]}{' '}
                  {office.status === 'establishing' && <Tag>{t('establishing')}</Tag>}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
};

export const officesText = graphql`
  fragment HomeOfficesText on HomeOffices {
    heading
    places {
      key
      alt
      picture {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 520
            breakpoints: [224, 520, 1040]
            formats: [WEBP]
            placeholder: NONE
          )
        }
      }
    }
  }
`;

export const officeCards = graphql`
  fragment OfficeCards on SiteSettings {
    offices {
      key
      status
      city {
        en
        vn
      }
      address {
        en
        vn
      }
    }
  }
`;
