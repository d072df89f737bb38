import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Label } from '../../../ui/Words/Label';
import * as styles from './PostContents.module.css';

/** A post of fewer parts is seen at a glance. */
const fewest = 3;

/** What is in a long post, with the way to each part: beside its text, or folded above it on a narrow screen. */
export const PostContents = ({ parts }: { readonly parts: Queries.PostFragment['article']['parts'] }) => {
  const { t } = useTranslation('blog');
  if (parts.length < fewest) return null;
  return (
    <nav aria-label={t('contents')} className={styles.contents}>
      <details className={styles.fold}>
        <summary className={styles.heading}>
          <Label>{t('contents')}</Label>
        </summary>
        <ol role="list" className={styles.parts}>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <Label>{title}</Label>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
};
