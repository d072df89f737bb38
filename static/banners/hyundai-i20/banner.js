'use strict';
/** How often it plays again by itself after the first time. */
const replays = 3;

(() => {
  const ad = document.querySelector('.ad');
  const click = document.querySelector('.click');
  const again = document.querySelector('.again');
  const asked = new URLSearchParams(location.search);

  /** A script in the address would run on the publisher's page. */
  const isOfTheWeb = (address) => /^https?:\/\/\w/i.test(address ?? '');
  const wanted = asked.get('clickTag') || window.clickTag;
  if (isOfTheWeb(wanted)) click.href = wanted;
  // A new month needs no new drawing.
  if (asked.get('offer')) document.querySelector('.offer').textContent = asked.get('offer');

  /** `still` before it starts and after it ends, `playing`, `paused`: for the page around it, which has the button. */
  const say = (state) => {
    ad.dataset.state = state;
    if (parent !== window) parent.postMessage({ banner: 'hyundai-i20', state }, '*');
  };
  const play = (runs) => {
    ad.classList.remove('run', 'paused');
    void ad.offsetWidth; // begins anew
    ad.style.setProperty('--runs', runs);
    ad.classList.add('run');
    again.hidden = true;
    say('playing');
  };
  const end = () => {
    ad.classList.remove('run', 'paused');
    again.hidden = false;
    say('still');
  };
  const pause = (isPaused) => {
    if (!ad.classList.contains('run')) return;
    ad.classList.toggle('paused', isPaused);
    say(isPaused ? 'paused' : 'playing');
  };

  document.querySelector('.car').addEventListener('animationend', ({ animationName }) => {
    if (animationName === 'car') end();
  });
  again.addEventListener('click', () => {
    play(1);
    click.focus({ preventScroll: true });
  });
  addEventListener('message', ({ source, data }) => {
    if (source !== parent) return;
    if (data === 'state') say(ad.dataset.state);
    const toggled = data === 'toggle' && (ad.dataset.state === 'playing' ? 'pause' : 'play');
    const asked = toggled || data;
    if (asked === 'pause') pause(true);
    if (asked === 'play') ad.classList.contains('run') ? pause(false) : play(1);
  });

  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    again.hidden = false;
    say('still');
    return;
  }
  const watcher = new IntersectionObserver(
    ([{ isIntersecting }]) => {
      if (!isIntersecting) return;
      watcher.disconnect();
      play(replays + 1);
    },
    { threshold: 0.6 },
  );
  watcher.observe(ad);
  say('still');
})();
