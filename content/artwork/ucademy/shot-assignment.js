import { say as inWords } from '../shared/language.js';
import { say } from './words.js';

const line = (y, width, from = 58) =>
  `<path d="M${from} ${y}h${width}" stroke="#c9cfee" stroke-width="7" stroke-linecap="round"/>`;

const comment = inWords(
  ['Good. Now say who', 'carries it when the', 'supply is fixed.'],
  ['Tốt. Em nói rõ thêm:', 'khi cung cố định', 'thì ai chịu thuế?'],
);
/** What the accents of Vietnamese need above them. */
const [rise, step] = inWords([0, 19], [8, 22]);

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#15361f"/><path d="M0 384h560v16H0z" fill="#b98a4a"/>
  <g transform="rotate(-3 170 220)"><rect x="26" y="30" width="290" height="390" fill="#fff"/>
    ${say(54, 76, 24, inWords('Who pays the tax?', 'Ai chịu thuế?'), { more: 'letter-spacing="-.4"' })}
    ${line(108, 226)}${line(130, 214)}${line(152, 96)}<path d="M166 152h110" stroke="#ffd84a" stroke-width="20"/>${line(152, 98, 170)}${line(174, 220)}
    ${line(214, 226)}${line(236, 180)}${line(258, 224)}${line(280, 120)}${line(318, 222)}${line(340, 206)}
    <path d="M58 270c60-8 80 6 124 0" stroke="#d9455a" stroke-width="4" fill="none" stroke-linecap="round"/>
  </g>
  <path d="M284 148C310 150 322 152 336 150" stroke="#ffd84a" stroke-width="3" stroke-dasharray="5 5" fill="none"/>
  <rect x="336" y="${106 - rise}" width="204" height="${112 + rise}" rx="14" fill="#ffd84a"/><circle cx="364" cy="${134 - rise}" r="14" fill="#b97a54"/><path d="M350 ${134 - rise}c-4-22 28-24 28 0-6-8-22-8-28 0z" fill="#23150f"/>
  ${say(386, 141 - rise, 18, inWords('Dr Hale', 'TS. Hale'), { fill: '#2a2000' })}${comment.map((text, i) => say(352, 166 - rise * 0.75 + i * step, 16.5, text, { fill: '#4a3a00', weight: 500 })).join('')}
  <g transform="translate(336 236)"><rect width="204" height="136" rx="14" fill="#f4f5ff"/>
    ${say(18, 35, 18, inWords('First', 'Lần đầu'), { fill: '#5b6699', weight: 500 })}${say(186, 37, 24, '62', { fill: '#5b6699', weight: 500, anchor: 'end' })}<path d="M154 30h36" stroke="#d9455a" stroke-width="3"/>
    <path d="M18 52h168" stroke="#dfe3f8" stroke-width="2"/>${say(18, 82, 18, inWords('Second', 'Sau khi'), { weight: 600 })}${say(18, 104, 18, inWords('attempt', 'làm lại'), { weight: 600 })}${say(188, 108, 60, '81', { fill: '#1f9d63', weight: 700, anchor: 'end', more: 'letter-spacing="-3"' })}</g>
</svg>`;
