import { say } from '../shared/language.js';
import { black, dust, plain, rule, tall, yellow } from './words.js';

const field = (y, name, value, more = '') =>
  `${plain(260, y, 17.5, name)}<rect x="260" y="${y + 8}" width="240" height="44" fill="#fff" stroke="${more ? black : rule}" stroke-width="${more ? 3 : 2}"/>${tall(274, y + 39, 25, value, { weight: 600 })}${more}`;

const dark = '#c98f00';
const lamp = (x) =>
  `<circle cx="${x}" cy="196.500" r="7" fill="#fff6d8" stroke="${black}" stroke-width="3"/>`;

/** The roller from the front, where its drum shows its width: 0.90 m in 150 units, in the middle of 0. */
const front = `<path d="M-66 132h132v12H-66z" fill="${yellow}"/><path d="M-56 144v48M56 144v48" stroke="${black}" stroke-width="6"/>
  <path d="M-17 190v-28a7 7 0 0 1 7-7h20a7 7 0 0 1 7 7v28z" fill="#6b4a2a"/><ellipse cx="0" cy="176" rx="23" ry="8" fill="none" stroke="${black}" stroke-width="5"/><path d="M0 178v8" stroke="${black}" stroke-width="6"/>
  <path d="M-64 184H64a8 8 0 0 1 8 8v34H-72v-34a8 8 0 0 1 8-8z" fill="${yellow}"/><path d="M-24 193h48M-24 201h48" stroke="${black}" stroke-width="4"/>${lamp(-52)}${lamp(52)}
  <ellipse cx="0" cy="322" rx="86" ry="5" fill="#1d2327"/><rect x="-75" y="218" width="150" height="104" rx="7" fill="#b7bec4"/><path d="M-73 246H73v13H-73z" fill="#d5dade"/><path d="M-73 306H73v11a5 5 0 0 1-5 5H-68a5 5 0 0 1-5-5z" fill="#98a0a6"/><rect x="-73" y="220" width="146" height="100" rx="5" fill="none" stroke="#8a9299" stroke-width="4"/>
  <path d="M-92 208H92v16H-92z" fill="${dark}"/><path d="M-92 208h13v74h-13zM79 208h13v74H79z" fill="${yellow}"/><circle cx="-85.500" cy="270" r="6" fill="${black}"/><circle cx="85.500" cy="270" r="6" fill="${black}"/>`;

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#3f4a52"/><path d="M0 0h560v90L0 150z" fill="#4a565f"/>
  <g stroke="#38424a" stroke-width="3">${[60, 120, 180].map((x) => `<path d="M${x} 0v340"/>`).join('')}</g><path d="M0 314h560v86H0z" fill="#2b3338"/>
  <path d="M112 0v52" stroke="#1d2327" stroke-width="5"/><path d="M112 72 0 336h224z" fill="#ffe39a" opacity=".13"/><path d="M72 78c4-30 22-40 40-40s36 10 40 40z" fill="#1d2327"/><path d="M98 78a14 14 0 0 0 28 0z" fill="#ffe39a"/>
  <g transform="translate(112 4)">${front}</g><path d="M37 334v22M187 334v22M37 345h150" stroke="${yellow}" stroke-width="4" fill="none"/>${tall(112, 383, 27, say('0.90 m', '0,90 m'), { fill: yellow, anchor: 'middle' })}
  <rect x="228" y="14" width="304" height="420" rx="34" fill="#0e0e0d"/><rect x="240" y="26" width="280" height="410" rx="24" fill="${dust}"/>
  <path d="M240 50a24 24 0 0 1 24-24h232a24 24 0 0 1 24 24v36H240z" fill="${black}"/>${tall(260, 67, 28, say('New field for rollers', 'Trường mới cho xe lu'), { fill: '#fff' })}
  ${field(118, say('Name', 'Tên'), say('Drum width', 'Bề rộng trống lăn'), `<path d="M${say(382, 426)} 134v28" stroke="#c98f00" stroke-width="3"/>`)}${field(200, say('Unit', 'Đơn vị'), say('metres', 'mét'))}
  ${tall(260, 299, 25, say('Filter by it', 'Dùng để lọc'))}${plain(260, 321, 17, say('41 rollers get one', 'Cho cả 41 xe lu'))}<rect x="430" y="280" width="70" height="38" rx="19" fill="${yellow}" stroke="${black}" stroke-width="3"/><circle cx="480" cy="299" r="13" fill="${black}"/>
  <rect x="260" y="340" width="240" height="48" fill="${yellow}"/>${tall(380, 373, 26, say('Switch on', 'Bật lên'), { anchor: 'middle' })}
</svg>`;
