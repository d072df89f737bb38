import { useState, type RefObject } from 'react';

import type { SlickStrip } from './SlickStrip';

/**
 * react-slick on request. It takes the strip's place when it is there, unless the focus is in the strip and would be
 * lost. Without it (offline, a file that is gone) the strip stays, and nothing is missing.
 */
export const useSlick = (root: RefObject<HTMLElement>) => {
  const [Slick, setSlick] = useState<typeof SlickStrip>();
  const wish = () => {
    if (Slick) return;
    void import('./SlickStrip').then(
      (module) => {
        const inStrip = root.current?.querySelector('[role="region"]')?.contains(document.activeElement);
        if (!inStrip) setSlick(() => module.SlickStrip);
      },
      () => undefined,
    );
  };
  return { Slick, wish };
};
