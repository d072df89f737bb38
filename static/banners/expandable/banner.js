'use strict';

const [strip, panel, close] = ['strip', 'panel', 'close'].map((id) => document.getElementById(id));
const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
const size = { width: 320, height: 480 };

/** The click address: a web address from the query, else the one in the file. */
const address = new URLSearchParams(location.search).get('clickTag');
if (/^https?:\/\/\w/i.test(address ?? '')) {
  for (const link of [strip, document.getElementById('click')]) link.href = address;
}

/** Whether there is a page that makes the frame larger (expand-host.js), or room enough as it is. */
let hosted = false;
const canOpen = () => hosted || innerHeight >= size.height;
const ask = (message) => parent !== window && parent.postMessage({ banner: 'expandable', ...message }, '*');
const announce = () => {
  const opens = canOpen();
  if (opens) {
    strip.setAttribute('role', 'button');
    strip.setAttribute('aria-expanded', String(!panel.hidden));
  } else for (const name of ['role', 'aria-expanded']) strip.removeAttribute(name);
};

let plays = 0;
const open = () => {
  if (!panel.hidden) return;
  ask({ ask: 'open', ...size });
  panel.hidden = false;
  strip.inert = true;
  panel.classList.remove('closing');
  panel.classList.add('opening');
  // The night runs three times at most; after that it is morning at once.
  panel.classList.toggle('play', !still && plays < 3);
  plays += 1;
  announce();
  close.focus({ preventScroll: true });
};
const shut = () => {
  if (panel.hidden) return;
  panel.hidden = true;
  strip.inert = false;
  panel.classList.remove('opening', 'closing', 'play');
  ask({ ask: 'close' });
  announce();
  strip.focus({ preventScroll: true });
};
const closeSoftly = () => {
  if (still) shut();
  else panel.classList.add('closing');
};
panel.addEventListener('animationend', ({ animationName }) => animationName === 'down' && shut());

strip.addEventListener('click', (event) => {
  if (!canOpen()) return;
  event.preventDefault();
  open();
});
strip.addEventListener('keydown', (event) => {
  if (event.key !== ' ' || !canOpen()) return;
  event.preventDefault();
  open();
});
close.addEventListener('click', closeSoftly);
addEventListener('keydown', (event) => event.key === 'Escape' && closeSoftly());
addEventListener('resize', announce);

/** Messages of the page. See expand-host.js. */
addEventListener('message', ({ source, data }) => {
  if (source !== parent || data?.banner !== 'expandable') return;
  if (data.hello) ask({ ready: true });
  if (data.host) hosted = true;
  if (data.do === 'close') closeSoftly();
  announce();
});
ask({ ready: true });
announce();
