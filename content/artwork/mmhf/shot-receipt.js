import { say } from '../shared/language.js';
import { count, lotus, tell } from './words.js';

const row = (y, left, right, strong) =>
  `${count(62, y, 17.5, left, { fill: '#66736f', weight: 500 })}${count(400, y, strong ? 19 : 18, right, { anchor: 'end' })}`;

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#c8506f"/>
  <path d="M34 26h394v374H34z" fill="#fdf7ef"/>
  <g transform="translate(358 40) scale(1.2)">${lotus}</g>${tell(62, 78, 31, 'Biên nhận', { more: 'letter-spacing="-.6"' })}${tell(62, 108, 21, 'Receipt', { fill: '#c8506f', weight: 550, more: 'font-style="italic"' })}
  <path d="M62 130h338" stroke="#12494a" stroke-width="2.500"/>
  ${row(164, 'Số / No.', '2021-0384')}${row(198, 'Ngày / Date', say('16 Sep 2021', '16/09/2021'))}${row(232, 'Từ / From', 'J. Whitlock')}${row(266, 'Cho / For', 'Một chuyến ghe')}
  <path d="M62 288h338" stroke="#e6d8c6" stroke-width="2"/>${tell(400, 342, 43, '280.000 VND', { anchor: 'end', more: 'letter-spacing="-1.500"' })}${count(62, 378, 16.5, say('Sent by e-mail, 40 s after giving', 'Gửi qua email 40 giây sau khi góp'), { fill: '#66736f', weight: 500 })}
  <g transform="translate(448 46)"><rect width="90" height="44" rx="22" fill="#fdf7ef"/>${count(45, 29, 18, 'VI', { anchor: 'middle' })}</g><g transform="translate(448 102)"><rect width="90" height="44" rx="22" fill="#fdf7ef"/>${count(45, 29, 18, 'EN', { anchor: 'middle' })}</g>
  <path d="m476 196 12 14 26-32" fill="none" stroke="#fdf7ef" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`;
