import { black, fat, plain } from './words.js';

const words = [
  ['Ổi', 30],
  ['Ớt', 160],
  ['Bưởi', 295],
];

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#ff9fb2"/>
  ${fat(30, 92, 102, 'Cam, Dứa', { fill: '#f0839a', more: 'letter-spacing="-2"' })}
  <g stroke="${black}" stroke-width="2" stroke-dasharray="3 7"><path d="M0 92h560M0 171h560M0 246h560"/></g>
  ${words.map(([word, x]) => fat(x, 246, 102, word, { more: 'letter-spacing="-2"' })).join('')}
  <g fill="none" stroke="#d3122f" stroke-width="5"><ellipse cx="78" cy="152" rx="37" ry="33"/><ellipse cx="208" cy="159" rx="38" ry="28"/></g>
  ${plain(30, 285, 19, 'Dấu không rơi, không chạm dòng trên')}
  <path d="M0 300h560v100H0z" fill="${black}"/>${fat(28, 364, 44, '4', { fill: '#ffc21f' })}${plain(66, 345, 20, 'phông qua được,', { fill: '#fff9ea' })}${plain(66, 370, 20, 'trong 62 phông', { fill: '#fff9ea' })}
  <g fill="#fff9ea">${Array.from({ length: 62 }, (_, i) => `<rect x="${262 + (i % 16) * 17.4}" y="${318 + Math.floor(i / 16) * 17.4}" width="12" height="12" rx="3" fill="${[11, 27, 40, 53].includes(i) ? '#ffc21f' : '#57524a'}"/>`).join('')}</g>
</svg>`;
