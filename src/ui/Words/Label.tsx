import type { ReactNode } from 'react';

import { Words } from './Words';

/**
 * The words of a label, link or button. They are one box, as they may stand in a row with other things. What is not a text
 * of its own is shown as it is.
 */
export const Label = ({ children }: { readonly children: ReactNode }) => {
  if (typeof children !== 'string' || !children.includes('\u00A0')) return children;
  const words = <Words text={children} />;
  return children.includes(' ') ? <span>{words}</span> : words;
};
