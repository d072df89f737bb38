import { LocalLink } from '../../../i18n/LocalLink';
import { catalogueGroupPath } from '../../../lib/catalogueListPath';
import type { Groups } from './FilterFields';
import * as styles from './GroupLinks.module.css';
import { words } from './words';

const kinds = ['categories', 'tags'] as const;

/** A page for each category and tag: for who comes without a script, and from a search engine. */
export const GroupLinks = ({ groups }: { readonly groups: Groups }) => (
  <nav lang="vi" aria-label={words.byTrade} className={styles.links}>
    {kinds.map(
      (kind) =>
        groups[kind].length > 0 && (
          <p key={kind} className={styles.row}>
            <span className={styles.kind}>{words[kind]}</span>
            {groups[kind].map(({ slug, title }) => (
              <LocalLink key={slug} to={catalogueGroupPath(kind, slug)} className={styles.link}>
                {title}
              </LocalLink>
            ))}
          </p>
        ),
    )}
  </nav>
);
