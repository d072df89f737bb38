import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { contactWays } from '../../lib/contactWays';
import { ButtonLink } from '../../ui/Button/ButtonLink';
import { Emphasis } from '../../ui/Emphasis/Emphasis';
import { Picture } from '../../ui/Picture/Picture';
import { Section } from '../../ui/Section/Section';
import * as styles from './Letter.module.css';

interface LetterProps {
  readonly letter: Queries.LetterPartFragment;
  readonly email: string;
}

/** The lines a visitor's mail program opens with: every question, and room below it. */
const bodyOf = (questions: Queries.LetterPartFragment['questions']): string =>
  questions.map(({ title }, index) => `${index + 1}. ${title}\n\n\n`).join('');

/** The place of the form: what helps us to answer, as an e-mail that already asks for it. */
export const Letter = ({ letter, email }: LetterProps) => {
  const { t } = useTranslation('contact');
  const { heading, text, questions, action, subject, picture } = letter;
  return (
    <Section tone="ink" id="write" labelledBy="letter">
      <div className={styles.letter}>
        <div>
          <h2 id="letter" className={styles.heading}>
            <Emphasis text={heading} />
          </h2>
          <p className={styles.text}>{text}</p>
          <div className={styles.picture}>
            <Picture image={picture.image.childImageSharp?.gatsbyImageData} alt={picture.alt} sizes="280px" />
          </div>
        </div>
        <div>
          <ol role="list" className={styles.questions}>
            {questions.map(({ title, text: hint }) => (
              <li key={title} className={styles.question}>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.hint}>{hint}</p>
              </li>
            ))}
          </ol>
          <ButtonLink href={contactWays.email(email, subject, bodyOf(questions)).href} tone="action" arrow>
            {action}
          </ButtonLink>
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
    action
    subject
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
