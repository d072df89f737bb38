import { graphql } from 'gatsby';

import { useLanguage } from '../../i18n/LocalLink';
import { Words } from '../../ui/Words/Words';
import { pictureIn } from './pictureIn';
import * as styles from './ScreenKey.module.css';
import { ScreenPart } from './ScreenPart';

interface ScreenKeyProps {
  readonly notes: readonly Queries.ScreenNoteFragment[];
  readonly annotated: Queries.AnnotatedScreenFragment;
}

/** What was decided at each lettered place of the `AnnotatedScreen`, and why. */
export const ScreenKey = ({ notes, annotated }: ScreenKeyProps) => {
  const { kind, picture, vietnamese } = annotated;
  const screen = pictureIn(useLanguage(), { picture, vn: vietnamese });
  // A phone is drawn as large as it is held, and a work without a frame is large enough as a whole.
  const image = kind === 'browser' ? screen.childImageSharp?.gatsbyImageData : undefined;
  return (
    <ol role="list" type="A" className={styles.key}>
      {notes.map(({ title, text }, index) => {
        const part = annotated.notes[index]?.part;
        return (
          <li key={title} className={styles.note}>
            {image && part && <ScreenPart image={image} part={part} />}
            <b className={styles.title}>
              <Words text={title} />
            </b>
            <p className={styles.text}>{text}</p>
          </li>
        );
      })}
    </ol>
  );
};

export const screenNote = graphql`
  fragment ScreenNote on TitledText {
    title
    text
  }
`;
