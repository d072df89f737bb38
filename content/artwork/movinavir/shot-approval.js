import { say } from '../shared/language.js';
import { tick } from '../shared/words.js';
import { calm, coral, navy, plain, rule, teal } from './words.js';

const sentences = [
  [
    '96',
    ...say(
      ['It is meant for adults in the', 'first five days.'],
      ['Thuốc dành cho người lớn', 'trong năm ngày đầu.'],
    ),
    'ssss',
  ],
  [
    '97',
    ...say(
      ['It is no vaccine and no reason', 'to go without one.'],
      ['Đây không phải vắc-xin, cũng', 'không thay được vắc-xin.'],
    ),
    'sss-',
  ],
  ['98', say('Recovery is faster for everyone.', 'Ai dùng cũng nhanh khỏi.'), '', 'ss×s'],
];
/** Medicine, research, law, press. */
const offices = [...say('MRLP', 'YNPT')];
const mark = (x, y, state) =>
  state === 's'
    ? tick(x, y, 13, teal)
    : state === '-'
      ? `<circle cx="${x}" cy="${y}" r="12" fill="none" stroke="#9fb4c2" stroke-width="2.500" stroke-dasharray="4 4"/>`
      : `<circle cx="${x}" cy="${y}" r="13" fill="${coral}"/><path d="M${x - 5} ${y - 5}l10 10m0-10l-10 10" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`;

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#bfe0dc"/><path d="M20 22h520v378H20z" fill="#fff"/>
  ${calm(44, 62, 29, say('148 sentences', '148 câu'), { more: 'letter-spacing="-.5"' })}${plain(516, 60, 18, say('96 signed', 'đã ký 96'), { fill: '#1b7471', anchor: 'end', weight: 650 })}<path d="M44 80h472" stroke="${rule}" stroke-width="7"/><path d="M44 80h306" stroke="${teal}" stroke-width="7"/>
  ${sentences
    .map(([number, first, second, signed], i) => {
      const y = 84 + i * 106;
      const gone = signed.includes('×');
      return `${gone ? `<path d="M20 ${y + 1}h520v110H20z" fill="#fbe6e0"/>` : ''}${i ? `<path d="M44 ${y}h472" stroke="${rule}" stroke-width="1.500"/>` : ''}${plain(44, y + 37, 17, number, { weight: 650 })}${calm(82, y + 38, 24, first)}${second ? calm(82, y + 66, 24, second) : ''}
        ${gone ? `<path d="M78 ${y + 31}h${say(312, 265)}" stroke="${coral}" stroke-width="3"/>${plain(82, y + 66, 17.5, say('Withdrawn by Law, 7 March', 'Pháp chế rút lại ngày 7/3'), { fill: '#a33a22', weight: 650 })}` : ''}
        ${[...signed].map((state, k) => mark(404 + k * 34, y + 60, state)).join('')}`;
    })
    .join('')}
  ${offices.map((name, k) => plain(404 + k * 34, 120, 16, name, { anchor: 'middle', weight: 700, fill: navy })).join('')}
</svg>`;
