import { calloutsIn } from './callouts';
import { details, paints, type Words } from './details';
import { stageOn } from './stage';
import { coast, follow, pressed, settled, wholeAngle, type Turn } from './turn';

/** What it does by itself, once: it shows that it can be turned. */
const nudge = 62;

const find = <E extends Element = HTMLElement>(selector: string): E => {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`The banner has no ${selector}`);
  return element;
};

const language = document.documentElement.lang === 'vi' ? 'vi' : 'en';
const degrees: Words = { en: 'degrees', vi: 'độ' };
const ad = find('.ad');
const hand = find('.hand');
const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
const stage = stageOn(find<HTMLCanvasElement>('canvas'));

let turn: Turn = { angle: 0, speed: 0 };
let frame = 0;
let last = 0;
/** Frames one after another that came late, as they do where a processor draws. */
let lateFrames = 0;
let held: { x: number; time: number } | undefined;

const rests = (now: number) => held !== undefined && now - held.time > 90;

const callouts = calloutsIn({
  ...{ ad, hand, language },
  points: find('.points'),
  line: find('.line'),
  leader: find('.leader path'),
  grab: (from, now) => {
    hold(from);
    pull(now);
  },
});

const draw = (roughly = false) => {
  stage.draw(turn.angle, roughly);
  const angle = wholeAngle(turn.angle);
  ad.dataset.angle = String(angle);
  hand.setAttribute('aria-valuenow', String(angle));
  hand.setAttribute('aria-valuetext', `${angle} ${degrees[language]}`);
  // A hand that rests holds it still, however fast it came there. Lines come for who turns it: what it does by itself is a promise, and no reading.
  callouts.draw(
    details.map((detail) => stage.placeOf(detail, turn.angle)),
    ad.classList.contains('turned') ? (rests(performance.now()) ? 0 : turn.speed) : undefined,
  );
};

const step = (now: number) => {
  // However few pictures there are of it, it turns as long as it should; but it does not go on from where a tab was left.
  const seconds = Math.min(0.25, (now - last) / 1000);
  last = now;
  if (lateFrames < 2) lateFrames = seconds > 0.06 ? lateFrames + 1 : 0;
  if (!held) turn = coast(turn, seconds);
  const isMoving = turn.speed !== 0 || held !== undefined;
  draw(isMoving && lateFrames >= 2);
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

/** The hand has the pointer from now on, wherever it was pressed. */
const hold = ({ pointerId, clientX, timeStamp }: PointerEvent) => {
  hand.setPointerCapture(pointerId);
  held = { x: clientX, time: timeStamp };
  turn = { ...turn, speed: 0 };
  ad.classList.add('held', 'turned');
  move();
};
const pull = ({ clientX, timeStamp }: PointerEvent) => {
  if (!held) return;
  turn = follow(turn, clientX - held.x, (timeStamp - held.time) / 1000);
  held = { x: clientX, time: timeStamp };
};
hand.addEventListener('pointerdown', hold);
hand.addEventListener('pointermove', pull);
const letGo = (event: PointerEvent) => {
  // A hand that rested before it let go wants the car to stand.
  if (calm || rests(event.timeStamp)) turn = { ...turn, speed: 0 };
  held = undefined;
  ad.classList.remove('held');
};
for (const type of ['pointerup', 'pointercancel'] as const) hand.addEventListener(type, letGo);
hand.addEventListener('keydown', (event) => {
  const next = pressed(turn, event.key);
  if (!next) return;
  event.preventDefault();
  turn = calm ? settled(next) : next;
  ad.classList.add('turned');
  move();
});
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') callouts.close();
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
