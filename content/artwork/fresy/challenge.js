import { bottle, fruits } from './fruit.js';
import { black, fat } from './words.js';

const rain = Array.from({ length: 46 }, (_, i) => {
  const [x, y, size] = [(i * 83) % 540, (i * 137) % 430, 12 + ((i * 7) % 14)];
  return `<path d="M${x} ${y}l-${size * 0.3} ${size}" stroke="#cfe8f5" stroke-width="3.500" stroke-linecap="round"/>`;
}).join('');
const drip = (x, y, length, width) =>
  `<path d="M${x} ${y}v${length}" stroke="${black}" stroke-width="${width}" stroke-linecap="round"/><circle cx="${x}" cy="${y + length}" r="${width * 0.64}" fill="${black}"/>`;
const drops = [
  [214, 190, 9],
  [242, 280, 6],
  [300, 330, 8],
  [372, 214, 7],
  [226, 366, 8],
  [360, 356, 9],
];

/** A label in the rain: the ink of yesterday runs. */
export const draw = () => `<svg viewBox="0 0 500 415">
  <rect width="500" height="415" fill="#2f6f94"/><path d="M0 330h500v85H0z" fill="#235a7b"/>${rain}
  <g transform="rotate(-7 290 220)">${bottle(170, -96, 1.92, '#ff9a1f', '', '', fruits.cam).replace(/<text.*?<\/text>/g, '')}
    ${fat(285, 222, 36, 'Fresy', { anchor: 'middle' })}${fat(281, 352, 150, '12', { anchor: 'middle', more: 'letter-spacing="-8"' })}
    ${drip(246, 348, 46, 9)}${drip(268, 350, 26, 7)}${drip(310, 350, 60, 10)}${drip(340, 350, 32, 8)}</g>
  ${drops.map(([x, y, r]) => `<path d="M${x} ${y - r * 1.8}q${r * 1.6} ${r * 1.9} 0 ${r * 2.8}q-${r * 1.6}-${r * 0.9} 0-${r * 2.8}z" fill="#e6f5fc" opacity=".92"/>`).join('')}
  <g fill="none" stroke="#7fb4d0" stroke-width="3"><ellipse cx="80" cy="378" rx="46" ry="9"/><ellipse cx="80" cy="378" rx="22" ry="4"/><ellipse cx="448" cy="356" rx="36" ry="7"/></g>
</svg>`;
