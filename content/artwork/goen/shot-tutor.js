import { say as inWords } from '../shared/language.js';
import { portrait } from './portrait.js';
import { amber, coral, deep, quiet, say, set, violet } from './words.js';

const face = (x, y, r, i) =>
  `<clipPath id="f${i}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath><g clip-path="url(#f${i})">${set(x - r, y - r, r * 2, r * 2, portrait(i))}</g>`;
const text = (y, ...widths) =>
  widths
    .map((width, i) => `<rect x="48" y="${y + i * 20}" width="${width}" height="8" rx="4" fill="#d9cfe9"/>`)
    .join('');

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#bfe8d6"/><circle cx="520" cy="360" r="170" fill="#d2f0e3"/>
  <g transform="rotate(-2 160 220)"><path d="M22 32h276v390H22z" fill="#2b1a52" opacity=".14" transform="translate(8 8)"/><path d="M22 32h276v390H22z" fill="#fff"/>
    ${say(48, 76, 22.5, inWords('A draft of your own', 'Bản nháp của bạn'))}${quiet(48, 102, 18, inWords('Page 2, second try', 'Trang 2, nộp lần hai'))}
    ${text(126, 216, 224, 150)}<rect x="40" y="190" width="240" height="64" rx="8" fill="#fff0de"/>${quiet(52, 213, 17, inWords('§ 6  Either side may leave', '§ 6  Bên nào cũng có thể'), { fill: deep })}${quiet(52, 235, 17, inWords('after thirty days’ notice.', 'dừng, báo trước 30 ngày.'), { fill: deep })}
    ${text(262, 222, 196)}<rect x="40" y="304" width="240" height="54" rx="8" fill="#fff0de"/>${quiet(52, 327, 17, inWords('§ 9  The stamp is paid', '§ 9  Phí đóng dấu'), { fill: deep })}${quiet(52, 349, 17, inWords('by both, half each.', 'mỗi bên trả một nửa.'), { fill: deep })}
    <path d="M50 250q28 7 54 0t54 0 54 0 54 0" fill="none" stroke="${coral}" stroke-width="3.500" stroke-linecap="round"/></g>
  ${face(356, 62, 30, 5)}${say(400, 58, 21, inWords('Ms Aoki', 'Cô Aoki'))}${quiet(400, 82, 17.5, inWords('Thursday, 19:20', '19:20 thứ Năm'))}
  <path d="M326 126a20 20 0 0 1 20-20h170a20 20 0 0 1 20 20v62a20 20 0 0 1-20 20H326z" fill="#fff"/>${quiet(346, 138, 19, inWords('Notice and stamp', 'Báo trước và phí'), { fill: deep })}${quiet(346, 164, 19, inWords('are in. Calendar', 'đã có. Ngày lịch'), { fill: deep })}${quiet(346, 190, 19, inWords('days, or working?', 'hay ngày làm việc?'), { fill: deep })}
  <path d="M354 242a20 20 0 0 1 20-20h142a20 20 0 0 1 20 20v52H374a20 20 0 0 1-20-20z" fill="${violet}"/>${quiet(376, 254, 19, inWords('Calendar days.', 'Ngày lịch ạ.'), { fill: '#fff' })}${quiet(376, 279, 19, inWords('I’ll say so.', 'Em ghi rõ luôn.'), { fill: '#fff' })}
  <rect x="326" y="318" width="210" height="58" rx="29" fill="${amber}"/>${say(431, 344, 19, inWords('Send it again', 'Nộp lại'), { anchor: 'middle' })}${quiet(431, 364, 16, inWords('no marks lost', 'không trừ điểm'), { anchor: 'middle', fill: '#6b3708', weight: 750 })}
</svg>`;
