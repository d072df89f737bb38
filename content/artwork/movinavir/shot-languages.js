import { say } from '../shared/language.js';
import { calm, ice, navy, plain, rule, teal } from './words.js';

/** The reader's own language stands first: neither is the translation. */
const inOrder = (english, vietnamese) => say([english, vietnamese], [vietnamese, english]);

const lines = [
  ['It is meant for adults', 'Thuốc dành cho người lớn'],
  ['in the first five days', 'trong năm ngày đầu'],
  ['of COVID-19. It is', 'mắc COVID-19. Đây'],
  ['no vaccine and no', 'không phải vắc-xin,'],
  ['reason to go', 'cũng không thay được'],
  ['without one.', 'vắc-xin.'],
].map((pair) => inOrder(...pair));
const [first, second] = inOrder('English', 'Tiếng Việt');
const [signed, alsoSigned] = inOrder('signed 8 March', 'ký ngày 8 tháng 3');

const more = 'letter-spacing="-.25"';

export const draw = () => `<svg viewBox="0 0 560 400">
  <path d="M0 0h280v400H0z" fill="${ice}"/><path d="M280 0h280v400H280z" fill="${navy}"/>
  ${plain(30, 52, 20, first, { fill: '#1b7471', weight: 700 })}${plain(310, 52, 20, second, { fill: '#7fe0cf', weight: 700 })}
  ${lines
    .map(([left, right], i) => {
      const y = 104 + i * 43;
      return `<path d="M30 ${y + 13}h224" stroke="${rule}" stroke-width="1.500"/><path d="M310 ${y + 13}h224" stroke="#2b4a6a" stroke-width="1.500"/>${calm(30, y, 21, left, { more })}${calm(310, y, 21, right, { fill: '#fff', more })}
      <circle cx="280" cy="${y - 7}" r="14" fill="${teal}"/>${plain(280, y - 1, 16, `${i + 1}`, { fill: '#fff', weight: 700, anchor: 'middle' })}`;
    })
    .join('')}
  ${plain(30, 374, 17.5, signed)}${plain(310, 374, 17.5, alsoSigned, { fill: '#b8cbdb' })}
</svg>`;
