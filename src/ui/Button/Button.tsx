import type { ComponentPropsWithoutRef } from 'react';

import { Arrow } from '../Arrow/Arrow';
import { Label } from '../Words/Label';
import { buttonClass, type ButtonLook } from './buttonLook';
import { Spinner } from './Spinner';

export interface ButtonProps
  extends ButtonLook, Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'style'> {
  readonly arrow?: boolean;
  /** Its work is under way: it keeps its place and the focus, and a second press does nothing. */
  readonly sending?: boolean;
}

/** A native button; `type="button"` unless said otherwise, so that it never sends a form by accident. */
export const Button = ({
  variant,
  tone,
  size,
  arrow = false,
  sending = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={buttonClass({ variant, tone, size })}
    aria-disabled={sending || undefined}
    onClick={sending ? (event) => event.preventDefault() : onClick}
  >
    <Label>{children}</Label>
    {sending ? <Spinner /> : arrow && <Arrow />}
  </button>
);
