import type { ReactNode } from 'react';

import { AnyLink, type LinkTarget } from '../AnyLink/AnyLink';
import { Arrow } from '../Arrow/Arrow';
import { buttonClass, type ButtonLook } from './buttonLook';

export type ButtonLinkProps = LinkTarget &
  ButtonLook & {
    readonly children: ReactNode;
    readonly arrow?: boolean;
    /** Opens the address in a new tab, and tells so in these words. */
    readonly newTab?: string;
    /** Something to remember as it is followed. */
    readonly onClick?: () => void;
  };

/** A link that asks to be followed: it leads somewhere, a `Button` does something. */
export const ButtonLink = ({ variant, tone, size, arrow = false, children, ...target }: ButtonLinkProps) => (
  <AnyLink {...target} className={buttonClass({ variant, tone, size })}>
    {children}
    {arrow && <Arrow to={target.newTab ? 'out' : 'right'} />}
  </AnyLink>
);
