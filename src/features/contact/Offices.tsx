import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { useLanguage } from '../../i18n/LocalLink';
import { contactWays } from '../../lib/contactWays';
import { Picture } from '../../ui/Picture/Picture';
import { Section } from '../../ui/Section/Section';
import { Tag } from '../../ui/Tag/Tag';
import { Words } from '../../ui/Words/Words';
import * as styles from './Offices.module.css';

interface OfficesProps {
  readonly offices: Queries.OfficesPartFragment;
  readonly site: Queries.ContactSiteFragment;
}

/** 'Our offices': a picture, the address and the line of each. */
export const Offices = ({ offices, site }: OfficesProps) => {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  return (
    <Section tone="sand" labelledBy="offices">
      <h2 id="offices">
        <Words text={offices.heading} />
      </h2>
      <ul role="list" className={styles.offices}>
        {offices.places.map(({ key, image, alt, text }) => {
          const office = site.offices.find((one) => one.key === key);
          if (!office) return null;
          const { city, address, phone, status } = office;
          return (
            <li key={key} className={styles.office}>
              <Picture
                image={image.childImageSharp?.gatsbyImageData}
                alt={alt}
                sizes="(width < 700px) 90vw, 600px"
                className={styles.picture}
              />
              <h3 className={styles.city}>
                <Words text={city[language]} />
              </h3>
              <p className={styles.address}>
                {address[language]} {status === 'establishing' && <Tag>{t('establishing')}</Tag>}
              </p>
              <p className={styles.quiet}>{text}</p>
              {phone && (
                <a href={contactWays.phone(phone).href} className={styles.phone}>
                  {phone}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
};

export const offices = graphql`
  fragment OfficesPart on ContactOffices {
    heading
    places {
      key
      alt
      text
      image {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 720, formats: [WEBP], placeholder: NONE)
        }
      }
    }
  }
`;
