import { say as inWords } from '../shared/language.js';
import { tick } from '../shared/words.js';
import { checks, tight } from './licence.js';
import { portrait } from './portrait.js';
import { corners, licence } from './shot-licence.js';
import { ink, lime, plum, quiet, say, status } from './words.js';

/** The same for upright stages, where the map covers its right half: all that it says stands further left. */
export const draw = () => `<svg viewBox="0 0 390 844">
  <rect width="390" height="844" fill="#cdef5f"/><circle cx="60" cy="620" r="300" fill="#dcf886"/>
  ${status('9:08')}
  ${say(26, 118, 31, inWords('Two photos,', 'Hai ảnh là'), tight)}${say(26, 152, 31, inWords('then drive', 'lên xe'), tight)}
  <g transform="translate(-4 160) scale(.95)"><rect x="34" y="62" width="316" height="214" rx="20" fill="#5a2a7d" opacity=".25" transform="translate(6 10)"/>${licence()}${corners(24, 52, 336, 234, ink)}</g>
  ${portrait(266, 497, 0.94)}
  ${quiet(26, 494, 17, inWords('And now', 'Còn đây là'), { fill: '#48610a' })}${say(26, 524, 27, inWords('your face', 'bạn'), tight)}
  <rect x="18" y="592" width="354" height="158" rx="28" fill="#fff"/>
  ${checks.map(([text, more], i) => `${tick(50, 626 + i * 45, 14, i < 2 ? ink : '#ece6f5', i < 2 ? lime : ink)}${say(78, 632 + i * 45, 18, text)}${quiet(326, 632 + i * 45, 17, more, { anchor: 'end' })}`).join('')}
  <rect x="18" y="764" width="354" height="62" rx="31" fill="${plum}"/>${say(180, 802, 19, inWords('Choose a car', 'Chọn xe'), { fill: '#fff', anchor: 'middle' })}
</svg>`;
