import { AnyLink } from '../../ui/AnyLink/AnyLink';
import { Words } from '../../ui/Words/Words';
import { Label } from '../../ui/Words/Label';
import * as styles from './Way.module.css';

interface WayProps {
  readonly title: string;
  /** When somebody is there. */
  readonly hours: string;
  readonly lines: readonly { readonly label: string; readonly text: string; readonly href: string }[];
  readonly size?: 'large';
  /** The lines open a new tab, and tell so in these words. */
  readonly newTab?: string;
}

/** One way to reach us: its numbers or addresses as links, and when somebody answers. */
export const Way = ({ title, hours, lines, size, newTab }: WayProps) => (
  <div className={styles.way} data-size={size}>
    <h3 className={styles.title}>
      <Words text={title} />
    </h3>
    <p className={styles.hours}>
      <Label>{hours}</Label>
    </p>
    <ul role="list" className={styles.lines}>
      {lines.map(({ label, text, href }) => (
        <li key={href}>
          <AnyLink href={href} newTab={newTab} className={styles.link}>
            {text}
          </AnyLink>
          <span className={styles.label}>
            <Label>{label}</Label>
          </span>
        </li>
      ))}
    </ul>
  </div>
);
