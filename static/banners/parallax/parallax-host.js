/**
 * For the page that shows Parallax banners: tells each frame how far it has gone through the window. It reads where the
 * frame stands and nothing else, and stores nothing.
 *
 * From the banner: { banner: 'parallax', ready: true }, when it can listen, and again after { …, hello: true }.
 * To the banner: { banner: 'parallax', progress }, 0 as the frame comes in at the lower edge of the window, 1 as it has
 * left at the upper one.
 */
(() => {
  'use strict';
  const banners = new Set();
  let waiting = false;

  const tell = () => {
    waiting = false;
    for (const frame of banners) {
      if (!frame.isConnected) {
        banners.delete(frame);
        continue;
      }
      const { top, height } = frame.getBoundingClientRect();
      const progress = (innerHeight - top) / (innerHeight + height);
      frame.contentWindow.postMessage({ banner: 'parallax', progress: Math.min(1, Math.max(0, progress)) }, '*');
    }
  };
  const soon = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(tell);
  };

  addEventListener('message', ({ source, data }) => {
    if (data?.banner !== 'parallax' || data.ready !== true) return;
    const frame = [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === source);
    if (!frame) return;
    banners.add(frame);
    soon();
  });
  // Captured, so that boxes which scroll inside the page count as well.
  addEventListener('scroll', soon, { passive: true, capture: true });
  addEventListener('resize', soon);
  // A banner that was ready before this script was asks again.
  for (const frame of document.querySelectorAll('iframe')) frame.contentWindow?.postMessage({ banner: 'parallax', hello: true }, '*');
})();
