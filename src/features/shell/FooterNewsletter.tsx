import type { ReactNode } from 'react';

import { Words } from '../../ui/Words/Words';
import * as styles from './Footer.module.css';

interface FooterNewsletterProps {
  readonly heading: string;
  readonly text: string;
  /** What the visitor can do here: subscribe, read the blog. */
  readonly children: ReactNode;
}

/** How to keep hearing from us. */
export const FooterNewsletter = ({ heading, text, children }: FooterNewsletterProps) => (
  <section aria-labelledby="footer-newsletter" className={styles.apart}>
    <h2 id="footer-newsletter" className={styles.heading}>
      <Words text={heading} />
    </h2>
    <p className={styles.newsletterText}>{text}</p>
    {children}
  </section>
);
