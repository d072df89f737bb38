import { LocalLink } from '../../../i18n/LocalLink';
import { Label } from '../../../ui/Words/Label';
import { Words } from '../../../ui/Words/Words';
import { collectionPath } from '../collectionPath';
import * as styles from './Layouts.module.css';
import type { TemplatePicture } from './pictures';
import { Thumbnail } from './Thumbnail';
import { words } from './words';

interface LayoutsProps {
  /** Slug of the template. */
  readonly template: string;
  readonly layouts: readonly {
    readonly slug: string;
    readonly title: string;
    readonly thumbnail: TemplatePicture;
  }[];
  /** Slug of the one that is shown. */
  readonly current: string | undefined;
}

/** The layouts of a template, each leading to its page; the current one is ringed. */
export const Layouts = ({ template, layouts, current }: LayoutsProps) => {
  if (layouts.length === 0) return null;
  return (
    <section className={styles.layouts} aria-labelledby="layouts">
      <div className={styles.heading}>
        <h2 id="layouts">
          <Words text={words.layouts} />
        </h2>
        <p>
          <Label>{words.count(layouts.length)}</Label>
        </p>
      </div>
      <ul role="list" className={styles.grid}>
        {layouts.map(({ slug, title, thumbnail }) => (
          <li key={slug}>
            <LocalLink
              to={collectionPath(template, slug)}
              className={styles.layout}
              {...(slug === current && { 'aria-current': 'page' })}
            >
              <Thumbnail picture={thumbnail} sizes="(width < 640px) 45vw, (width < 1000px) 22vw, 100px" />
              <span className={styles.title}>
                <Label>{title}</Label>
              </span>
              {slug === current && <span className={styles.current}>{words.current}</span>}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
