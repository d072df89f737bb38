import type { ReactNode } from 'react';

import { BrowserFrame } from './BrowserFrame';
import { PhoneFrame } from './PhoneFrame';

interface FramedProps {
  /** `browser` and `phone` have a frame; any other kind of work is shown as it is. */
  readonly kind: string;
  /** Shown in the bar of a browser, for the eye alone. */
  readonly address?: string;
  /** A `Picture`. */
  readonly children: ReactNode;
}

/** A picture in the frame of what it is seen on. */
export const Framed = ({ kind, address, children }: FramedProps) => {
  if (kind === 'browser') return <BrowserFrame address={address}>{children}</BrowserFrame>;
  if (kind === 'phone') return <PhoneFrame>{children}</PhoneFrame>;
  return children;
};
