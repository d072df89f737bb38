import { LocalLink } from '../../i18n/LocalLink';
import { Label } from '../../ui/Words/Label';
import * as styles from './Navigation.module.css';
import { isGroup, type NavItem } from './menu';

interface NavigationProps {
  /** Name of the landmark. */
  readonly label: string;
  readonly items: readonly NavItem[];
}

/** The menu: links, and groups that open on demand. Only one group is open at a time. */
export const Navigation = ({ label, items }: NavigationProps) => (
  <nav aria-label={label}>
    <ul role="list" className={styles.items}>
      {items.map((item) => (
        <li key={item.text} className={styles.item}>
          {isGroup(item) ? (
            <details name="top-menu" className={styles.group}>
              <summary className={styles.link}>
                <Label>{item.text}</Label>
              </summary>
              <ul role="list" className={styles.submenu}>
                {item.links.map((link) => (
                  <li key={link.path}>
                    <LocalLink to={link.path} className={styles.sublink} within={styles.within}>
                      <Label>{link.text}</Label>
                    </LocalLink>
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            <LocalLink
              to={item.path}
              className={styles.link}
              within={item.path === '/' ? undefined : styles.within}
            >
              <Label>{item.text}</Label>
            </LocalLink>
          )}
        </li>
      ))}
    </ul>
  </nav>
);
