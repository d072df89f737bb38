import type { ReactNode } from 'react';

import { LocalLink } from '../../i18n/LocalLink';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Label } from '../Words/Label';

/** A page of this site in the language of the page (`/blog/`), or any other address: another site, `tel:`, `#part`. */
export type LinkTarget =
  | {
      readonly to: string;
      readonly href?: undefined;
      /** Always loads a document (`LocalLink`). */ readonly reload?: boolean;
    }
  | { readonly href: string; readonly to?: undefined };

export type AnyLinkProps = LinkTarget & {
  readonly className?: string;
  readonly 'aria-current'?: 'page';
  readonly children: ReactNode;
  /** Opens the address in a new tab, and tells so in these words. */
  readonly newTab?: string;
  /** Something to remember as it is followed. */
  readonly onClick?: () => void;
  /** What the contact form is to be about: remembered also before React is there (src/first-view/choices.ts). */
  readonly 'data-subject'?: string;
};

/** The one place that knows which element a link is. */
export const AnyLink = ({ newTab, children, ...link }: AnyLinkProps) => {
  if (link.to !== undefined)
    return (
      <LocalLink {...link}>
        <Label>{children}</Label>
      </LocalLink>
    );
  return (
    <a {...link} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      <Label>{children}</Label>
      {newTab && <VisuallyHidden> ({newTab})</VisuallyHidden>}
    </a>
  );
};
