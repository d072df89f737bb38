import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { useLanguage } from '../../i18n/LocalLink';
import { contactWays } from '../../lib/contactWays';
import { Picture } from '../../ui/Picture/Picture';
import { Words } from '../../ui/Words/Words';
import { Label } from '../../ui/Words/Label';
import * as styles from './Portrait.module.css';

interface PortraitProps {
  readonly member: Queries.PortraitFragment;
  /** Where a message to this person goes. */
  readonly email: string;
  /** How wide the picture is shown. */
  readonly sizes: string;
  /** On a phone the words stand beside the picture, not below it. */
  readonly beside?: boolean;
}

/**
 * One of the team. The second picture shows while a pointer is over the card or the keyboard is on its link;
 * a screen that is touched stays with the first and does not load the second.
 */
export const Portrait = ({ member, email, sizes, beside = false }: PortraitProps) => {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const { name, role, line, portrait, second } = member;
  return (
    <div className={styles.card} data-beside={beside || undefined}>
      <div className={styles.pictures}>
        <Picture
          image={portrait.childImageSharp?.gatsbyImageData}
          alt={t('team.portrait', { name })}
          sizes={sizes}
          className={styles.picture}
        />
        <Picture
          image={second.childImageSharp?.gatsbyImageData}
          alt=""
          sizes={sizes}
          className={styles.second}
        />
      </div>
      <div>
        <h3 className={styles.name}>
          <Words text={name} />
        </h3>
        <p className={styles.role}>
          <Label>{role[language]}</Label>
        </p>
        <p className={styles.line}>{line[language]}</p>
        <a href={contactWays.email(email, t('team.subject', { name })).href} className={styles.link}>
          <Label>{t('team.write', { name })}</Label>
        </a>
      </div>
    </div>
  );
};

export const portrait = graphql`
  fragment Portrait on TeamMember {
    key
    chapter
    name
    role {
      en
      vn
    }
    line {
      en
      vn
    }
    portrait {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 640, formats: [WEBP], placeholder: NONE)
      }
    }
    second {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 640, formats: [WEBP], placeholder: NONE)
      }
    }
  }
`;
