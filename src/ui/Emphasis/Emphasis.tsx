import * as styles from './Emphasis.module.css';

/** A heading's text; what stands between `**` and `**` is shown in the accent colour. */
export const Emphasis = ({ text }: { readonly text: string }) =>
  text.split('**').map((part, index) =>
    index % 2 ? (
      <em key={part} className={styles.accent}>
        {part}
      </em>
    ) : (
      part
    ),
  );
