import { graphql } from 'gatsby';

import { Words } from '../../ui/Words/Words';
import * as styles from './ScreenKey.module.css';

/** What was decided at each lettered place of the `AnnotatedScreen`, and why. */
export const ScreenKey = ({ notes }: { readonly notes: readonly Queries.ScreenNoteFragment[] }) => (
  <ol role="list" type="A" className={styles.key}>
    {notes.map(({ title, text }) => (
      <li key={title} className={styles.note}>
        <b className={styles.title}>
          <Words text={title} />
        </b>
        <p className={styles.text}>{text}</p>
      </li>
    ))}
  </ol>
);

export const screenNote = graphql`
  fragment ScreenNote on TitledText {
    title
    text
  }
`;
