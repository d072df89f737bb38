import { nearMargin } from '../config/limits';

/**
 * A frame that waits says its address in `data-src`: it is asked for as a visitor comes near, without React.
 * `loading="lazy"` would ask from screens away. What is in it may say what it is doing: the words of its button that
 * name that state in `data-while` are shown.
 */
export const watchFrames = (): void => {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        target.setAttribute('src', target.getAttribute('data-src') ?? '');
      }
    },
    { rootMargin: nearMargin },
  );
  // Not those that React has asked for.
  for (const frame of document.querySelectorAll('[data-src]:not([src])')) near.observe(frame);
  addEventListener('message', ({ data }: MessageEvent<{ banner?: string; state?: string } | null>) => {
    // Others talk to the page too.
    if (data?.banner)
      for (const words of document.querySelectorAll<HTMLElement>('[data-while]'))
        words.hidden = words.dataset.while !== data.state;
  });
};
