'use strict';

const [ad, stage, view, hour, claim] = ['.ad', '#stage', '#view', '#hour', '#claim'].map((name) =>
  document.querySelector(name),
);
const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
const paper = view.getContext('2d');
const images = [];
let turn = 0; // In pictures; may go past the last one and below the first.
let travelled = 0;
let running = 0;

/** The click address: a web address from the query, else the one in the file. */
const address = new URLSearchParams(location.search).get('clickTag');
if (/^https?:\/\/\w/i.test(address ?? '')) document.querySelector('#click').href = address;

const inTurn = (number) => ((number % pictures) + pictures) % pictures;
const two = (number) => String(number).padStart(2, '0');
const light = (parts) => parts.reduce((sum, value, at) => sum + [0.2126, 0.7152, 0.0722][at] * (value / 255) ** 2.2, 0);

/** What is said from an hour on, with the words of the page. */
const [allDay, stillHot, claims] = [claim.textContent, claim.dataset.still, claim.dataset.claims.split('|')];
const claimFrom = [[0, 0], [4, 1], [9, 2], [11, 3], [14, 4], [17, 5], [21, 0]];
const claimAt = (time) => claims[claimFrom.filter(([from]) => from <= time).pop()[1]];

const draw = (image, share) => {
  if (!image?.complete || !image.naturalWidth) return;
  paper.globalAlpha = share;
  paper.drawImage(image, 0, 0, view.width, view.height);
};

/** Shows the flask at a place of the turn; between two pictures, one over the other. */
const show = (place) => {
  travelled += Math.abs(place - turn);
  turn = place;
  const [low, high] = [inTurn(Math.floor(place)), inTurn(Math.ceil(place))];
  const share = place - Math.floor(place);
  draw(images[low], 1);
  // Only halfway do both show: as short as it is seen as movement, not as two flasks.
  const blend = Math.min(1, Math.max(0, (share - 0.32) / 0.36));
  if (blend > 0) draw(images[high], blend);
  const nearest = inTurn(Math.round(place));
  const minutes = Math.round(hourOf(nearest) * 60);
  const [from, to] = [low, high].map((picture) => groundAt(hourOf(picture)));
  const ground = from.map((value, at) => Math.round(value + (to[at] - value) * blend));
  ad.style.setProperty('--ground', ground.join(' '));
  ad.style.setProperty('--turn', inTurn(place) / pictures);
  ad.classList.toggle('night', light(ground) < 0.18);
  hour.textContent = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  stage.setAttribute('aria-valuenow', nearest);
  stage.setAttribute('aria-valuetext', hour.textContent);
};

const rest = (words) => {
  claim.textContent = words ?? claimAt(hourOf(inTurn(Math.round(turn))));
};

/** Turns to a place within so many milliseconds, at once for those who want no motion. */
const turnTo = (place, time, then) => {
  cancelAnimationFrame(running);
  if (still) {
    show(place);
    (then ?? rest)();
    return;
  }
  const [from, begin] = [turn, performance.now()];
  const step = (now) => {
    const done = Math.min(1, Math.max(0, (now - begin) / time));
    show(from + (place - from) * (time > 1000 ? done * done * (3 - 2 * done) : 1 - (1 - done) ** 3));
    if (done < 1) running = requestAnimationFrame(step);
    else (then ?? rest)();
  };
  running = requestAnimationFrame(step);
};

/** Steam, after a day by hand or by itself. */
const celebrate = () => {
  travelled = 0;
  ad.classList.remove('full');
  void ad.offsetWidth;
  ad.classList.add('full');
};
const byHand = () => {
  ad.classList.remove('asking');
  rest(travelled >= pictures ? stillHot : undefined);
  if (travelled >= pictures) celebrate();
};
const step = (pictureCount) => turnTo(Math.round(turn) + pictureCount, Math.min(900, 160 + 20 * Math.abs(pictureCount)), byHand);

let drag = null;
let lastTap = 0;
stage.addEventListener('pointerdown', (event) => {
  cancelAnimationFrame(running);
  stage.setPointerCapture(event.pointerId);
  drag = { x: event.clientX, from: turn, speed: 0, moved: 0 };
});
stage.addEventListener('pointermove', (event) => {
  if (!drag) return;
  const place = drag.from - (event.clientX - drag.x) / 8.4;
  drag.speed = 0.7 * drag.speed + 0.3 * (place - turn);
  drag.moved = Math.max(drag.moved, Math.abs(event.clientX - drag.x));
  show(place);
});
const letGo = (event) => {
  if (!drag) return;
  const { speed, moved } = drag;
  drag = null;
  turnTo(Math.round(turn + Math.max(-9, Math.min(9, speed * 7))), 420, byHand);
  if (event.type === 'pointercancel' || moved > 6) return;
  // Two taps on the same place bring it closer, and away again.
  if (event.timeStamp - lastTap < 350) closer(event.offsetX, event.offsetY);
  lastTap = event.timeStamp;
};
stage.addEventListener('pointerup', letGo);
stage.addEventListener('pointercancel', letGo);

const closer = (x = 150, y = 220) => {
  stage.style.setProperty('--x', `${x}px`);
  stage.style.setProperty('--y', `${y}px`);
  stage.classList.toggle('near');
};
const keys = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 9, PageDown: -9 };
stage.addEventListener('keydown', (event) => {
  if (event.key in keys) step(keys[event.key]);
  else if (event.key === 'Home') turnTo(Math.round(turn) - inTurn(Math.round(turn)), 500, byHand);
  else if (event.key === 'End') turnTo(Math.round(turn) - inTurn(Math.round(turn)) + pictures - 1, 500, byHand);
  else if (event.key === 'Enter') closer();
  else return;
  event.preventDefault();
});
for (const [name, way] of [['#on', 3], ['#back', -3]]) {
  const button = document.querySelector(name);
  button.hidden = false;
  button.addEventListener('click', () => step(way));
}
stage.tabIndex = 0;

const load = (picture) =>
  new Promise((resolve) => {
    const image = new Image();
    image.onload = image.onerror = resolve;
    image.src = `frames/${two(picture)}.avif`;
    images[picture] = image;
  });

/** One day in five seconds, when nobody has taken the flask in hand yet. */
const turnByItself = () => {
  if (drag || travelled > 0) return;
  claim.textContent = allDay;
  turnTo(pictures, 5000, () => {
    turn = 0;
    rest(stillHot);
    celebrate();
    ad.classList.add('asking');
  });
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

/** The first picture at once, the turn when all of them are there. */
const begin = async () => {
  if (!still) ad.classList.add('begun');
  await load(0);
  show(turn);
  await Promise.all(Array.from({ length: pictures - 1 }, (_, at) => load(at + 1)));
  if (still || drag || travelled > 0) return show(turn);
  whenSeen(() => setTimeout(turnByItself, 1000));
};
void begin();
