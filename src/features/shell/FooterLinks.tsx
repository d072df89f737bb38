import { Words } from '../../ui/Words/Words';
import { Label } from '../../ui/Words/Label';
import * as styles from './Footer.module.css';

interface FooterLinksProps {
  readonly id: string;
  readonly heading: string;
  readonly links: readonly { readonly text: string; readonly href: string }[];
}

/** One named list of links. */
export const FooterLinks = ({ id, heading, links }: FooterLinksProps) => (
  <nav aria-labelledby={id}>
    <h2 id={id} className={styles.heading}>
      <Words text={heading} />
    </h2>
    <ul role="list">
      {links.map(({ text, href }) => (
        <li key={href}>
          <a href={href} className={styles.link}>
            <Label>{text}</Label>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
