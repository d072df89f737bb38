import { say as inWords } from '../shared/language.js';
import { say } from './words.js';

/** What four universities meant by the word: weeks, units, credits, a pile of videos. */
const weeks = `<rect x="34" y="28" width="160" height="118" rx="8" fill="#fff"/><path d="M42 28h144a8 8 0 0 1 8 8v20H34V36a8 8 0 0 1 8-8z" fill="#d9455a"/><path d="M66 18v22M114 18v22M162 18v22" stroke="#141a3f" stroke-width="7" stroke-linecap="round"/>${Array.from({ length: 12 }, (_, i) => `<rect x="${46 + (i % 4) * 36}" y="${66 + Math.floor(i / 4) * 26}" width="28" height="19" rx="3" fill="${i < 5 ? '#f7c6c0' : '#e5e9ff'}"/>`).join('')}`;
const units = [
  [30, 88, 84, '#2136b4'],
  [118, 88, 84, '#8fa2ff'],
  [74, 34, 84, '#1f9d63'],
]
  .map(
    ([x, y, w, tone]) =>
      `<rect x="${x}" y="${y}" width="${w}" height="50" rx="5" fill="${tone}"/>${[22, 62].map((k) => `<rect x="${x + k - 12}" y="${y - 9}" width="24" height="10" rx="3" fill="${tone}"/>`).join('')}`,
  )
  .join('');
const credits = [
  [72, 122],
  [72, 106],
  [72, 90],
  [150, 122],
  [150, 106],
  [150, 90],
  [150, 74],
  [150, 58],
]
  .map(
    ([x, y]) =>
      `<path d="M${x - 36} ${y}v12c0 16 72 16 72 0v-12z" fill="#b98a1a"/><ellipse cx="${x}" cy="${y}" rx="36" ry="13" fill="#ffd84a"/><ellipse cx="${x}" cy="${y}" rx="25" ry="8" fill="none" stroke="#b98a1a" stroke-width="2.500"/>`,
  )
  .join('');
const videos = [
  [46, 112, -3],
  [58, 84, 4],
  [42, 56, -6],
  [64, 26, 7],
]
  .map(
    ([x, y, turn], i) =>
      `<g transform="translate(${x} ${y}) rotate(${turn} 66 20)"><rect width="132" height="32" rx="4" fill="${['#141a3f', '#3b2a5a', '#0d2214', '#5a1626'][i]}"/><rect x="34" y="6" width="64" height="20" rx="3" fill="#f6f1e7"/><circle cx="18" cy="16" r="8" fill="#f6f1e7"/><circle cx="114" cy="16" r="8" fill="#f6f1e7"/></g>`,
  )
  .join('');

const quarters = [
  [weeks, '#ffd84a', inWords('12 weeks', '12 tuần'), '#2a2000'],
  [units, '#f6f1e7', inWords('6 units', '6 bài'), '#141a3f'],
  [credits, '#2f7d5b', inWords('10 credits', '10 tín chỉ'), '#fff'],
  [videos, '#f7c6c0', inWords('41 videos', '41 video'), '#5a1626'],
];

// Words stand at the outer edges: the question in the middle would cover them.
export const draw = () => `<svg viewBox="0 0 500 415">
  <rect width="500" height="415" fill="#2136b4"/>
  ${quarters
    .map(
      ([drawing, tone, words, ink], i) =>
        `<g transform="translate(${14 + (i % 2) * 239} ${14 + Math.floor(i / 2) * 196.5})"><rect width="233" height="190.500" rx="10" fill="${tone}"/><g transform="translate(2 -4)">${drawing}</g>${say(i % 2 ? 211 : 22, 176, 23, words, { anchor: i % 2 ? 'end' : 'start', fill: ink, weight: 600, more: 'letter-spacing="-.3"' })}</g>`,
    )
    .join('')}
  <g transform="translate(250 207)"><circle r="40" fill="#2136b4"/><circle r="33" fill="#fff"/>${say(0, 16, 46, '?', { anchor: 'middle', fill: '#2136b4', weight: 700 })}</g>
</svg>`;
