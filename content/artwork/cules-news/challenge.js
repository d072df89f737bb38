import { say } from '../shared/language.js';
import { gold, loud, navy, plain } from './words.js';

const jitter = (i) => ((Math.sin(i * 12.9898) * 43758.5453) % 1) * 9;
/** Rows of heads, each over the light of a phone, larger towards the front. */
const row = (line) => {
  const size = 7 + line * 2.6;
  const step = size * 2.9;
  return Array.from({ length: Math.ceil(540 / step) }, (_, i) => {
    const x = i * step - (line % 2) * step * 0.5 + jitter(i + line * 40) * 0.3;
    const y = 150 + line * 30 + line * line * 1.7 + jitter(i * 3 + line) * 0.4;
    const bright = (i * 7 + line * 5) % 11;
    return `<g transform="translate(${x} ${y})"><path d="M${-size * 1.35} ${size * 3.6}c0-${size * 2} ${size * 0.5}-${size * 2.5} ${size * 1.35}-${size * 2.5}s${size * 1.35} ${size * 0.5} ${size * 1.35} ${size * 2.5}z" fill="${['#7c1226', '#1d2d5e', '#8f1830'][(i + line) % 3]}"/><circle r="${size}" fill="${['#4a2d38', '#6b4238', '#33263c'][(i * 2 + line) % 3]}"/>${
      (i * 5 + line) % 3
        ? ''
        : `<path d="M${-size} ${size * 0.95}h${size * 2}v${size * 0.5}h-${size * 2}z" fill="#f0b43c"/><path d="M${-size * 0.35} ${size * 0.95}h${size * 0.7}v${size * 0.5}h-${size * 0.7}z" fill="#a3182f"/>`
    }${
      bright
        ? `<rect x="${size * (bright % 2 ? 0.35 : -1.2)}" y="${size * 1.6}" width="${size * 0.85}" height="${size * 1.5}" rx="${size * 0.15}" fill="${bright % 4 ? gold : '#fff4d2'}"/>`
        : ''
    }</g>`;
  }).join('');
};

/** The minute of the team sheet: a full stand, one mast. */
export const draw = () => `<svg viewBox="0 0 500 415">
  <rect width="500" height="415" fill="#0d1633"/><path d="M0 130 500 96v319H0z" fill="${navy}"/>
  <path d="M0 128 500 94" stroke="#33437e" stroke-width="7"/>
  ${[0, 1, 2, 3, 4, 5].map(row).join('')}
  <g stroke="#c9d3f2" stroke-width="5" fill="none" stroke-linecap="round"><path d="M404 118 424 24l20 91M410 88l30-4M415 62l20-2"/></g><circle cx="424" cy="22" r="8" fill="#ff5a5f"/>
  <g fill="none" stroke="#ff5a5f" stroke-width="5" stroke-linecap="round"><path d="M402 38a30 30 0 0 1 0-34M446 38a30 30 0 0 0 0-34"/></g>
  ${loud(26, 74, 70, '18:52', { fill: '#fff', more: 'letter-spacing="-1.500"' })}${plain(28, 104, 20, say('20,000 phones, one mast', '20.000 máy, một trạm sóng'), { fill: gold })}
</svg>`;
