import { Slice } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';

import { useLanguage } from '../../i18n/LocalLink';
import * as styles from './Sidebar.module.css';

/** A post with the blog's sidebar beside it; the sidebar's styles are asked for here, see `Shell`. */
export const WithSidebar = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation('blog');
  return (
    <div className={styles.columns}>
      {children}
      <aside aria-label={t('sidebar')} className={styles.sidebar}>
        {/* A slice is found in the source by its alias: it has to be a literal. */}
        {useLanguage() === 'vn' ? <Slice alias="blog-sidebar--vn" /> : <Slice alias="blog-sidebar--en" />}
      </aside>
    </div>
  );
};
