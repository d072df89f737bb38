import { textTone } from '../../lib/textTone';
import { sizeOf, type Banner } from './banner';
import { DemoFrame } from './DemoFrame';
import { Measure } from './Measure';
import { ArticlePage } from './paper/ArticlePage';
import { Phones } from './paper/Phones';
import * as styles from './RichStage.module.css';

interface RichStageProps {
  readonly banner: Banner;
  readonly paper: Queries.PaperPartFragment;
  /** What stands around the banner, if anything does. */
  readonly article: Queries.PaperArticlePartFragment | undefined;
}

/** A live banner where it belongs: on a phone, in a newspaper, or by itself under a measured rule. */
export const RichStage = ({ banner, paper, article }: RichStageProps) => {
  const frame = <DemoFrame banner={banner} />;
  if (article && banner.opened)
    return <Phones paper={paper} article={article} strip={frame} panel={banner.opened} />;
  if (article) return <ArticlePage paper={paper} article={article} advertisement={frame} />;
  return (
    <div className={styles.alone} data-words={textTone(banner.ground[0] ?? '')}>
      <Measure size={sizeOf(banner)} />
      <div className={styles.banner}>{frame}</div>
    </div>
  );
};
