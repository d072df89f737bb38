import { withPrefix } from 'gatsby';
import { useCallback, useRef, type ReactNode } from 'react';

import { useLanguage } from '../../i18n/LocalLink';
import { bringFragment } from '../../lib/bringFragment';
import { fragmentPath, partName, type FragmentPart } from '../../lib/fragments';
import { useNear } from '../../lib/useNear';
import * as styles from './FragmentPlace.module.css';

interface FragmentPlaceProps {
  readonly part: FragmentPart;
  /** Of what is brought; it reserves the height. */
  readonly className: string;
  /** What stands there without scripts, and when nothing comes: a way to the same. */
  readonly children: ReactNode;
}

/** React leaves the inside alone, whatever the script of the first view has brought before. */
const nothing = { __html: '' };

/**
 * Where a part of the language's fragment is put as a visitor nears it, in a first view without React
 * (src/first-view/frames.ts): whichever of the two is first asks, and for all places of the page.
 */
export const FragmentPlace = ({ part, className, children }: FragmentPlaceProps) => {
  const place = useRef<HTMLDivElement>(null);
  const address = withPrefix(fragmentPath(useLanguage()));
  const bring = useCallback(() => bringFragment(address), [address]);
  useNear(place, true, bring);
  return (
    <div className={styles.place}>
      <div
        ref={place}
        className={className}
        data-src={address}
        data-part={partName(part)}
        suppressHydrationWarning
        dangerouslySetInnerHTML={nothing}
      />
      <div className={styles.instead}>{children}</div>
    </div>
  );
};
