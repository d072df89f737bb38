import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';

import { contactWays } from '../../lib/contactWays';
import { Emphasis } from '../../ui/Emphasis/Emphasis';
import { Picture } from '../../ui/Picture/Picture';
import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import * as styles from './Letter.module.css';

interface LetterProps {
  readonly letter: Queries.LetterPartFragment;
  readonly email: string;
  /** The forms. */
  readonly children: ReactNode;
}

/** The place of the forms, beside what helps us to answer. */
export const Letter = ({ letter, email, children }: LetterProps) => {
  const { t } = useTranslation('contact');
  const { heading, text, questions, picture } = letter;
  return (
    <Section tone="ink" id="write" labelledBy="letter">
      <div className={styles.letter}>
        <div>
          <h2 id="letter" className={styles.heading}>
            <Emphasis text={heading} />
          </h2>
          <p className={styles.text}>{text}</p>
          <ol role="list" className={styles.questions}>
            {questions.map(({ title, text: hint }) => (
              <li key={title} className={styles.question}>
                <h3 className={styles.title}>
                  <Words text={title} />
                </h3>
                <p className={styles.hint}>{hint}</p>
              </li>
            ))}
          </ol>
          <div className={styles.picture}>
            <Picture image={picture.image.childImageSharp?.gatsbyImageData} alt={picture.alt} sizes="280px" />
          </div>
        </div>
        <div>
          {children}
          <p className={styles.otherwise}>
            {t('orWrite')} <a href={contactWays.email(email).href}>{email}</a>
          </p>
        </div>
      </div>
    </Section>
  );
};

export const letter = graphql`
  fragment LetterPart on ContactLetter {
    heading
    text
    questions {
      title
      text
    }
    picture {
      alt
      image {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 280, formats: [WEBP], placeholder: NONE)
        }
      }
    }
  }
`;
