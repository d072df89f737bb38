import { useEffect, useState, type RefObject } from 'react';

/**
 * How many slides the style sheet shows side by side: its `--per-view`, read again when the window changes; undefined
 * until React has taken over.
 */
export const useFit = (root: RefObject<HTMLElement>): number | undefined => {
  const [fit, setFit] = useState<number>();
  useEffect(() => {
    const read = () => {
      if (root.current) setFit(Number(getComputedStyle(root.current).getPropertyValue('--per-view')) || 1);
    };
    read();
    window.addEventListener('resize', read);
    return () => window.removeEventListener('resize', read);
  }, [root]);
  return fit;
};
