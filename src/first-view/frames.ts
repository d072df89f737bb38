import { nearMargin } from '../config/limits';

/**
 * A frame that waits says its address in `data-src`: it is asked for as a visitor comes near, without React.
 * `loading="lazy"` would ask from screens away.
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
};
