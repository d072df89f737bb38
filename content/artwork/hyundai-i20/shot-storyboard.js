import { say as inWords } from '../shared/language.js';
import { say } from './words.js';

const vanLine = (x) =>
  `<path d="M${x} 74V40h34l10 16h6v18z"/><circle cx="${x + 11}" cy="76" r="6"/><circle cx="${x + 38}" cy="76" r="6"/>`;
const carLine = (x) =>
  `<path d="M${x} 76V62l8-12h22l10 12 8 3v11z"/><circle cx="${x + 11}" cy="77" r="6"/><circle cx="${x + 37}" cy="77" r="6"/>`;
const eye = '<path d="M52 40c12-16 40-16 52 0-12 16-40 16-52 0z"/><circle cx="78" cy="40" r="8"/>';

const frames = [
  [inWords('A street', 'Con phố'), vanLine(10) + vanLine(96)],
  [
    inWords('No gap', 'Hết chỗ'),
    vanLine(6) + vanLine(100) + '<path d="M62 66h34M66 60l-6 6 6 6M92 60l6 6-6 6" stroke="#c2281f"/>',
  ],
  [inWords('A small car', 'Xe nhỏ'), carLine(54) + '<path d="M20 56h22M14 66h26M22 76h18"/>'],
  [
    inWords('It blinks', 'Bật xi nhan'),
    carLine(18) + '<path d="M74 64h14M72 54l10-6M72 74l10 6" stroke="#e08a00"/>' + vanLine(104),
  ],
  [
    inWords('In it goes', 'Lùi vào'),
    vanLine(4) +
      vanLine(106) +
      carLine(56) +
      '<path d="M40 22c26-10 40 0 44 16m-8-4 9 6 5-10" stroke="#c2281f"/>',
  ],
  [inWords('The offer', 'Ưu đãi'), eye + '<path d="M34 66h90v20H34zM48 76h62" stroke="#c2281f"/>'],
];

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#d8b98a"/>
  ${frames
    .map(([words, drawing], i) => {
      const turn = [-1.6, 0.8, -0.6, 1.2, -1, 1.4][i];
      return `<g transform="translate(${20 + (i % 3) * 176} ${20 + Math.floor(i / 3) * 188}) rotate(${turn} 84 86)"><rect x="3" y="5" width="168" height="172" fill="#5b3f17" opacity=".25"/><rect width="168" height="172" fill="#fffdf6"/><rect x="8" y="8" width="152" height="116" fill="#f3efe2"/>
        ${i < 5 ? '<path d="M12 104V60h22V34h30v26h18V22h32v42h20V44h26v60" fill="none" stroke="#cbc3ab" stroke-width="3" stroke-linejoin="round"/><path d="M12 107h146" stroke="#8d8672" stroke-width="3"/>' : ''}<g transform="translate(4 22)" fill="none" stroke="#2c3338" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${drawing}</g>${say(14, 154, 19, words, { weight: 650, wide: 100 })}${say(156, 154, 19, i + 1, { fill: '#a5721f', anchor: 'end' })}</g>`;
    })
    .join('')}
</svg>`;
