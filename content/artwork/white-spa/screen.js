import { say } from '../shared/language.js';
import { hand } from './hand.js';
import { stones, bowl, candle, polish } from './treatments.js';
import { fine, plain } from './words.js';

const [clay, cocoa, quiet, rule, blush] = ['#a9482f', '#43241a', '#85695d', '#dcc2b2', '#f9e9df'];

// Lines are two units and more: the page shows this at half its size, where a hairline would be lost.
const box = (x, y, width, height, r, fill, stroke = 'none', more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}" stroke="${stroke}" stroke-width="2.500" ${more}/>`;

/** What has to be free at the same time; a leaf-green mark says that it is. */
const field = ([name, value], i) => {
  const x = 64 + i * 259;
  return `${box(x, 204, 244, 98, 18, '#fff', rule)}${plain(x + 52, 241, 22, name, { fill: quiet, weight: 550 })}${plain(x + 20, 279, 25.5, value, { weight: 750 })}
  <path d="m${x + 21} 232 8 9 15-17" fill="none" stroke="#2f6b5c" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`;
};

const day = (name, i) => {
  const x = 64 + i * 110.5;
  const on = i === 3;
  const ink = on ? '#fff' : i === 0 ? '#b79f92' : cocoa;
  return `${box(x, 322, 99, 94, 18, on ? clay : i === 0 ? 'none' : blush)}${plain(x + 49.5, 358, 23, name, { fill: ink, weight: 550, anchor: 'middle' })}${plain(x + 49.5, 398, 33, 12 + i, { fill: ink, weight: 800, anchor: 'middle' })}`;
};

const times = ['9:10', '10:25', '11:40', '13:05', '14:10', '15:35', '16:50', '18:20'];
const taken = ['9:10', '16:50'];
const slot = (time, i) => {
  const [x, y] = [64 + (i % 4) * 194, 438 + Math.floor(i / 4) * 76];
  const [on, off] = [time === '13:05', taken.includes(time)];
  return `${box(x, y, 180, 62, 31, on ? '#fbeae1' : '#fff', on ? clay : rule, on ? 'style="stroke-width:4"' : '')}${plain(x + 90, y + 41, 28, time, { fill: on ? clay : off ? '#a58d80' : cocoa, weight: on ? 850 : 600, anchor: 'middle' })}
  ${off ? `<path d="M${x + 52} ${y + 31}h76" stroke="#a58d80" stroke-width="3"/>` : ''}`;
};

/** A day from nine to seven of whoever, and whatever, the hour needs: what is taken, so that no hour above is offered in it. */
const at = (hour) => 216 + ((hour - 9) / 10.5) * 610;
const line = (y, name, visits) =>
  `${plain(64, y + 32, 25, name, { weight: 700 })}${box(at(9), y, at(19.5) - at(9), 46, 10, blush)}${visits
    .map(([from, until]) => box(at(from), y, at(until) - at(from), 46, 10, '#d9a78f'))
    .join('')}${box(at(13.083), y, at(14) - at(13.083), 46, 10, clay)}`;

const treatments = [
  [polish, say('Gel manicure', 'Sơn gel tay'), say('55 min', '55 phút'), '420.000'],
  [bowl, say('Herbal foot bath', 'Ngâm chân thảo dược'), say('40 min', '40 phút'), '280.000'],
  [stones, say('Hot stone', 'Massage đá nóng'), say('70 min', '70 phút'), '650.000'],
  [candle, say('Bride and four', 'Cô dâu và bốn bạn'), say('3 hours', '3 giờ'), '2.900.000'],
];
const offer = ([picture, name, minutes, price], i) => {
  const y = 460 + i * 126;
  return `${i ? `<path d="M904 ${y}h442" stroke="${rule}" stroke-width="2"/>` : ''}<clipPath id="t${i}"><path d="M904 ${y + 96}V${y + 57}a40 40 0 0 1 80 0v39a12 12 0 0 1-12 12H916a12 12 0 0 1-12-12z"/></clipPath><g clip-path="url(#t${i})"><g transform="translate(904 ${y + 17}) scale(1.110)">${picture}</g></g>
  ${fine(1008, y + 58, 37, name)}${plain(1008, y + 97, 25, minutes, { fill: quiet })}${plain(1346, y + 97, 24, `${price} VND`, { weight: 800, anchor: 'end' })}`;
};

const languages = ['EN', 'VI', 'KO', 'ZH'].map((code, i) => {
  const on = code === say('EN', 'VI');
  const x = 1122 + i * 60;
  return `${on ? box(x, 26, 60, 42, 21, cocoa) : ''}${plain(x + 30, 55, 22, code, { fill: on ? '#fff' : cocoa, weight: 800, anchor: 'middle' })}`;
});

/** The booking, close enough to be read: what must be free, uneven hours, the price, and what else takes how long. */
export const draw = () => `<svg viewBox="0 0 1410 1000">
  <rect width="1410" height="1000" fill="#fdf3ea"/>
  ${fine(40, 62, 42, `White <tspan fill="${clay}" font-style="italic">Spa &amp; Nail</tspan>`)}
  ${[say('Treatments', 'Dịch vụ'), say('Gallery', 'Hình ảnh'), say('Packages', 'Gói ưu đãi')].map((words, i) => plain(604 + i * 176, 58, 25, words, { anchor: 'middle' })).join('')}
  ${box(1114, 18, 256, 58, 29, '#fff')}${languages.join('')}
  ${box(40, 100, 810, 650, 28, '#fff', rule)}${fine(64, 174, 54, say('When shall we see you?', 'Bạn ghé lúc nào?'), { more: 'letter-spacing="-1"' })}
  ${[
    [say('Treatment', 'Dịch vụ'), say('Gel, 55 min', 'Sơn gel, 55 phút')],
    [say('With', 'Thợ làm'), 'Chị Hạnh'],
    [say('Where', 'Tại'), say('Room 2', 'Phòng 2')],
  ]
    .map(field)
    .join('')}
  ${say('Mon Tue Wed Thu Fri Sat Sun', 'T2 T3 T4 T5 T6 T7 CN').split(' ').map(day).join('')}${times.map(slot).join('')}
  ${box(54, 604, 782, 132, 20, blush)}${fine(78, 668, 58, '420.000 VND', { weight: 700, more: 'letter-spacing="-1"' })}${plain(78, 712, 25, say('Thursday, 13:05, room 2', 'Thứ Năm, 13:05, phòng 2'), { fill: '#6f5145' })}
  ${box(540, 630, 272, 80, 40, clay)}${plain(676, 680, 28, say('Book this hour', 'Đặt giờ này'), { fill: '#fff', weight: 800, anchor: 'middle' })}
  ${box(40, 774, 810, 190, 28, '#fff', rule)}
  ${line(796, 'Chị Hạnh', [
    [9.17, 10.25],
    [12.75, 13.083],
    [15.25, 15.583],
    [16.83, 18.17],
  ])}${line(852, say('Room 2', 'Phòng 2'), [
    [9, 10.417],
    [16.67, 18.333],
  ])}
  ${[9, 11, 13, 15, 17, 19].map((hour) => plain(at(hour), 938, 23, `${hour}:00`, { fill: quiet, weight: 550, anchor: 'middle' })).join('')}
  <clipPath id="art">${box(880, 100, 490, 334, 28, '#fff')}</clipPath><g clip-path="url(#art)">${hand().replace('<svg viewBox="0 0 720 800"', '<svg x="880" y="100" width="490" height="334" viewBox="80 178 580 395"')}</g>
  ${box(880, 460, 490, 504, 28, '#fff', rule)}${treatments.map(offer).join('')}
</svg>`;
