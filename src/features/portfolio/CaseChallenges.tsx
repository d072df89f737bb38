import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { useLanguage } from '../../i18n/LocalLink';
import { Picture } from '../../ui/Picture/Picture';
import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import * as styles from './CaseChallenges.module.css';
import { pictureIn } from './pictureIn';

/** What stood in the way, and a picture of it. */
export const CaseChallenges = ({ study }: { readonly study: Queries.CaseChallengesFragment }) => {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { challenge } = study.facts;
  return (
    <Section tone="sand" labelledBy="challenges">
      <div className={styles.challenges}>
        <div>
          <h2 id="challenges">
            <Words text={t('portfolio.challenges')} />
          </h2>
          {challenge && (
            <Picture
              className={styles.picture}
              image={pictureIn(language, challenge).childImageSharp?.gatsbyImageData}
              alt={challenge.alt[language]}
              sizes="(width < 900px) 90vw, 40vw"
            />
          )}
        </div>
        <ol role="list">
          {study.challenges.map(({ title, text }) => (
            <li key={title} className={styles.challenge}>
              <h3 className={styles.title}>
                <Words text={title} />
              </h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
};

export const caseChallenges = graphql`
  fragment CaseChallenges on CaseStudyText {
    challenges {
      title
      text
    }
    facts {
      challenge {
        alt {
          en
          vn
        }
        picture {
          ...ChallengePicture
        }
        vn {
          ...ChallengePicture
        }
      }
    }
  }
  fragment ChallengePicture on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 500
        breakpoints: [500, 1000]
        formats: [AVIF, WEBP]
        placeholder: NONE
      )
    }
  }
`;
