import { LocalLink } from '../../i18n/LocalLink';
import { Label } from '../Words/Label';
import * as styles from './Breadcrumb.module.css';

export interface Crumb {
  readonly title: string;
  /** Path without the language, e.g. `/blog/`; a mere heading has none, nor needs the last crumb, which is the page itself. */
  readonly path?: string;
  /** Language of the title when it is not that of the page. */
  readonly lang?: string;
}

interface BreadcrumbProps {
  /** Name of the landmark. */
  readonly label: string;
  readonly crumbs: readonly Crumb[];
}

/** Where this page stands: every crumb with a page of its own is a link, the last is the current page. */
export const Breadcrumb = ({ label, crumbs }: BreadcrumbProps) => (
  <nav aria-label={label} className={styles.breadcrumb}>
    <ol role="list" className={styles.list}>
      {crumbs.map(({ title, path, lang }, index) => {
        const isLast = index === crumbs.length - 1;
        return (
          <li key={title} className={isLast || path ? styles.crumb : styles.between}>
            {path && !isLast ? (
              <LocalLink to={path}>
                <Label>{title}</Label>
              </LocalLink>
            ) : (
              <span lang={lang} aria-current={isLast ? 'page' : undefined}>
                <Label>{title}</Label>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  </nav>
);
