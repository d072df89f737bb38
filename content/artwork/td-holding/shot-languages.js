import { companies } from './companies.js';
import { bold, plain } from './words.js';

const fishery = companies[5].drawing;
const button = (x, width, text) =>
  `<rect x="${x}" y="336" width="${width}" height="38" rx="4" fill="#4b1c31"/>${plain(x + width / 2, 361, 16.5, text, { fill: '#fff', anchor: 'middle' })}`;

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#3e5a5e"/>
  <svg x="0" y="0" width="560" height="196" viewBox="0 14 240 84" preserveAspectRatio="xMidYMid slice">${fishery}</svg>
  <path d="M0 176h560v224H0z" fill="#fbf6ee"/>
  <path d="M280 176v224" stroke="#dccdbd" stroke-width="2"/>
  <g><rect x="24" y="155" width="58" height="40" rx="20" fill="#4b1c31"/>${bold(53, 182, 18, 'VI', { fill: '#d9ad62', anchor: 'middle' })}
  <rect x="304" y="155" width="58" height="40" rx="20" fill="#d9ad62"/>${bold(333, 182, 18, 'EN', { anchor: 'middle' })}</g>
  ${bold(24, 236, 32, 'TD Thuỷ sản', { more: 'letter-spacing="-.8"' })}${bold(304, 236, 32, 'TD Fishery', { more: 'letter-spacing="-.8"' })}
  ${['Tám mươi hecta ao tôm,', 'hai nhà máy, một cảng', 'riêng ở Năm Căn.'].map((t, i) => plain(24, 267 + i * 24, 18, t, { weight: 550 })).join('')}
  ${['Eighty hectares of ponds,', 'two plants and a port', 'of its own at Năm Căn.'].map((t, i) => plain(304, 267 + i * 24, 18, t, { weight: 550 })).join('')}
  ${button(24, 158, 'Xem báo cáo')}${button(304, 158, 'Read the report')}
</svg>`;
