import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';

import { contactWays } from '../../lib/contactWays';
import { Emphasis } from '../../ui/Emphasis/Emphasis';
import { Picture } from '../../ui/Picture/Picture';
import { Section } from '../../ui/Section/Section';
import { After } from './After';
import * as styles from './Write.module.css';

interface WriteProps {
  readonly text: Queries.PageTextFragment['frontmatter'];
  readonly trail: ReactNode;
  readonly after: Queries.AfterPartFragment;
  readonly picture: Queries.ContactPictureFragment;
  readonly email: string;
  /** The forms. */
  readonly children: ReactNode;
}

/** The first screen: what the page is for, the forms, and what happens once they are sent. */
export const Write = ({ text, trail, after, picture, email, children }: WriteProps) => {
  const { t } = useTranslation('contact');
  return (
    <Section tone="ink" id="write" space="none" labelledBy="contact-us">
      {trail}
      <div className={styles.write}>
        <div>
          <h1 id="contact-us" className={styles.heading}>
            <Emphasis text={text.heading ?? text.title} />
          </h1>
          <p className={styles.lead}>{text.subtitle}</p>
        </div>
        <div className={styles.forms}>
          {children}
          <p className={styles.otherwise}>
            {t('orWrite')} <a href={contactWays.email(email).href}>{email}</a>
          </p>
        </div>
        <div className={styles.after}>
          <After after={after} />
          <div className={styles.picture}>
            <Picture image={picture.image.childImageSharp?.gatsbyImageData} alt={picture.alt} sizes="380px" />
          </div>
        </div>
      </div>
    </Section>
  );
};

export const contactPicture = graphql`
  fragment ContactPicture on Illustration {
    alt
    image {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 380, formats: [WEBP], placeholder: NONE)
      }
    }
  }
`;
