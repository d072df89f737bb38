import { nearMargin } from '../config/limits';
import { bringFragment } from '../lib/bringFragment';

/** Shows the words of a button that name in `data-while` what the frame beside it does. */
const tell = ({ data }: MessageEvent<{ banner?: string; state?: string } | null>) => {
  // Others talk to the page too.
  if (data?.banner)
    for (const words of document.querySelectorAll<HTMLElement>('[data-while]'))
      words.hidden = words.dataset.while !== data.state;
};

/**
 * What waits says its address in `data-src`: it is asked for as a visitor comes near, without React. A frame, where
 * `loading="lazy"` would ask from screens away, and which is heard from then on; a place for a part of a fragment
 * (src/ui/FragmentPlace).
 */
export const watchFrames = (): void => {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        const frame = target as HTMLIFrameElement;
        const { src = '', part } = frame.dataset;
        if (part) bringFragment(src);
        // React may have asked for it in between.
        else if (!frame.src) frame.src = src;
        near.unobserve(target);
        addEventListener('message', tell);
      }
    },
    { rootMargin: nearMargin },
  );
  // Not those that React has asked for.
  for (const waiting of document.querySelectorAll('[data-src]:not([src])')) near.observe(waiting);
};
