import { LocalLink } from '../../../i18n/LocalLink';
import { catalogueGroupPath } from '../../../lib/catalogueListPath';
import { Words } from '../../../ui/Words/Words';
import type { GroupKind } from './catalogueFilter';
import type { Group } from './FilterFields';
import * as styles from './GroupLinks.module.css';

interface GroupRowProps {
  /** What they are. */
  readonly label: string;
  readonly kind: GroupKind;
  readonly groups: readonly Group[];
}

/** Links to the pages of some categories or tags, and before them what they are; nothing where there are none. */
export const GroupRow = ({ label, kind, groups }: GroupRowProps) =>
  groups.length > 0 ? (
    <p className={styles.row}>
      <span className={styles.kind}>{label}</span>{' '}
      <span className={styles.list}>
        {groups.map(({ slug, title }) => (
          <LocalLink key={slug} to={catalogueGroupPath(kind, slug)}>
            <Words text={title} />
          </LocalLink>
        ))}
      </span>
    </p>
  ) : null;
