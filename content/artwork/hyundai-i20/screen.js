import { say as inWords } from '../shared/language.js';
import { scene } from './street.js';
import { say } from './words.js';

const ruler = { from: 214, to: 1346 };
const at = (second) => ruler.from + ((ruler.to - ruler.from) * second) / 15;
const line = (y, words) =>
  say(46, y + 36, 25, words, { fill: '#b9cbd3', weight: 600, wide: 100 }) +
  `<path d="M${ruler.from} ${y}h${ruler.to - ruler.from}v56h-${ruler.to - ruler.from}z" fill="#1a323e"/>`;
const bar = (from, to, y, tone, words, fill = '#10222c') =>
  `<rect x="${at(from) + 3}" y="${y}" width="${at(to) - at(from) - 6}" height="56" rx="9" fill="${tone}"/>${say(at(from) + 20, y + 38, 25, words, { fill, weight: 700, wide: 100 })}`;

/** One of the three scenes, small; the one that is shown large is ringed. */
const still = (number, x, words) =>
  `<svg x="${x}" y="492" width="420" height="108" viewBox="0 0 970 250" preserveAspectRatio="none">${scene(number)}</svg>
  <path d="M${x} 492h420v108h-420z" fill="none" stroke="${number === 2 ? '#f3b936' : '#43606d'}" stroke-width="${number === 2 ? 6 : 3}"/>
  ${say(x, 634, 24, words, { fill: number === 2 ? '#ffd873' : '#b9cbd3', weight: 600, wide: 100 })}`;

/** The banner on its bench: the middle scene with its measures, the three scenes, and fifteen seconds on a ruler. */
export const draw = () => `<svg viewBox="0 0 1410 1000">
  <rect width="1410" height="1000" fill="#10222c"/>
  ${say(46, 66, 32, inWords('i20, scene 2 of 3', 'i20, cảnh 2 trên 3'), { fill: '#fff', wide: 106 })}
  ${say(1364, 66, 26, inWords('970 × 250, second 8', '970 × 250, giây thứ 8'), { fill: '#9fb6c0', weight: 600, wide: 100, anchor: 'end' })}
  <svg x="46" y="100" width="1318" height="340" viewBox="0 0 970 250" preserveAspectRatio="none">${scene(2)}
    <path d="M506 232h214M506 224v16M720 224v16" stroke="#ffd873" stroke-width="4" stroke-linecap="round"/>
    <path d="M14 14h942v222H14z" fill="none" stroke="#c2281f" stroke-width="2" stroke-dasharray="9 7"/>
    <rect x="744" y="12" width="214" height="56" rx="6" fill="none" stroke="#c2281f" stroke-width="3"/>
  </svg>
  ${still(1, 46, inWords('1, a gap', '1, khoảng trống'))}${still(2, 495, inWords('2, a car', '2, chiếc xe'))}${still(3, 944, inWords('3, it fits', '3, vừa khít'))}
  ${[0, 5, 10, 15].map((second) => `${say(at(second), 698, 25, `${second} s`, { fill: '#cfe3ea', weight: 650, wide: 100, anchor: second === 15 ? 'end' : second === 0 ? 'start' : 'middle' })}`).join('')}
  ${Array.from({ length: 16 }, (_, i) => `<path d="M${at(i)} 712v${i % 5 ? 9 : 18}" stroke="#5f7a86" stroke-width="3"/>`).join('')}
  ${line(742, inWords('Story', 'Câu chuyện'))}${bar(0, 5, 742, '#a5cad6', inWords('That is not a gap.', 'Chỗ này không đỗ được.'))}${bar(5, 10, 742, '#f3b936', inWords('Is it?', 'Thật không?'))}${bar(10, 15, 742, '#e4584c', inWords('It fits an i20.', 'Đỗ được rồi.'), '#fff')}
  ${line(816, inWords('Offer', 'Ưu đãi'))}${bar(0, 15, 816, '#f6f3ec', inWords('i20, drive away today', 'i20, nhận xe hôm nay'))}
  ${line(890, inWords('Motion', 'Động'))}${bar(1, 2.2, 890, '#6f93a1', '')}${bar(5.2, 7.6, 890, '#6f93a1', '')}${bar(10, 12.4, 890, '#6f93a1', '')}${bar(12.4, 15, 890, '#545e67', inWords('stands still', 'đứng yên'), '#fff')}
  <path d="M${at(8)} 704v258" stroke="#ffd873" stroke-width="4"/><circle cx="${at(8)}" cy="704" r="11" fill="#ffd873"/>
</svg>`;
