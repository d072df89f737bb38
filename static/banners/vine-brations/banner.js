'use strict';
(() => {
  /** A script in the address would run on the publisher's page. */
  const isOfTheWeb = (address) => /^https?:\/\/\w/i.test(address ?? '');

  // Movement is for browsers that run scripts: without them, and for visitors who ask for less of it, the banner is
  // its own last picture.
  const root = document.documentElement;
  root.className = 'run waiting';
  // Starts when somebody can see it: publishers load frames long before they are scrolled to.
  const start = () => root.classList.remove('waiting');

  document.addEventListener('DOMContentLoaded', () => {
    const link = document.querySelector('.ad');
    const wanted = new URLSearchParams(location.search).get('clickTag') || window.clickTag;
    if (isOfTheWeb(wanted)) link.href = wanted;
    if (!('IntersectionObserver' in window)) return start();
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        start();
      },
      { threshold: 0.4 },
    );
    watcher.observe(link);
  });
})();
