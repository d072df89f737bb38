import { plain } from './words.js';

const y = (hour) => 66 + (hour - 9) * 46;
const scribble = (x, top, width, tone) =>
  `<path d="M${x} ${top}${Array.from({ length: Math.floor(width / 12) }, (_, i) => `q3 ${i % 2 ? -9 : -12} 6 0t6 0`).join('')}" fill="none" stroke="${tone}" stroke-width="2.800" stroke-linecap="round"/>`;

/** Column, from, minutes it really took, colour. */
const visits = [
  [0, 9, 70, '#e39271'],
  [0, 10, 40, '#8fc4b3'],
  [0, 12, 80, '#e39271'],
  [0, 13, 55, '#c8a3c4'],
  [1, 9, 40, '#8fc4b3'],
  [1, 10, 75, '#c8a3c4'],
  [1, 11, 70, '#e39271'],
  [1, 13, 70, '#f4c256'],
];

/** One end of the handset, its holes towards us. */
const cup = (x) =>
  `<path d="M${x - 30}-24h60l8 34a38 15 0 0 1-76 0z" fill="#2f6b5c"/><ellipse cx="${x}" cy="11" rx="38" ry="16" fill="#1f4d42"/>${[
    [-18, 10],
    [-6, 5],
    [6, 5],
    [18, 10],
    [-9, 16],
    [9, 16],
  ]
    .map(([dx, dy]) => `<ellipse cx="${x + dx}" cy="${dy}" rx="3.600" ry="2.400" fill="#8fc4b3"/>`)
    .join('')}`;

const handset = `${cup(-66)}${cup(66)}<path d="M-98-20C-98-62-58-70 0-70S98-62 98-20L36-20C34-34 24-38 0-38S-34-34-36-20z" fill="#2f6b5c"/><path d="M-78-42C-62-58-36-59 0-59" fill="none" stroke="#8fc4b3" stroke-width="4" stroke-linecap="round"/>`;

/** Wound, and off the table at the lower edge. */
const cord = Array.from({ length: 13 }, (_, i) => {
  const x = 306 - i * 11;
  return `<ellipse cx="${x}" cy="${384 + Math.round((i * i) / 3.4)}" rx="8" ry="13" transform="rotate(24 ${x} 390)" fill="none" stroke="#4b9480" stroke-width="4.500"/>`;
}).join('');

/** The paper book: lines for equal hours, guests who are not equal, and the telephone. */
export const draw = () => `<svg viewBox="0 0 500 415">
  <rect width="500" height="415" fill="#5b2c1d"/>
  <path d="M26 40C100 26 190 30 250 48C310 30 400 26 474 40V372C400 358 310 362 250 380C190 362 100 358 26 372z" fill="#d8c3ab"/><path d="M32 30C106 18 190 22 250 40C310 22 394 18 468 30V358C394 348 310 352 250 370C190 352 106 348 32 358z" fill="#fdf8f3"/><path d="M250 40V370" stroke="#d8c3ab" stroke-width="5"/>
  ${[0, 1].map((side) => [9, 10, 11, 12, 13, 14].map((hour) => `<path d="M${side ? 262 : 46} ${y(hour)}h192" stroke="#d9b9a4" stroke-width="1.800"/>${plain(side ? 264 : 48, y(hour) + 25, 16.5, `${hour}:00`, { fill: '#85695d' })}`).join('')).join('')}
  ${visits
    .map(([side, from, minutes, tone], i) => {
      const [x, height] = [side ? 322 : 106, (minutes / 60) * 46];
      return `<rect x="${x + (i % 2) * 12}" y="${y(from) + 2}" width="116" height="${height - 4}" rx="4" fill="${tone}" opacity=".82"/>${scribble(x + 10 + (i % 2) * 12, y(from) + 24, 96 - (i % 3) * 18, '#43241a')}`;
    })
    .join('')}
  <g stroke="#c2281f" stroke-width="4" stroke-linecap="round" fill="none"><path d="M112 ${y(10) + 6}C150 ${y(10) - 4} 190 ${y(10) + 18} 238 ${y(10) + 4}M330 ${y(11) + 6}c40-10 70 12 112-2M112 ${y(13) + 8}c40-12 80 10 126-4"/></g>${plain(214, y(11) + 30, 30, '?', { fill: '#c2281f', weight: 800 })}
  ${cord}<g transform="translate(386 352) rotate(-14) scale(.92)">${handset}</g>
  <path d="M284 340l-22-6M282 360l-22 2M452 262l7-19M474 278l15-13" stroke="#c2281f" stroke-width="5.500" stroke-linecap="round"/>
</svg>`;
