import { say as inWords } from '../shared/language.js';
import { say } from './words.js';

const box = (x, y, width, height, tone = '#fff') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="18" fill="${tone}"/>`;

const check = (y, text, note, done) =>
  `<rect x="900" y="${y - 26}" width="34" height="34" rx="9" fill="${done ? '#0e6f66' : '#fff'}" stroke="#0e6f66" stroke-width="3.500"/>${done ? `<path d="m908 ${y - 9} 7 8 12-15" fill="none" stroke="#fff" stroke-width="4.500" stroke-linecap="round"/>` : ''}
  ${say(952, y + 1, 27, text, { weight: 600 })}${say(1342, y + 1, 25, note, { fill: done ? '#56706a' : '#c2361f', weight: 650, anchor: 'end' })}`;

const hour = (time) => 72 + ((time - 11) / 6.5) * 736;
const bar = (y, from, to, tone, words, fill = '#fff') =>
  `<rect x="72" y="${y}" width="736" height="42" rx="9" fill="#eff4f2"/><rect x="${hour(from)}" y="${y}" width="${hour(to) - hour(from)}" height="42" rx="9" fill="${tone}"/>${say(hour(from) + 14, y + 29, 23, words, { fill, weight: 650 })}`;

const van = `<g transform="translate(-75 -256) scale(2.600)">
  <g stroke="#0c2723" stroke-width="3" stroke-linejoin="round"><path d="M70 290V186c0-10 6-16 16-16h136c14 0 24 6 32 16l32 44 32 10c8 3 10 8 10 16v34z" fill="#fff"/><path d="M214 186h14c8 0 13 3 18 9l26 34h-58z" fill="#b9d8e3"/><path d="M90 188h76v34H90z" fill="#b9d8e3"/></g>
  <path d="M72 248h212l40 8v12H72z" fill="#0e6f66"/><path d="M192 172v116" stroke="#0c2723" stroke-width="1.500" opacity=".35"/><path d="M202 240h18" stroke="#0c2723" stroke-width="3.500" stroke-linecap="round"/><path d="M315 260h12v13h-12z" fill="#f3c14b"/><path d="M72 262h7v14h-7z" fill="#c2361f"/>
  ${say(92, 242, 17, '07')}<path d="M62 316h272" stroke="#a9c6be" stroke-width="2"/>
  ${[122, 274].map((x) => `<circle cx="${x}" cy="291" r="25" fill="#0c2723"/><circle cx="${x}" cy="291" r="12" fill="#f3f6f5"/><circle cx="${x}" cy="291" r="4" fill="#0c2723"/>`).join('')}
</g>`;

const bars = [26, 38, 52, 66, 80, 94, 84, 70, 50, 30, 10, 9, 9, 12, 34, 58];

/** Van 07 handed over on a tablet: what the driver, the drawing, the booking and the car park's signal say. */
export const draw = () => `<svg viewBox="0 0 1410 1000">
  <rect width="1410" height="1000" fill="#f0f4f2"/><rect width="1410" height="92" fill="#0c2723"/>
  ${say(40, 58, 33, inWords('Handover, Van 07', 'Giao xe 07'), { fill: '#fff' })}${say(1370, 57, 25, inWords('Depot west, bay 12', 'Bãi phía tây, ô 12'), { fill: '#a9c6be', weight: 500, anchor: 'end' })}
  ${box(40, 120, 800, 490, '#dcebe6')}${van}
  <circle cx="664" cy="398" r="66" fill="#c2361f" fill-opacity=".14" stroke="#c2361f" stroke-width="6" stroke-dasharray="14 11"/><path d="M664 214v116" stroke="#c2361f" stroke-width="5"/><rect x="560" y="148" width="252" height="66" rx="33" fill="#c2361f"/>${say(686, 191, 27, inWords('Scratch, 4 cm', 'Xước 4 cm'), { fill: '#fff', anchor: 'middle' })}
  ${box(40, 638, 800, 322)}${say(72, 686, 28, inWords('This booking', 'Lượt đặt này'))}${say(808, 686, 25, inWords('6 h 30 min', '6 giờ 30 phút'), { fill: '#56706a', weight: 500, anchor: 'end' })}
  ${bar(706, 11, 17.5, '#cfe0db', inWords('Reserved', 'Đã giữ xe'), '#14211f')}${bar(758, 11.5, 13, '#46b39a', inWords('Key window', 'Giờ lấy xe'), '#0c2723')}${bar(810, 11.7, 16.5, '#0e6f66', inWords('On the road', 'Đang chạy'))}${bar(862, 16.5, 17.5, '#f0b7a5', inWords('Cleaning', 'Rửa xe'), '#14211f')}
  ${['start 11:00', 'middle 14:15', 'end 17:30']
    .map((mark, i) => mark.split(' ').concat(hour(11 + i * 3.25)))
    .map(([anchor, time, x]) => say(x, 940, 23, time, { fill: '#56706a', weight: 550, anchor }))
    .join('')}
  ${box(872, 120, 498, 206)}<circle cx="932" cy="182" r="36" fill="#efc199"/>${say(932, 192, 27, 'LT', { anchor: 'middle' })}${say(988, 175, 29, 'Linh Tran')}${say(988, 208, 24, inWords('Licence valid to March 2028', 'Bằng lái đến tháng 3/2028'), { fill: '#56706a', weight: 500 })}
  <rect x="896" y="240" width="450" height="64" rx="12" fill="#d5ebe4"/><path d="m920 273 11 12 20-25" fill="none" stroke="#0e6f66" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>${say(968, 281, 26, inWords('Card 4471 accepted, 11:41', 'Đã nhận thẻ 4471, 11:41'), { fill: '#0a4a43' })}
  ${box(872, 354, 498, 256)}${say(900, 404, 28, inWords('Before leaving', 'Trước khi đi'))}${check(462, inWords('Tyres and lights', 'Lốp và đèn'), inWords('done', 'xong'), true)}${check(518, inWords('Load secured', 'Hàng đã buộc'), inWords('done', 'xong'), true)}${check(574, inWords('Photo of each side', 'Ảnh bốn phía'), inWords('3 of 4', '3/4'), false)}
  ${box(872, 638, 498, 206, '#0c2723')}${say(900, 686, 28, inWords('Signal', 'Sóng'), { fill: '#fff' })}${say(1342, 686, 25, inWords('offline key ready', 'chìa đã lưu sẵn'), { fill: '#46d6b5', weight: 600, anchor: 'end' })}
  ${bars.map((height, i) => `<rect x="${900 + i * 28}" y="${816 - height}" width="19" height="${height}" rx="6" fill="${height < 15 ? '#e4584c' : '#46d6b5'}"/>`).join('')}
  <rect x="872" y="872" width="498" height="88" rx="44" fill="#c2361f"/>${say(1121, 926, 30, inWords('Release the van', 'Giao xe'), { fill: '#fff', anchor: 'middle' })}
</svg>`;
