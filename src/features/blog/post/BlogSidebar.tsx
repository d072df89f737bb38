import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { CSSProperties } from 'react';

// Of what comes into the place: the build inlines the styles that a page's own components ask for.
import '../../../ui/Chips/Chips.module.css';
import { FragmentPlace } from '../../../ui/FragmentPlace/FragmentPlace';
import { TextLink } from '../../../ui/TextLink/TextLink';
import { Words } from '../../../ui/Words/Words';
import { hiddenBy } from '../hiddenBy';
import * as styles from '../Sidebar.module.css';

interface BlogSidebarProps {
  /** Of the post on whose page it is: the recent posts are listed without it. */
  readonly slug: string;
  /** On a narrow screen it is below everything else, on a wide one beside the text: each place is hidden where the other is shown. */
  readonly below?: boolean;
}

/** The place for the blog's sidebar (`Sidebar`); beside the text its first heading is there before it comes. */
export const BlogSidebar = ({ slug, below = false }: BlogSidebarProps) => {
  const { t } = useTranslation('blog');
  return (
    <aside
      aria-label={t('sidebar')}
      className={below ? styles.below : styles.beside}
      style={{ [hiddenBy(slug)]: 'none' } as CSSProperties}
    >
      <FragmentPlace part="sidebar" className={styles.sidebar}>
        {!below && (
          <h2 className={styles.heading}>
            <Words text={t('recentPosts')} />
          </h2>
        )}
        <p className={styles.all}>
          <TextLink to="/blog/">{t('allPosts')}</TextLink>
        </p>
        {!below && (
          <div className={styles.coming} aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
          </div>
        )}
      </FragmentPlace>
    </aside>
  );
};
