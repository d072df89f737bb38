import type { ReactNode } from 'react';

import { LocalLink } from '../../i18n/LocalLink';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/** A page of this site in the language of the page (`/blog/`), or any other address: another site, `tel:`, `#part`. */
export type LinkTarget =
  { readonly to: string; readonly href?: undefined } | { readonly href: string; readonly to?: undefined };

export type AnyLinkProps = LinkTarget & {
  readonly className?: string;
  readonly children: ReactNode;
  /** Opens the address in a new tab, and tells so in these words. */
  readonly newTab?: string;
  /** Something to remember as it is followed. */
  readonly onClick?: () => void;
};

/** The one place that knows which element a link is. */
export const AnyLink = ({ to, href, newTab, className, onClick, children }: AnyLinkProps) => {
  if (to !== undefined) {
    return (
      <LocalLink to={to} className={className} onClick={onClick}>
        {children}
      </LocalLink>
    );
  }
  return (
    <a
      href={href}
      className={className}
      onClick={onClick}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {newTab && <VisuallyHidden> ({newTab})</VisuallyHidden>}
    </a>
  );
};
