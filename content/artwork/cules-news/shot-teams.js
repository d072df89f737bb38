import { say } from '../shared/language.js';
import { cream, garnet, gold, loud, navy, plain, toggle } from './words.js';

const shirt = (x, y, body, stripe) =>
  `<g transform="translate(${x} ${y}) scale(1.100)"><path d="m15 1-14 9 5 9 6-3v25h22V16l6 3 5-9-14-9c-3 5-13 5-16 0z" fill="${body}"/><path d="M18 4h10v37H18z" fill="${stripe}"/></g>`;
const ball = (x, y) =>
  `<g transform="translate(${x} ${y})"><circle r="22" fill="#fff" stroke="${navy}" stroke-width="3"/><path d="m0-11 10 8-4 12H-6l-4-12z" fill="${navy}"/></g>`;
const ticket = (x, y) =>
  `<g transform="translate(${x} ${y}) rotate(-10)"><path d="M-24-15h48v10a5 5 0 0 0 0 10v10h-48V5a5 5 0 0 0 0-10z" fill="${gold}"/><path d="M8-12V12" stroke="${navy}" stroke-width="2.500" stroke-dasharray="4 4"/></g>`;

const rows = [
  [shirt(42, 96, garnet, navy), say('First team', 'Đội một'), say('goals only', 'chỉ bàn thắng'), true],
  [shirt(42, 162, navy, garnet), say('Women', 'Đội nữ'), say('everything', 'mọi tin'), true],
  [ball(68, 251), say('Academy', 'Đội trẻ'), say('results on Monday', 'kết quả, thứ Hai'), true],
  [ticket(68, 318), say('Tickets', 'Bán vé'), say('nothing', 'không báo'), false],
];

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="${garnet}"/><path d="M470 0h90v400h-90z" fill="#8d1226"/><path d="M300 0h60v400h-60z" fill="#8d1226"/><path d="M130 0h60v400h-60z" fill="#8d1226"/>
  ${loud(30, 62, 38, say('Ring me for', 'Báo tôi khi có'), { fill: '#fff' })}
  <rect x="22" y="84" width="516" height="268" rx="26" fill="${cream}"/>
  ${rows
    .map(([drawing, name, note, on], i) => {
      const y = 84 + i * 67;
      return `${i ? `<path d="M112 ${y}h402" stroke="#e6dac0" stroke-width="2"/>` : ''}${drawing}${loud(114, y + 42, 27, name)}${plain(414, y + 41, 18, note, { anchor: 'end', weight: 500, fill: '#5a5966' })}${toggle(442, y + 15, on)}`;
    })
    .join('')}
  ${plain(280, 384, 20, say('And nothing after eleven at night', 'Và sau mười một giờ đêm thì thôi'), { fill: '#ffd9d3', anchor: 'middle' })}
</svg>`;
