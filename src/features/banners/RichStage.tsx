import type { Banner } from './banner';
import { DemoFrame } from './DemoFrame';
import { ArticlePage } from './paper/ArticlePage';
import { Phones } from './paper/Phones';
import * as styles from './RichStage.module.css';

interface RichStageProps {
  readonly banner: Banner;
  readonly paper: Queries.PaperPartFragment;
  /** What stands around the banner, if anything does. */
  readonly article: Queries.PaperArticlePartFragment | undefined;
}

/** A live banner where it belongs: on a phone or in a newspaper; by itself where nothing is written to stand around it. */
export const RichStage = ({ banner, paper, article }: RichStageProps) => {
  const frame = <DemoFrame banner={banner} />;
  if (article && banner.opened)
    return <Phones paper={paper} article={article} strip={frame} panel={banner.opened} />;
  if (article) return <ArticlePage paper={paper} article={article} advertisement={frame} />;
  return <div className={styles.alone}>{frame}</div>;
};
