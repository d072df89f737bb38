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
  <g transform="translate(384 350) rotate(-14) scale(.9)"><path d="M-82-14C-82-52-50-60 0-60S82-52 82-14L48-8 42-30C20-36-20-36-42-30L-48-8z" fill="#2f6b5c"/><path d="M-82-14-48-8-51 8-80 2zM82-14 48-8 51 8 80 2z" fill="#1f4d42"/></g>
  <path d="M282 352l-20-8M280 374h-22M488 306l-20 12M476 284l-12 18" stroke="#c2281f" stroke-width="5.500" stroke-linecap="round"/>
</svg>`;
