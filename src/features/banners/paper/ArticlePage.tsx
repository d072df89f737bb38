import type { ReactNode } from 'react';

import { BrowserFrame } from '../../../ui/Frame/BrowserFrame';
import { Words } from '../../../ui/Words/Words';
import * as styles from './ArticlePage.module.css';
import { ArticleHead, ArticlePicture, Paper, Paragraphs } from './Paper';

interface ArticlePageProps {
  readonly paper: Queries.PaperPartFragment;
  readonly article: Queries.PaperArticlePartFragment;
  /** The live banner. */
  readonly advertisement: ReactNode;
}

/**
 * An article in a browser window. Beside the titles of other articles the banner stands at the head of the sidebar;
 * without them it stands in the middle of the text.
 */
export const ArticlePage = ({ paper, article, advertisement }: ArticlePageProps) => {
  const slot = (
    <div className={styles.slot}>
      <small>{paper.advertisement}</small>
      {advertisement}
    </div>
  );
  return (
    <div className={styles.window}>
      <BrowserFrame address={paper.address}>
        <Paper paper={paper} article={article} aside={paper.date}>
          <div className={styles.columns} data-sidebar={Boolean(article.more) || undefined}>
            <div className={styles.text}>
              <ArticleHead article={article} />
              <Paragraphs texts={article.opening} />
              {!article.more && slot}
              <ArticlePicture article={article} />
              <Paragraphs texts={article.rest} />
            </div>
            {article.more && (
              <div className={styles.sidebar}>
                {slot}
                <p className={styles.heading}>
                  <Words text={paper.mostRead} />
                </p>
                <ol role="list">
                  {article.more.map((title) => (
                    <li key={title}>
                      <Words text={title} />
                    </li>
                  ))}
                </ol>
              </div>
            )}
          </div>
        </Paper>
      </BrowserFrame>
    </div>
  );
};
