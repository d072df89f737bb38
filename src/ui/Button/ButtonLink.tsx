import type { ReactNode } from 'react';

import { AnyLink, type AnyLinkProps, type LinkTarget } from '../AnyLink/AnyLink';
import { Arrow } from '../Arrow/Arrow';
import { buttonClass, type ButtonLook } from './buttonLook';
import { Label } from '../Words/Label';

export type ButtonLinkProps = LinkTarget &
  ButtonLook &
  Pick<AnyLinkProps, 'newTab' | 'onClick' | 'data-subject'> & {
    readonly children: ReactNode;
    readonly arrow?: boolean;
  };

/** A link that asks to be followed: it leads somewhere, a `Button` does something. */
export const ButtonLink = ({ variant, tone, size, arrow = false, children, ...target }: ButtonLinkProps) => (
  <AnyLink {...target} className={buttonClass({ variant, tone, size })}>
    <Label>{children}</Label>
    {arrow && <Arrow to={target.newTab ? 'out' : 'right'} />}
  </AnyLink>
);
