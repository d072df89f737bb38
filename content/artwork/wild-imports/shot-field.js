import { say } from '../shared/language.js';
import { roller } from './machines.js';
import { black, dust, plain, rule, tall, yellow } from './words.js';

const field = (y, name, value, more = '') =>
  `${plain(260, y, 17.5, name)}<rect x="260" y="${y + 8}" width="240" height="44" fill="#fff" stroke="${more ? black : rule}" stroke-width="${more ? 3 : 2}"/>${tall(274, y + 39, 25, value, { weight: 600 })}${more}`;

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#3f4a52"/><path d="M0 0h560v90L0 150z" fill="#4a565f"/>
  <g stroke="#38424a" stroke-width="3">${[60, 120, 180].map((x) => `<path d="M${x} 0v340"/>`).join('')}</g><path d="M0 314h560v86H0z" fill="#2b3338"/>
  <path d="M112 0v52" stroke="#1d2327" stroke-width="5"/><path d="M112 72 0 336h224z" fill="#ffe39a" opacity=".13"/><path d="M72 78c4-30 22-40 40-40s36 10 40 40z" fill="#1d2327"/><path d="M98 78a14 14 0 0 0 28 0z" fill="#ffe39a"/>
  <g transform="translate(10 178) scale(.760)">${roller()}</g><path d="M22 328v26M94 328v26M22 341h72" stroke="${yellow}" stroke-width="4" fill="none"/>${tall(108, 350, 25, say('0.90 m', '0,90 m'), { fill: yellow })}
  <rect x="228" y="14" width="304" height="420" rx="34" fill="#0e0e0d"/><rect x="240" y="26" width="280" height="410" rx="24" fill="${dust}"/>
  <path d="M240 50a24 24 0 0 1 24-24h232a24 24 0 0 1 24 24v36H240z" fill="${black}"/>${tall(260, 67, 28, say('New field for rollers', 'Trường mới cho xe lu'), { fill: '#fff' })}
  ${field(118, say('Name', 'Tên'), say('Drum width', 'Bề rộng trống lăn'), `<path d="M${say(382, 426)} 134v28" stroke="#c98f00" stroke-width="3"/>`)}${field(200, say('Unit', 'Đơn vị'), say('metres', 'mét'))}
  ${tall(260, 299, 25, say('Filter by it', 'Dùng để lọc'))}${plain(260, 321, 17, say('41 rollers get one', 'Cho cả 41 xe lu'))}<rect x="430" y="280" width="70" height="38" rx="19" fill="${yellow}" stroke="${black}" stroke-width="3"/><circle cx="480" cy="299" r="13" fill="${black}"/>
  <rect x="260" y="340" width="240" height="48" fill="${yellow}"/>${tall(380, 373, 26, say('Switch on', 'Bật lên'), { anchor: 'middle' })}
</svg>`;
