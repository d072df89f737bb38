import * as styles from './Words.module.css';

/**
 * Syllables between which a U+00A0 stands, with the punctuation that touches them, not one before or after an accent; and words with
 * hyphens between them, of which the first is short.
 */
const compounds = /(\S+(?:\u00A0\S+)+|\b\w{1,9}-\S+)/;

/**
 * The words of a heading or label. A compound that the build has joined with U+00A0, or that has a hyphen, moves to the next line
 * whole. In a line too narrow for it, as with large text on a phone, it is divided between its syllables, never inside of one.
 * Its spaces are plain here: what is found, copied and read is the text as it was written.
 */
export const Words = ({ text }: { readonly text: string | null | undefined }) =>
  text?.split(compounds).map((part, index) =>
    index % 2 ? (
      // The parts of a text never change places.
      <span key={index} className={styles.compound}>
        {part.replaceAll('\u00A0', ' ')}
      </span>
    ) : (
      part
    ),
  );
