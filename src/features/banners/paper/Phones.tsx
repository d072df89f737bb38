import type { ReactNode } from 'react';

import { Picture } from '../../../ui/Picture/Picture';
import type { Banner } from '../banner';
import { ArticleHead, ArticlePicture, Paper, Paragraphs } from './Paper';
import * as styles from './Phones.module.css';

interface PhonesProps {
  readonly paper: Queries.PaperPartFragment;
  readonly article: Queries.PaperArticlePartFragment;
  /** The live banner: it lies at the lower edge of the screen and grows upwards. */
  readonly strip: ReactNode;
  /** What it opens to. */
  readonly panel: NonNullable<Banner['opened']>;
}

/** One phone with the live banner, and, where there is room, another that shows what it opens to. */
export const Phones = ({ paper, article, strip, panel }: PhonesProps) => {
  const phone = (advertisement: ReactNode, label: ReactNode) => (
    <div className={styles.screen}>
      <p className={styles.status} aria-hidden="true">
        <span>9:41</span>
        <span>5G</span>
      </p>
      <Paper paper={paper} article={article} aside={paper.subscribe}>
        <ArticleHead article={article} />
        <ArticlePicture article={article} />
        <div className={styles.text}>
          <Paragraphs texts={[...article.opening, ...article.rest]} />
        </div>
      </Paper>
      <div className={styles.bar} />
      <div className={styles.slot}>
        {label}
        {advertisement}
      </div>
    </div>
  );
  return (
    <>
      <div className={styles.phone}>{phone(strip, <small>{paper.advertisement}</small>)}</div>
      <div className={styles.phone} aria-hidden="true">
        {phone(
          <Picture
            image={panel.poster.childImageSharp?.gatsbyImageData}
            alt=""
            sizes={`${panel.width}px`}
            className={styles.panel}
          />,
          null,
        )}
      </div>
    </>
  );
};
