import { Fragment } from 'react';

import { LocalLink } from '../../i18n/LocalLink';
import * as styles from './CategoryLinks.module.css';
import { filterPath } from './postFilter';

/** The categories of a post, each leading to its posts; nothing when it has none. */
export const CategoryLinks = ({ titles }: { readonly titles: readonly string[] | undefined }) => {
  if (!titles?.length) return null;
  return (
    <p className={styles.categories}>
      {titles.map((title, index) => (
        <Fragment key={title}>
          {index > 0 && ', '}
          <LocalLink to={filterPath({ kind: 'category', title })}>{title}</LocalLink>
        </Fragment>
      ))}
    </p>
  );
};
