import type { ReactNode } from 'react';

import { AnyLink, type LinkTarget } from '../AnyLink/AnyLink';
import { Arrow } from '../Arrow/Arrow';
import { Label } from '../Words/Label';
import * as styles from './TextLink.module.css';

type TextLinkProps = LinkTarget & {
  readonly children: ReactNode;
  /** Opens the address in a new tab, and tells so in these words. */
  readonly newTab?: string;
};

/** A link that stands alone, underlined in the accent, with an arrow that shows where it leads. */
export const TextLink = ({ children, ...target }: TextLinkProps) => (
  <AnyLink {...target} className={styles.link}>
    <Label>{children}</Label>
    <Arrow to={target.newTab ? 'out' : 'right'} />
  </AnyLink>
);
