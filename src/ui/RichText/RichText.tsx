import { useTranslation } from 'gatsby-plugin-react-i18next';

import * as styles from './RichText.module.css';
import { withFrames } from './withFrames';

interface RichTextProps {
  /** HTML that has passed `safeContent` (the CMS's) or comes from the repository (content/). */
  readonly html: string | null | undefined;
}

/** Running text: headings, lists, tables, code, pictures and videos in one measure. */
export const RichText = ({ html }: RichTextProps) => {
  const { t } = useTranslation('shell');
  if (!html) return null;
  const shown = withFrames(html, { play: t('richText.playVideo'), table: t('richText.table') });
  return <div className={styles.richText} dangerouslySetInnerHTML={{ __html: shown }} />;
};
