import type { ReactNode } from 'react';

import * as styles from '../Sidebar.module.css';
import { BlogSidebar } from './BlogSidebar';

interface WithSidebarProps {
  /** Of the post. */
  readonly slug: string;
  /** On the other side of the text, on a wide screen. */
  readonly before: ReactNode;
  readonly children: ReactNode;
}

/** The text of a post with the blog's sidebar beside it, where there is room. */
export const WithSidebar = ({ slug, before, children }: WithSidebarProps) => (
  <div className={styles.columns}>
    <div className={styles.before}>{before}</div>
    {children}
    <BlogSidebar slug={slug} />
  </div>
);
