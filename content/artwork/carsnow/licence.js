import { say as inWords } from '../shared/language.js';
import { tick } from '../shared/words.js';
import { portrait } from './portrait.js';
import { corners, licence } from './shot-licence.js';
import { ink, lime, plum, quiet, say, status } from './words.js';

export const checks = [
  [inWords('Licence valid', 'Bằng hợp lệ'), '08/2027'],
  [inWords('One face', 'Đúng người'), inWords('two photos', 'hai tấm ảnh')],
  [inWords('110 seconds', '110 giây'), inWords('in all', 'cả thảy')],
];
export const tight = { weight: inWords(650, 850), more: 'letter-spacing="-1"' };

/** Two photographs, and what is found out from them. */
export const draw = () => `<svg viewBox="0 0 390 844">
  <rect width="390" height="844" fill="#cdef5f"/><circle cx="60" cy="620" r="300" fill="#dcf886"/>
  ${status('9:08')}
  ${say(28, 118, 35, inWords('Two photos,', 'Hai ảnh là'), tight)}${say(28, 156, 35, inWords('then drive', 'lên xe'), tight)}
  <g transform="translate(-8.500 136) scale(1.060)"><rect x="34" y="62" width="316" height="214" rx="20" fill="#5a2a7d" opacity=".25" transform="translate(6 10)"/>${licence()}${corners(24, 52, 344, 234, ink)}</g>
  ${portrait(294, 522, 0.76)}
  ${quiet(28, 512, 18, inWords('And now', 'Còn đây là'), { fill: '#48610a' })}${say(28, 544, 30, inWords('your face', 'bạn'), tight)}
  <rect x="18" y="600" width="354" height="150" rx="28" fill="#fff"/>
  ${checks.map(([text, more], i) => `${tick(54, 633 + i * 42, 14, i < 2 ? ink : '#ece6f5', i < 2 ? lime : ink)}${say(82, 639 + i * 42, 18, text)}${quiet(350, 639 + i * 42, 17, more, { anchor: 'end' })}`).join('')}
  <rect x="18" y="764" width="354" height="62" rx="31" fill="${plum}"/>${say(195, 802, 19, inWords('Choose a car', 'Chọn xe'), { fill: '#fff', anchor: 'middle' })}
</svg>`;
