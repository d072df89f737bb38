import { bottle, fruits } from './fruit.js';
import { black, fat, paper, plain } from './words.js';

const cross = (x, y) =>
  `<path d="M${x - 12} ${y}h24M${x} ${y - 12}v24" stroke="${black}" stroke-width="1.500"/><circle cx="${x}" cy="${y}" r="6" fill="none" stroke="${black}" stroke-width="1.500"/>`;
const ink = (x, colour, name) =>
  `<circle cx="${x}" cy="444" r="15" fill="${colour}" stroke="${black}" stroke-width="2"/>${plain(x + 24, 450, 17, name)}`;

/** A bottle, and its label flat on the printer's sheet. */
export const draw = () => `<svg viewBox="0 0 620 500">
  <rect width="620" height="500" fill="#ff9a3d"/><circle cx="118" cy="280" r="210" fill="#ffb860"/><path d="M0 462h620v38H0z" fill="#e2551f"/>
  ${bottle(34, 14, 1.4, '#ff4f5e', '12', 'Dưa, Ớt', fruits.duahau)}
  <path d="M246 18h356v466H246z" fill="${black}" opacity=".16"/><path d="M240 12h356v466H240z" fill="#fff"/>
  ${cross(418, 34)}${cross(418, 418)}${cross(262, 226)}${cross(574, 226)}
  <path d="M288 54h260v344H288z" fill="${paper}"/><path d="M288 54h260v10H288zM288 388h260v10H288z" fill="${black}"/>
  ${fat(418, 116, 38, 'Fresy', { anchor: 'middle' })}${fat(414, 308, 214, '12', { anchor: 'middle', more: 'letter-spacing="-11"' })}${fat(418, 370, 48, 'Dưa, Ớt', { anchor: 'middle' })}
  <g transform="translate(486 76) scale(.66)">${fruits.duahau}</g>
  ${ink(306, black, 'đen')}${ink(396, paper, 'kem')}
</svg>`;
