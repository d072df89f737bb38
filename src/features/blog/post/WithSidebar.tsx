import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';

import { LocalLink } from '../../../i18n/LocalLink';
// Of what comes into the place: the build inlines the styles that a page's own components ask for.
import '../../../ui/Chips/Chips.module.css';
import { FragmentPlace } from '../../../ui/FragmentPlace/FragmentPlace';
import { Label } from '../../../ui/Words/Label';
import { Words } from '../../../ui/Words/Words';
import * as styles from '../Sidebar.module.css';

interface WithSidebarProps {
  /** On the other side of the text, on a wide screen. */
  readonly before: ReactNode;
  readonly children: ReactNode;
}

/** A text with the place for the blog's sidebar beside it (`Sidebar`). */
export const WithSidebar = ({ before, children }: WithSidebarProps) => {
  const { t } = useTranslation('blog');
  return (
    <div className={styles.columns}>
      <div className={styles.before}>{before}</div>
      {children}
      <aside aria-label={t('sidebar')}>
        <FragmentPlace part="sidebar" className={styles.sidebar}>
          <h2 className={styles.heading}>
            <Words text={t('sidebar')} />
          </h2>
          <LocalLink to="/blog/" className={styles.post}>
            <Label>{t('allPosts')}</Label>
          </LocalLink>
        </FragmentPlace>
      </aside>
    </div>
  );
};
