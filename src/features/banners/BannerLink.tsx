import type { AnchorHTMLAttributes, MouseEvent } from 'react';

import { withLanguage } from '../../i18n/alternates';
import { useLanguage } from '../../i18n/LocalLink';

interface BannerLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  /** Path without the language. */
  readonly to: string;
  /** Shows in place what the link leads to. */
  readonly onFollow: () => void;
}

/** Whether a click asks for a tab or window of its own, or for a download. */
const wantsMore = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** A link to a banner's page; where React is, what it leads to comes in place. */
export const BannerLink = ({ to, onFollow, children, ...rest }: BannerLinkProps) => (
  <a
    {...rest}
    href={withLanguage(useLanguage(), to)}
    onClick={(event) => {
      if (wantsMore(event)) return;
      event.preventDefault();
      onFollow();
    }}
  >
    {children}
  </a>
);
