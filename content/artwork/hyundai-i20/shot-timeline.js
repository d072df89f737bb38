import { say as inWords } from '../shared/language.js';
import { say } from './words.js';

const at = (second) => 28 + (second / 15) * 504;
const bar = (from, to, y, tone, words, ink = '#10222c') =>
  `<rect x="${at(from) + 2}" y="${y}" width="${at(to) - at(from) - 4}" height="54" rx="8" fill="${tone}"/>${say(at(from) + 16, y + 35, 20, words, { fill: ink, weight: 700, wide: 100 })}`;

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#10222c"/>
  ${Array.from({ length: 16 }, (_, i) => `<path d="M${at(i)} 66v${i % 5 ? 8 : 16}" stroke="#5f7a86" stroke-width="2"/>`).join('')}
  ${[0, 5, 10, 15].map((second) => say(at(second), 52, 21, `${second} s`, { fill: '#cfe3ea', weight: 600, wide: 100, anchor: second === 0 ? 'start' : second === 15 ? 'end' : 'middle' })).join('')}
  ${bar(0, 5, 94, '#a5cad6', inWords('The gap', 'Khoảng trống'))}${bar(5, 10, 94, '#f3b936', inWords('The car', 'Chiếc xe'))}${bar(10, 15, 94, '#e4584c', inWords('It fits', 'Vừa khít'), '#fff')}
  ${bar(0, 15, 160, '#f6f3ec', inWords('The offer, all the time', 'Ưu đãi, hiện suốt'))}
  <path d="M28 244h504" stroke="#2d4652" stroke-width="2"/>
  ${[1, 2, 3].map((n) => `<g transform="translate(${64 + (n - 1) * 96} 312)"><circle r="34" fill="none" stroke="${n < 3 ? '#f3b936' : '#e4584c'}" stroke-width="6" stroke-dasharray="176 38" transform="rotate(-62)"/><path d="m17-40 2 17-17-4z" fill="${n < 3 ? '#f3b936' : '#e4584c'}"/>${say(0, 11, 30, n, { fill: '#fff', anchor: 'middle' })}</g>`).join('')}
  <g transform="translate(352 278)"><rect width="180" height="68" rx="8" fill="#545e67"/><path d="M20 24h7v20h-7zM33 24h7v20h-7z" fill="#fff"/>${say(56, 31, 19, inWords('then it', 'rồi banner'), { fill: '#fff', weight: 650, wide: 100 })}${say(56, 53, 19, inWords('stands still', 'đứng yên'), { fill: '#fff', weight: 650, wide: 100 })}</g>
  ${say(28, 380, 18, inWords('three replays at most', 'tự phát lại nhiều nhất ba lần'), { fill: '#9fb6c0', weight: 500, wide: 100 })}
</svg>`;
