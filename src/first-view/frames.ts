import { nearMargin } from '../config/limits';

/** Shows the words of a button that name in `data-while` what the frame beside it does. */
const tell = ({ data }: MessageEvent<{ banner?: string; state?: string } | null>) => {
  // Others talk to the page too.
  if (data?.banner)
    for (const words of document.querySelectorAll<HTMLElement>('[data-while]'))
      words.hidden = words.dataset.while !== data.state;
};

/**
 * A frame that waits says its address in `data-src`: it is asked for as a visitor comes near, without React.
 * `loading="lazy"` would ask from screens away. From then on it is heard.
 */
export const watchFrames = (): void => {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        target.setAttribute('src', target.getAttribute('data-src') ?? '');
        addEventListener('message', tell);
      }
    },
    { rootMargin: nearMargin },
  );
  // Not those that React has asked for.
  for (const frame of document.querySelectorAll('[data-src]:not([src])')) near.observe(frame);
};
