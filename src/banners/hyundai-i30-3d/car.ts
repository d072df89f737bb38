import { details, paints, type Words } from './details';
import { stageOn } from './stage';
import { coast, follow, pressed, wholeAngle, type Turn } from './turn';

/** What it does by itself, once: it shows that it can be turned. */
const nudge = 62;

const find = <E extends HTMLElement>(selector: string): E => {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`The banner has no ${selector}`);
  return element;
};

const language = document.documentElement.lang === 'vi' ? 'vi' : 'en';
const degrees: Words = { en: 'degrees', vi: 'độ' };
const ad = find('.ad');
const hand = find('.hand');
const line = find('.line');
const points = find('.points');
const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
const stage = stageOn(find<HTMLCanvasElement>('canvas'));

let turn: Turn = { angle: 0, speed: 0 };
let frame = 0;
let last = 0;
let held: { x: number; time: number } | undefined;

const buttons = details.map(({ name, text }) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'point';
  button.setAttribute('aria-label', name[language]);
  button.setAttribute('aria-expanded', 'false');
  button.addEventListener('click', () => {
    const opens = button.getAttribute('aria-expanded') === 'false';
    close();
    if (!opens) return;
    button.setAttribute('aria-expanded', 'true');
    const heading = document.createElement('b');
    heading.textContent = name[language];
    line.replaceChildren(heading, ` ${text[language]}`);
    ad.classList.add('reading');
  });
  points.append(button);
  return button;
});

const close = () => {
  for (const button of buttons) button.setAttribute('aria-expanded', 'false');
  line.replaceChildren();
  ad.classList.remove('reading');
};

const draw = () => {
  stage.draw(turn.angle);
  const angle = wholeAngle(turn.angle);
  ad.dataset.angle = String(angle);
  hand.setAttribute('aria-valuenow', String(angle));
  hand.setAttribute('aria-valuetext', `${angle} ${degrees[language]}`);
  buttons.forEach((button, index) => {
    const detail = details[index];
    const place = detail && stage.placeOf(detail, turn.angle);
    // What has gone round to the far side cannot be read there.
    if (!place && button.getAttribute('aria-expanded') === 'true') close();
    if (!place && document.activeElement === button) hand.focus();
    button.hidden = !place;
    if (place) button.style.translate = `${place[0].toFixed(1)}px ${place[1].toFixed(1)}px`;
  });
};

const step = (now: number) => {
  const seconds = Math.min(0.05, (now - last) / 1000);
  last = now;
  if (!held) turn = coast(turn, seconds);
  draw();
  const isMoving = turn.speed !== 0 || held !== undefined;
  ad.classList.toggle('moving', isMoving);
  frame = isMoving ? requestAnimationFrame(step) : 0;
};

/** Pictures are drawn only while something moves. */
const move = () => {
  if (frame) return;
  last = performance.now();
  ad.classList.add('moving');
  frame = requestAnimationFrame(step);
};

hand.addEventListener('pointerdown', (event) => {
  hand.setPointerCapture(event.pointerId);
  held = { x: event.clientX, time: event.timeStamp };
  turn = { ...turn, speed: 0 };
  ad.classList.add('held', 'turned');
  move();
});
hand.addEventListener('pointermove', (event) => {
  if (!held) return;
  turn = follow(turn, event.clientX - held.x, (event.timeStamp - held.time) / 1000);
  held = { x: event.clientX, time: event.timeStamp };
});
const letGo = (event: PointerEvent) => {
  // A hand that rested before it let go wants the car to stand.
  if (held && (calm || event.timeStamp - held.time > 90)) turn = { ...turn, speed: 0 };
  held = undefined;
  ad.classList.remove('held');
};
for (const type of ['pointerup', 'pointercancel'] as const) hand.addEventListener(type, letGo);
hand.addEventListener('keydown', (event) => {
  const next = pressed(turn, event.key);
  if (!next) return;
  event.preventDefault();
  turn = next;
  ad.classList.add('turned');
  move();
});
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') close();
});

for (const button of document.querySelectorAll<HTMLButtonElement>('.paints button'))
  button.addEventListener('click', () => {
    for (const other of document.querySelectorAll('.paints button'))
      other.setAttribute('aria-pressed', String(other === button));
    const tone = paints[button.value];
    if (tone) stage.paint(tone);
    ad.dataset.paint = button.value;
    move();
  });

stage.paint(paints.Tide ?? [0, 0, 0]);
draw();
ad.classList.add('ready');
hand.hidden = false;
if (!calm) {
  const seen = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      if (turn.speed !== 0 || held) return;
      turn = { ...turn, speed: nudge };
      move();
    },
    { threshold: 0.6 },
  );
  seen.observe(ad);
}
