'use strict';

const [ad, room, line, when, nap] = ['ad', 'room', 'line', 'when', 'nap'].map((id) => document.getElementById(id));
const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
const [days, short] = [when.dataset.days, when.dataset.short].map((names) => names.split('|'));
const lamp = 66; // Where its light switch is passed, in percent from the left.
let cut = 46; // What is left unpainted, in percent.
let touched = false;
line.tabIndex = 0;

/** The click address: a web address from the query, else the one in the file. */
const address = new URLSearchParams(location.search).get('clickTag');
if (/^https?:\/\/\w/i.test(address ?? '')) document.getElementById('click').href = address;

const show = (place) => {
  cut = Math.min(100, Math.max(0, place));
  const day = Math.min(4, Math.floor((100 - cut) / 20.5));
  ad.style.setProperty('--cut', cut.toFixed(2));
  nap.setAttribute('transform', `translate(${(((cut * 3) % 14) + 14) % 14} 0)`);
  ad.classList.toggle('lit', cut < lamp);
  ad.classList.toggle('done', cut < 2);
  ad.classList.toggle('wet', cut < 24);
  ad.classList.toggle('dry', cut > 78);
  when.textContent = short[day];
  line.setAttribute('aria-valuenow', Math.round(cut));
  line.setAttribute('aria-valuetext', `${days[day]}, ${Math.round(100 - cut)} ${when.dataset.painted}`);
};

const follow = (event) => {
  const { left, width } = room.getBoundingClientRect();
  show(((event.clientX - left) / width) * 100);
};
let held = false;
room.addEventListener('pointerdown', (event) => {
  touched = true;
  held = true;
  ad.classList.add('by-hand');
  room.setPointerCapture(event.pointerId);
  event.preventDefault();
  line.focus({ preventScroll: true });
  follow(event);
});
room.addEventListener('pointermove', (event) => held && follow(event));
for (const end of ['pointerup', 'pointercancel']) room.addEventListener(end, () => (held = false));

const steps = { ArrowLeft: -4, ArrowDown: -4, ArrowRight: 4, ArrowUp: 4, PageDown: -20, PageUp: 20, Home: -100, End: 100 };
line.addEventListener('keydown', (event) => {
  if (!(event.key in steps)) return;
  touched = true;
  ad.classList.remove('by-hand');
  event.preventDefault();
  show(cut + steps[event.key]);
});

/** Where the roller is, by the second: a stroke a day, each with a roll back before it, then half the way home. */
const strokes = [[0.9, 100], [1.5, 78], [1.75, 83], [2.4, 58], [2.65, 63], [3.3, 38], [3.55, 43], [4.2, 18], [4.45, 23], [5.1, 0], [7.6, 0], [8.8, 46]];
const ease = (share) => (share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) ** 2);
const paint = (begin) => (now) => {
  if (touched) return;
  const time = (now - begin) / 1000;
  const next = strokes.findIndex(([second]) => second > time);
  if (next === -1) return show(46);
  const [from, start] = strokes[next - 1] ?? [0, 100];
  const [to, end] = strokes[next];
  show(start + (end - start) * ease((time - from) / (to - from)));
  requestAnimationFrame(paint(begin));
};
/** Runs something once half of the banner is on the screen. */
const whenSeen = (run) => {
  const eye = ([{ isIntersecting }], observer) => {
    if (!isIntersecting) return;
    observer.disconnect();
    run();
  };
  new IntersectionObserver(eye, { threshold: 0.5 }).observe(ad);
};

if (still) show(46);
else {
  show(100);
  ad.classList.add('begun');
  whenSeen(() => requestAnimationFrame((now) => paint(now)(now)));
}
