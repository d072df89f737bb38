import { tick } from '../shared/words.js';
import { say as inWords } from '../shared/language.js';
import { ink, plum, quiet, say } from './words.js';

export const face = (x, y, scale) => `<g transform="translate(${x} ${y}) scale(${scale})">
  <path d="M-62 110c0-52 24-70 62-70s62 18 62 70z" fill="#e5714f"/><path d="M-20 20h40v34c-10 12-30 12-40 0z" fill="#b9794f"/>
  <path d="M-38-18c0-36 16-50 38-50s38 14 38 50-16 58-38 58-38-22-38-58z" fill="#d3946a"/>
  <path d="M-42-10c-8-46 10-70 44-70 32 0 48 26 40 70-6-6-8-22-12-32-20 8-42 2-54-6-6 12-10 26-18 38z" fill="#2c1712"/>
  <path d="M-22-28q7-4 13 0M9-28q7-4 13 0" stroke="#2c1712" stroke-width="4" stroke-linecap="round" fill="none"/><circle cx="-15" cy="-14" r="4" fill="#2c1712"/><circle cx="15" cy="-14" r="4" fill="#2c1712"/><path d="M-10 16q10 8 20 0" stroke="#7d4426" stroke-width="4" fill="none" stroke-linecap="round"/>
</g>`;

export const corners = (x, y, w, h, tone) =>
  `<path d="M${x} ${y + 30}v-16a14 14 0 0 1 14-14h16M${x + w - 30} ${y}h16a14 14 0 0 1 14 14v16M${x + w} ${y + h - 30}v16a14 14 0 0 1-14 14h-16M${x + 30} ${y + h}h-16a14 14 0 0 1-14-14v-16" fill="none" stroke="${tone}" stroke-width="6" stroke-linecap="round"/>`;

/** A card of 316 by 214 at 34, 62. */
export const licence =
  () => `<g><rect x="34" y="62" width="316" height="214" rx="20" fill="#fff"/><path d="M34 82a20 20 0 0 1 20-20h276a20 20 0 0 1 20 20v26H34z" fill="${plum}"/>
    ${say(54, 93, 20, inWords('Driver licence', 'Bằng lái xe'), { fill: '#fff' })}${say(330, 93, 20, 'VIC', { fill: '#d5f56f', anchor: 'end' })}
    <rect x="54" y="126" width="94" height="122" rx="10" fill="#e4dcef"/><svg x="54" y="126" width="94" height="122" viewBox="0 0 94 122">${face(47, 66, 0.68)}</svg>
    ${quiet(168, 146, 16, inWords('Name', 'Họ tên'))}${say(168, 170, 22, 'Milan Marković')}${quiet(168, 200, 16, inWords('Number', 'Số'))}${say(168, 222, 20, '049 318 772')}${quiet(168, 248, 16, inWords('valid to 08/2027', 'hạn đến 08/2027'))}
  </g>`;

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#cdef5f"/><circle cx="110" cy="420" r="250" fill="#dcf886"/>
  <rect x="34" y="62" width="316" height="214" rx="20" fill="#5a2a7d" opacity=".25" transform="translate(6 10)"/>
  ${licence()}
  ${corners(20, 48, 344, 242, ink)}
  <g transform="translate(458 152)"><circle r="90" fill="#e4dcef"/><clipPath id="f"><circle r="84"/></clipPath><g clip-path="url(#f)">${face(0, 2, 1.02)}</g><circle r="87" fill="none" stroke="#fff" stroke-width="9"/><circle r="87" fill="none" stroke="${plum}" stroke-width="9"/></g>
  <rect x="34" y="316" width="492" height="64" rx="32" fill="${ink}"/>${tick(68, 348, 19, '#d5f56f', ink)}${say(102, 355, 22, inWords('Same face, licence good', 'Đúng người, bằng hợp lệ'), { fill: '#fff' })}${say(500, 355, 22, inWords('110 s', '110 giây'), { fill: '#d5f56f', anchor: 'end' })}
</svg>`;
