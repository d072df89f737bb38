import { useEffect, type RefObject } from 'react';

import { nearMargin } from '../config/limits';

/** Calls once when a visitor nears an element. Where the browser cannot tell, it never does. */
export const useNear = (element: RefObject<Element>, wanted: boolean, then: () => void): void => {
  useEffect(() => {
    if (!wanted || !element.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        then();
      },
      { rootMargin: nearMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wanted, then]);
};
