'use strict';

const $ = (id) => document.getElementById(id);
const still = matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The click address: a web address from the query, else the one in the file. */
const address = new URLSearchParams(location.search).get('clickTag');
if (/^https?:\/\/\w/i.test(address ?? '')) $('click').href = address;

/** The road's height at a place, from the points it is drawn with: every 20 pixels, the first at -240. */
const heights = $('road').getAttribute('points').split(' ').filter((_, at) => at % 2 === 1).slice(0, -2).map(Number);
const roadAt = (x) => {
  const place = Math.min(heights.length - 1.001, Math.max(0, (x + 240) / 20));
  const before = Math.floor(place);
  return heights[before] + (heights[before + 1] - heights[before]) * (place - before);
};

const start = 40;
const goal = 1300;
const crest = 1000;
const clamp = (value) => Math.min(1, Math.max(0, value));
const smooth = (value) => clamp(value) ** 2 * (3 - 2 * clamp(value));
const set = (id, ...moves) => $(id).setAttribute('transform', moves.join(' '));
const move = (x, y) => `translate(${x.toFixed(2)} ${y.toFixed(2)})`;

/** Knee and foot of a leg whose pedal stands at an angle. */
const leg = (id, turn) => {
  const [hipX, hipY, bone] = [-8, -48, 21.2];
  const [footX, footY] = [7.5 * Math.cos(turn), -15 + 7.5 * Math.sin(turn)];
  const [dx, dy] = [footX - hipX, footY - hipY];
  const far = Math.hypot(dx, dy);
  const bend = Math.sqrt(Math.max(0, bone * bone - (far * far) / 4)) / far;
  const [kneeX, kneeY] = [(hipX + footX) / 2 + dy * bend, (hipY + footY) / 2 - dx * bend];
  const knee = `${kneeX.toFixed(1)} ${kneeY.toFixed(1)}`;
  $(`leg${id}`).setAttribute('d', `M${hipX} ${hipY}L${knee}L${footX.toFixed(1)} ${(footY - 2).toFixed(1)}l5 1`);
  $(`crank${id}`).setAttribute('d', `M0-15L${footX.toFixed(1)} ${footY.toFixed(1)}m-4 0h8`);
  if (!id) $('shorts').setAttribute('d', `M${hipX} ${hipY}L${(hipX * 0.45 + kneeX * 0.55).toFixed(1)} ${(hipY * 0.45 + kneeY * 0.55).toFixed(1)}`);
};

/** Each line of words with what it says at the end, which stands there without scripts. */
const lines = ['first', 'second'].map((id) => [$(id), $(id).textContent]);

/** Draws the ride: 0 is in the valley, 1 halfway down to the sea. */
const show = (ride) => {
  const x = start + (goal - start) * ride;
  const y = (roadAt(x - 23) + roadAt(x + 24)) / 2;
  const lean = (Math.atan2(roadAt(x + 24) - roadAt(x - 23), 47) * 180) / Math.PI;
  const coasting = smooth((x - crest - 10) / 90);
  const climb = -roadAt(x);
  set('world', move(150 - x, 160 - y));
  set('peaks', move(-x * 0.06, 10 + climb * 0.17));
  set('hills', move(-x * 0.15, 6 + climb * 0.26));
  set('slopes', move(-x * 0.3, 8 + climb * 0.4));
  set('near', move(-x * 1.45, 2));
  set('sun', move(232, 138 - 40 * ride));
  $('late').setAttribute('opacity', smooth(ride / 0.9).toFixed(3));
  set('rider', move(150, 160), `rotate(${lean.toFixed(1)})`);
  set('scarf', move(150, 160), `rotate(${(lean + 6).toFixed(1)})`, `translate(8 -70) scale(${(0.2 + 0.8 * coasting).toFixed(2)} 1) translate(-8 70)`);
  for (const [id, at] of [['wheel-back', -22], ['wheel-front', 24.5]]) set(id, move(at, -15.5), `rotate(${((x / 15.5) * 57.3).toFixed(0)})`);
  const pedal = (Math.min(x, crest + 20) / 34) % (2 * Math.PI);
  leg('', pedal);
  leg('-far', pedal + Math.PI);
  // The sheep of the pass: on the road until she is there, then a passenger.
  const hop = clamp((x - crest + 26) / 62);
  const wait = [150 + crest + 34 - x, 160 + roadAt(crest + 34) - y];
  const turned = (lean * Math.PI) / 180;
  const rack = [150 - 27 * Math.cos(turned) + 34 * Math.sin(turned), 160 - 27 * Math.sin(turned) - 34 * Math.cos(turned)];
  set(
    'sheep',
    move(wait[0] + (rack[0] - wait[0]) * hop, wait[1] + (rack[1] - wait[1]) * hop - 60 * Math.sin(Math.PI * hop)),
    `rotate(${(lean * hop).toFixed(1)})`,
    `scale(${hop > 0.5 ? -0.86 : 0.86} .86)`,
  );
  $('wind').setAttribute('opacity', (coasting * 0.85).toFixed(2));
  set('wind', move(-((x * 0.8) % 40) * coasting, 0));
  set('dot', move(2 + 74 * ride, 1 + (roadAt(x) + 260) / 12));
  $('high').textContent = `${Math.round(312 + ((climb + 3) / 243) * 1802).toLocaleString(document.documentElement.lang)} m`;
  for (const [line, rolling] of lines) line.textContent = coasting > 0.5 ? rolling : line.dataset.climbing;
  $('second').classList.toggle('off', ride < 0.1);
};

/** How far the ride has come, and how far the reader wants it: it follows softly, and stands still when it is there. */
let ride = 0;
let wanted = 0;
let running = false;
const follow = () => {
  ride += (wanted - ride) * 0.16;
  if (Math.abs(wanted - ride) < 0.0006) ride = wanted;
  show(ride);
  running = ride !== wanted;
  if (running) requestAnimationFrame(follow);
};
const rideTo = (place) => {
  wanted = clamp(place);
  if (running || wanted === ride) return;
  running = true;
  requestAnimationFrame(follow);
};

/** Messages of the page: how far the frame has gone through the window, 0 below it, 1 above it. See parallax-host.js. */
let led = false;
const ready = () => parent.postMessage({ banner: 'parallax', ready: true }, '*');
const listen = () => {
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.banner !== 'parallax') return;
    if (data.hello) ready();
    if (!Number.isFinite(data.progress)) return;
    led = true;
    rideTo((data.progress - 0.22) / 0.56);
  });
  // Alone, the pointer leads; in a window of its own, the wheel as well. Arrow keys always work.
  $('click').addEventListener('pointermove', (event) => {
    if (!led) rideTo((event.clientX - 20) / 260);
  });
  if (parent === window) addEventListener('wheel', (event) => rideTo(wanted + event.deltaY / 2400), { passive: true });
  addEventListener('keydown', (event) => {
    const way = { ArrowRight: 0.05, ArrowDown: 0.05, ArrowLeft: -0.05, ArrowUp: -0.05 }[event.key];
    if (!way) return;
    event.preventDefault();
    rideTo(wanted + way);
  });
  if (parent !== window) ready();
};
if (!still) {
  show(0);
  listen();
}
