import { graphql } from 'gatsby';

import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import { Label } from '../../ui/Words/Label';
import * as styles from './AboutQuestions.module.css';

/** What we ask before anything is drawn, going down like stairs. */
export const AboutQuestions = ({ questions }: { readonly questions: Queries.AboutQuestionsPartFragment }) => (
  <Section labelledBy="questions">
    <div className={styles.head}>
      <h2 id="questions" className={styles.heading}>
        <Words text={questions.heading} />
      </h2>
      <p className={styles.text}>{questions.text}</p>
    </div>
    <ol role="list" className={styles.questions}>
      {questions.items.map((question) => (
        <li key={question} className={styles.question}>
          <Label>{question}</Label>
        </li>
      ))}
    </ol>
  </Section>
);

export const aboutQuestions = graphql`
  fragment AboutQuestionsPart on AboutQuestions {
    heading
    text
    items
  }
`;
