import type { ReactNode } from 'react';

// A face that is not ours: only pages with a newspaper on them know of it.
import './faces.css';

import { Words } from '../../../ui/Words/Words';
import * as styles from './Paper.module.css';

interface PaperProps {
  readonly paper: Queries.PaperPartFragment;
  readonly article: Queries.PaperArticlePartFragment;
  /** What the head of the page says at its end. */
  readonly aside: string;
  readonly children: ReactNode;
}

/** A page of a made-up newspaper: its head, and below it what it shows. */
export const Paper = ({ paper, article, aside, children }: PaperProps) => (
  <div className={styles.paper}>
    <p className={styles.mast}>
      {paper.name} <span>{aside}</span>
    </p>
    <p className={styles.sections}>
      {paper.sections.map((section) => (
        <span key={section} data-current={section === article.section || undefined}>
          {section}{' '}
        </span>
      ))}
    </p>
    {children}
  </div>
);

export const ArticleHead = ({ article }: Pick<PaperProps, 'article'>) => (
  <>
    <p className={styles.title}>
      <Words text={article.heading} />
    </p>
    <p className={styles.by}>{article.by}</p>
  </>
);

export const Paragraphs = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.map((text) => <p key={text}>{text}</p>);

export const ArticlePicture = ({ article: { picture, alt } }: Pick<PaperProps, 'article'>) =>
  picture?.publicURL && (
    <img
      className={styles.picture}
      src={picture.publicURL}
      alt={alt ?? ''}
      width={720}
      height={351}
      loading="lazy"
      decoding="async"
    />
  );
