import { say as inWords } from '../shared/language.js';
import { say } from './words.js';

const rows = [
  [inWords('10:12 to 12:20', 'Từ 10:12'), inWords('128 min', '128 phút'), inWords('$28.16', '28,16 $')],
  [inWords('Distance', 'Quãng đường'), '37 km', inWords('$7.40', '7,40 $')],
  [inWords('Bridge toll', 'Phí qua cầu'), '1', inWords('$2.84', '2,84 $')],
];

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#f3c14b"/>
  <g transform="rotate(9 170 250)"><rect x="-40" y="150" width="300" height="190" rx="18" fill="#0c2723"/><rect x="-40" y="184" width="300" height="38" fill="#0e6f66"/><rect x="92" y="244" width="46" height="34" rx="6" fill="#f0c978"/>${say(14, 312, 20, '4471', { fill: '#fff', more: 'letter-spacing="3"' })}</g>
  <path d="M182 30h352v370H182z" fill="#fff"/>
  ${say(210, 80, 27, inWords('Ute 15', 'Bán tải 15'), { more: 'letter-spacing="-.5"' })}${say(506, 80, 19, 'S. Abbas', { fill: '#5f706c', weight: 500, anchor: 'end' })}
  ${rows.map(([what, much, sum], i) => `<path d="M210 ${104 + i * 54}h296" stroke="#e3eae8" stroke-width="2"/>${say(210, 138 + i * 54, 18.5, what, { weight: 600 })}${say(414, 138 + i * 54, 17.5, much, { fill: '#5f706c', weight: 500, anchor: 'end' })}${say(506, 138 + i * 54, 18.5, sum, { weight: 600, anchor: 'end' })}`).join('')}
  <path d="M210 266h296" stroke="#14211f" stroke-width="3"/>${say(210, 322, 20, inWords('To the minute', 'Đến từng phút'))}${say(506, 326, 46, inWords('$38.40', '38,40 $'), { anchor: 'end', more: 'letter-spacing="-1.500"' })}
  <rect x="210" y="348" width="296" height="36" rx="18" fill="#dcebe6"/><path d="m232 366 6 7 12-14" fill="none" stroke="#0e6f66" stroke-width="4" stroke-linecap="round"/>${say(262, 372, 18, inWords('Card paid, 12:21', 'Đã trả thẻ, 12:21'), { fill: '#0b4f49' })}
</svg>`;
