import { Words } from '../Words/Words';
import * as styles from './Emphasis.module.css';

/** A heading's text; what stands between `**` and `**` is shown in the accent colour. */
export const Emphasis = ({ text }: { readonly text: string }) =>
  text.split('**').map((part, index) =>
    index % 2 ? (
      <em key={index} className={styles.accent}>
        <Words text={part} />
      </em>
    ) : (
      <Words key={index} text={part} />
    ),
  );
