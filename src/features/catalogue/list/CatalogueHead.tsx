import { Words } from '../../../ui/Words/Words';
import { EnglishNote } from '../EnglishNote';
import * as styles from './CatalogueHead.module.css';
import { countOf } from './words';

interface CatalogueHeadProps {
  readonly heading: string;
  readonly text: string | null;
  /** How many templates there are. */
  readonly total: number;
}

const Count = ({ total }: { readonly total: number }) => (
  <span className={styles.count}>{countOf(total)}</span>
);

/** The head of a list of templates: what it is, how many it has, what for. */
export const CatalogueHead = ({ heading, text, total }: CatalogueHeadProps) => (
  <div lang="vi" className={styles.head}>
    <h1 className={styles.title}>
      <Words text={heading} /> <Count total={total} />
    </h1>
    <div className={styles.text}>
      {text && <p>{text}</p>}
      <EnglishNote />
    </div>
  </div>
);
