import { say as inWords } from '../shared/language.js';
import { car, van } from './vehicles.js';
import { say } from './words.js';

const house = (x, top, width, tone, pane) => {
  const columns = Math.floor((width - 8) / 20);
  const rows = Math.floor((118 - top) / 21);
  const inset = (width - columns * 20 + 8) / 2;
  return `<path d="M${x} ${top}h${width}v${158 - top}h-${width}z" fill="${tone}"/>${Array.from({ length: columns * rows }, (_, i) => `<rect x="${(x + inset + (i % columns) * 20).toFixed(1)}" y="${top + 9 + Math.floor(i / columns) * 21}" width="12" height="13" fill="${(i * 7 + x) % 11 === 3 ? '#fff0bd' : pane}"/>`).join('')}`;
};

const shop = (x, width, tone) =>
  `<path d="M${x} 126h${width}v32h-${width}z" fill="#8fb3c0"/><path d="M${x + 6} 138h${width - 12}v20h-${width - 12}z" fill="#dff1f6"/><path d="M${x - 3} 124h${width + 6}l-5 13h-${width - 4}z" fill="${tone}"/>${Array.from({ length: Math.floor(width / 18) }, (_, i) => `<path d="M${x + 4 + i * 18} 124h8l-2 13h-8z" fill="#fff" opacity=".75"/>`).join('')}`;

const houses = [
  [-8, 121, 92],
  [88, 114, 72],
  [164, 122, 66],
  [234, 117, 88],
  [326, 97, 78],
  [408, 22, 66],
  [478, 80, 84],
  [566, 40, 74],
  [644, 88, 70],
  [718, 34, 84],
  [806, 74, 76],
  [886, 50, 92],
];
const tree = (x) =>
  `<path d="M${x - 3} 120h6v40h-6z" fill="#5d4a3a"/><circle cx="${x}" cy="106" r="22" fill="#5e9c74"/><circle cx="${x - 9}" cy="112" r="14" fill="#4c8662"/>`;

const ground = `<path d="M0 0h970v158H0z" fill="#cfeaf2"/><path d="M600 40c8-16 30-16 38-4 14-6 28 2 28 12h-84c0-6 6-10 18-8z" fill="#fff" opacity=".8"/>
  ${houses.map(([x, top, width], i) => house(x, top, width, i % 2 ? '#a5cad6' : '#b9d9e2', i % 2 ? '#d6ebf2' : '#dff0f5')).join('')}${shop(20, 104, '#c2281f')}${shop(168, 92, '#2f7d6b')}${shop(420, 108, '#e0a52a')}${shop(690, 100, '#4d6fa8')}${shop(842, 112, '#c2281f')}${tree(300)}${tree(590)}${tree(822)}
  <path d="M0 156h970v9H0z" fill="#9aa5ac"/><path d="M0 165h970v85H0z" fill="#545e67"/><path d="M0 240h970v3H0z" fill="#f2efe6" opacity=".85"/><path d="M288 226V172M496 226l12-54M724 226l-10-54M940 226v-54" stroke="#f2efe6" stroke-width="3" opacity=".5"/>`;

const lines = {
  1: inWords(['That is not', 'a gap.'], ['Chỗ này không', 'đỗ được.']),
  2: inWords(['Is it?'], ['Thật không?']),
  3: inWords(['It fits an i20.'], ['Đỗ được rồi.']),
};

/** A scene's words, in a size of its own where it has less room; Vietnamese ones are longer, and have marks above and below. */
export const line = (number, x, y, size = inWords(42, 37)) =>
  lines[number]
    .map((text, i) => say(x, y + i * 47, size, text, { weight: 800, more: `letter-spacing="${-size / 28}"` }))
    .join('');

/** What happens in one of the three scenes, without what it says; `named`: the vans say whose they are. */
export const street = (number, named = true) => `${ground}
  <g transform="translate(290 96)">${van('bakery', named)}</g><g transform="translate(724 96)">${van('flowers', named)}</g>
  ${number === 1 ? '<path d="M506 232h214M506 224v16M720 224v16" stroke="#ffd873" stroke-width="4" stroke-linecap="round"/>' : ''}
  ${number === 2 ? `<g transform="translate(34 138)">${car({ blink: true })}</g>` : ''}${number === 3 ? `<g transform="translate(507 129) scale(.97)">${car()}</g>` : ''}`;

/** One of the banner's three scenes, 970 x 250. */
export const scene = (number) => `${street(number)}${line(number, 28, 53)}
  <rect x="752" y="20" width="198" height="40" rx="20" fill="#10222c"/>${say(851, 46.5, 16.5, inWords('i20, drive away today', 'i20, nhận xe hôm nay'), { fill: '#fff', weight: 650, wide: 104, anchor: 'middle' })}`;
