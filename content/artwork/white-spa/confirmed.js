import { say } from '../shared/language.js';
import { flower } from './hand.js';
import { polish } from './treatments.js';
import { fine, plain } from './words.js';

const [clay, cocoa, quiet, rule, leaf] = ['#a9482f', '#43241a', '#85695d', '#ead9cd', '#2f6b5c'];

const fact = (y, name, value) =>
  `${plain(48, y, 16, name, { fill: quiet, weight: 550 })}${plain(342, y, 17.5, value, { weight: 750, anchor: 'end' })}<path d="M48 ${y + 18}h294" stroke="${rule}" stroke-width="2"/>`;

/** What may still be done about it, in one touch each. */
const act = (x, words) =>
  `<rect x="${x}" y="686" width="167" height="54" rx="27" fill="#fff" stroke="${rule}" stroke-width="2"/>${plain(x + 83.5, 719, 16, words, { weight: 700, anchor: 'middle' })}`;

/** After the booking: the hour is kept. Stands before the page on which it was chosen. */
export const draw = () => `<svg viewBox="0 0 390 844">
  <rect width="390" height="844" fill="#fdf8f3"/>
  ${fine(22, 48, 27, `White <tspan fill="${clay}" font-style="italic">Spa &amp; Nail</tspan>`)}<rect x="322" y="26" width="46" height="28" rx="14" fill="${cocoa}"/>${plain(345, 45, 12.5, say('EN', 'VI'), { fill: '#fff', weight: 800, anchor: 'middle' })}
  <clipPath id="top"><rect x="22" y="72" width="346" height="206" rx="26"/></clipPath><g clip-path="url(#top)"><path d="M22 72h346v206H22z" fill="${leaf}"/><circle cx="195" cy="166" r="124" fill="#3d8271"/>
    ${flower(58, 262, 1, 10)}${flower(350, 96, 0.9, -20)}${flower(330, 280, 0.7, 40)}${flower(40, 96, 0.55, 30)}
    <circle cx="195" cy="166" r="58" fill="#fdf8f3"/><path d="m168 168 19 20 36-44" fill="none" stroke="${leaf}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/></g>
  ${fine(22, 336, 46, say('See you', 'Hẹn bạn'), { more: 'letter-spacing="-1.200"' })}${fine(22, 382, 46, say('on Thursday', 'thứ Năm'), { fill: clay, more: 'letter-spacing="-1.200" font-style="italic"' })}
  <rect x="22" y="406" width="346" height="264" rx="26" fill="#fff" stroke="${rule}" stroke-width="2"/>
  <clipPath id="arch"><path d="M48 508v-40a33 33 0 0 1 66 0v40a11 11 0 0 1-11 11H59a11 11 0 0 1-11-11z"/></clipPath><g clip-path="url(#arch)"><g transform="translate(48 433) scale(.9 1.060)">${polish}</g></g>
  ${fine(132, 474, 28, say('Gel manicure', 'Sơn gel tay'))}${plain(132, 503, 17, say('55 min, 420.000 VND', '55 phút, 420.000 VND'), { weight: 700 })}
  ${fact(556, say('When', 'Lúc'), say('15 June, 13:05', '13:05, ngày 15/6'))}${fact(600, say('With', 'Thợ làm'), 'Chị Hạnh')}${plain(48, 644, 16, say('Where', 'Tại'), { fill: quiet, weight: 550 })}${plain(342, 644, 17.5, say('Room 2', 'Phòng 2'), { weight: 750, anchor: 'end' })}
  ${act(22, say('Move it', 'Dời lịch'))}${act(201, say('Give it back', 'Nhường giờ'))}
  <rect x="22" y="754" width="346" height="60" rx="30" fill="${clay}"/>${plain(195, 790, 17.5, say('Put it in my calendar', 'Thêm vào lịch của tôi'), { fill: '#fff', weight: 750, anchor: 'middle' })}
</svg>`;
