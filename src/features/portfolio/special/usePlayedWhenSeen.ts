import { useEffect, type RefObject } from 'react';

/**
 * Tells the banner in a frame that it is seen, once. It starts by itself where it is seen whole; of one that is cropped it
 * sees less than it waits for.
 */
export const usePlayedWhenSeen = (
  box: RefObject<Element>,
  frame: RefObject<HTMLIFrameElement>,
  isLoaded: boolean,
): void => {
  useEffect(() => {
    if (!isLoaded || !box.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        frame.current?.contentWindow?.postMessage('play', '*');
      },
      { threshold: 0.6 },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, frame, isLoaded]);
};
