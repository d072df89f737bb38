import * as styles from './RichText.module.css';

interface RichTextProps {
  /** HTML that has passed `safeContent` (the CMS's) or comes from the repository (content/). */
  readonly html: string | null | undefined;
}

/** Running text: headings, lists, tables, code and pictures in one measure. */
export const RichText = ({ html }: RichTextProps) =>
  html ? <div className={styles.richText} dangerouslySetInnerHTML={{ __html: html }} /> : null;
