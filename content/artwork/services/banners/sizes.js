import { say } from '../words.js';
import { freeze } from './frozen.js';

const narrow = innerWidth < 500;
document.documentElement.classList.toggle('narrow', narrow);

/** Where each size stands: on wide screens, on phones. */
const places = {
  '970x250': [33, 77, 20, 55],
  '300x600': [568, 77, 249, 163],
  '728x90': [33, 249, 20, 163],
  '320x50': [33, 336, 20, 219],
  '300x250': [33, 400, 20, 269],
};

const words = (x, y, size, text, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" letter-spacing="${size * -0.022}" stroke-width="${size * 0.04}" color="#6b2413" ${more}>${text}</text>`;
const [first, second] = say(['Breakfast', 'pops up.'], ['Bữa sáng', 'bật lên.']);
const name = (x, y, size, text = 'Toast &amp; Co') =>
  words(x, y, size, text, 'style="color:#ffec9f" text-anchor="middle"');
const sun = (x, y, r) =>
  `<circle cx="${x}" cy="${y}" r="${r * 1.4}" fill="#ffd05c"/><circle cx="${x}" cy="${y}" r="${r}" fill="#ffc23a"/>`;
const slice = (x, y, turn, scale, butter = '') =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><use href="#slice"/>${butter && `<g transform="translate(2 -18)">${butter}</g>`}</g>`;
/** A toaster from its slot to the foot, its slices hidden below the slot. */
const toaster = (x, y, width, height, slices) =>
  `<clipPath id="slot${width}"><path d="M-50-400h1100V${y + 8}H-50z"/></clipPath><g clip-path="url(#slot${width})">${slices}</g><path d="M${x} ${y + height + 60}V${y + 52}q0-44 44-44h${width - 88}q44 0 44 44v${height}z" fill="url(#body)"/><rect x="${x + 34}" y="${y}" width="${width - 68}" height="16" rx="8" fill="url(#chrome)"/><rect x="${x + 42}" y="${y + 4}" width="${width - 84}" height="8" rx="4" fill="#3a120c"/>`;
const button = (x, y, width, size) =>
  `<rect x="${x - width / 2}" y="${y - size * 1.45}" width="${width}" height="${size * 2.3}" rx="${size * 1.15}" fill="#fff3d6"/>${words(x, y + size * 0.05, size, say('Save me a seat', 'Giữ chỗ nhé'), 'style="color:#9d2c20" text-anchor="middle"')}`;

const compositions = (butter) => ({
  '970x250':
    sun(742, 200, 200) +
    words(42, 114, 92, first) +
    words(42, 206, 92, second) +
    toaster(556, 132, 372, 130, slice(656, 98, -9, 0.98, butter) + slice(826, 92, 11, 0.96)) +
    name(742, 192, 42) +
    button(742, 229, 150, 16),
  '728x90':
    sun(540, 90, 110) +
    words(24, 59, 41, `${first} ${second}`) +
    slice(504, 78, -12, 0.62, butter) +
    slice(580, 74, 12, 0.6) +
    '<path d="M628 0h100v90H628z" fill="url(#body)"/>' +
    name(678, 43, 25, 'Toast') +
    name(678, 69, 25, '&amp; Co'),
  '320x50':
    sun(250, 50, 60) +
    words(12, 32, 20, `${first} ${second}`) +
    slice(241, 46, -10, 0.34) +
    '<path d="M276 0h44v50h-44z" fill="url(#body)"/><path d="M294 17l9 8-9 8" stroke="#ffec9f" stroke-width="3.500" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
  '300x250':
    sun(170, 190, 130) +
    words(17, 46, 41, first) +
    words(17, 86, 41, second) +
    toaster(14, 194, 272, 80, slice(100, 172, -8, 0.66, butter) + slice(218, 154, 13, 0.72)) +
    name(150, 236, 27),
});

const stand = (size) => {
  const [w, h] = size.split('x').map(Number);
  const [left, top, leftNarrow, topNarrow] = places[size];
  const figure = document.createElement('figure');
  figure.style.cssText = `left:${narrow ? leftNarrow : left}px;top:${narrow ? topNarrow : top}px;--w:${w};--h:${h}`;
  figure.innerHTML = `<figcaption>${w} × ${h}</figcaption><div class="ad"></div>`;
  document.body.append(figure);
  return [figure.querySelector('.ad'), w, h];
};

const [tall] = stand('300x600');
const frame = document.createElement('iframe');
frame.dataset.banner = 'toast-and-co';
tall.append(frame);
const banner = await freeze(frame);
// The same bread and butter as in the banner itself.
const defs = banner.querySelector('defs').innerHTML;
const butter = banner.querySelector('.pat > g').innerHTML;
document.body.insertAdjacentHTML(
  'beforeend',
  `<svg width="0" height="0" style="position:absolute"><defs>${defs}</defs></svg>`,
);

for (const [size, drawing] of Object.entries(compositions(butter))) {
  const [place, w, h] = stand(size);
  place.innerHTML = `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><path d="M0 0h${w}v${h}H0z" fill="#ffe08a"/>${drawing}</svg>`;
}
