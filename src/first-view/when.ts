/** At once, or as soon as somebody looks: who only might come to a prerendered page does nothing there. */
export const whenSeen = (then: () => void): void => {
  if (document.prerendering) document.addEventListener('prerenderingchange', then, { once: true });
  else then();
};

/**
 * When the browser has nothing better to do, or soon: one that draws nothing may never say that it is idle. Where it cannot say so
 * (Safari), a moment later.
 */
export const whenIdle = (then: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 2_000 });
  else setTimeout(then, 200);
};
