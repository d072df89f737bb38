import { say } from '../shared/language.js';
import { ground, handle } from './banner.js';
import { cars, layer, loud, plain, red } from './paper.js';

const [k, x, y] = [1.4, 146, 26];
const lines = (left, top, width, count) =>
  Array.from(
    { length: count },
    (_, i) =>
      `<rect x="${left}" y="${top + 22 * i}" width="${i % 4 === 3 ? width * 0.6 : width}" height="9" rx="4.500" fill="#d3dae3"/>`,
  ).join('');

/** The banner on a news page, turned to the tailgate by hand, with the red paint and a detail open. */
export const draw = () => `<svg viewBox="0 0 620 500">
  <rect width="620" height="500" fill="#f6f8fa"/>${lines(24, 30, 98, 21)}
  <svg x="${x}" y="${y}" width="${320 * k}" height="${320 * k}" viewBox="0 0 320 320">${ground(1)}</svg>
</svg>`;

const callout = `<path d="M108 166 92 118" stroke="#fff" stroke-width="1.600"/><rect x="18" y="76" width="150" height="44" rx="8" fill="#0b1018"/>${loud(28, 94, 10.5, say('Wide open', 'Cốp rộng'))}${plain(28, 110, 10.5, say('for a pram, unfolded', 'vừa xe nôi, khỏi gấp'), { fill: '#c9d8ee', weight: 500 })}<circle cx="109" cy="169" r="8.500" fill="#c2361f" stroke="#fff" stroke-width="2"/><path d="M105.500 169h7" stroke="#fff" stroke-width="2" stroke-linecap="round"/>`;

export const paint = (body) =>
  layer(
    body,
    620,
    500,
    cars([
      {
        yaw: 148,
        pitch: 14,
        size: 61 * k,
        x: x + 166 * k,
        y: y + 168 * k,
        fine: 20,
        colour: red,
        near: true,
      },
    ]),
    `<g transform="translate(${x} ${y}) scale(${k})">${callout}${handle}</g>`,
  );
