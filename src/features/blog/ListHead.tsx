import { useTranslation } from 'gatsby-plugin-react-i18next';

import { blogSpan } from '../../lib/blogSpan';
import { Emphasis } from '../../ui/Emphasis/Emphasis';
import type { CardPost } from './cardPost';
import * as styles from './ListHead.module.css';

interface ListHeadProps {
  /** That of the blog, with what it is about as HTML. */
  readonly text: Queries.PageTextFragment;
  /** Those of a further page, the newest first: it is headed by them. */
  readonly older?: readonly CardPost[] | undefined;
}

/** The head of a page of the list: what the blog is about on the first, from when to when its posts are on the others. */
export const ListHead = ({ text: { html, frontmatter }, older }: ListHeadProps) => {
  const { t } = useTranslation('blog');
  return (
    <div className={styles.head}>
      <h1>
        <Emphasis
          text={
            older
              ? t('olderHeading', { span: blogSpan(older.map(({ date }) => date)) })
              : (frontmatter.heading ?? frontmatter.title)
          }
        />
      </h1>
      {!older && <div className={styles.intro} dangerouslySetInnerHTML={{ __html: html ?? '' }} />}
    </div>
  );
};
