import { fruits } from './fruit.js';
import { black, fat, paper, plain } from './words.js';

const sticker = (x, y, r, tone, inner) =>
  `<g transform="translate(${x} ${y})"><circle r="${r}" fill="${black}" opacity=".2" cx="4" cy="6"/><circle r="${r}" fill="${tone}"/>${inner}</g>`;
const menu = [
  ['Cam', 'Ổi', 'Bưởi'],
  ['Dứa', 'Dưa, Ớt', 'Rau má'],
].flat();

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#8cc63f"/><path d="M0 0h560v400H430L250 0z" fill="#9bd14f"/>
  <path d="M92 0c0 40 10 70 32 82M248 0c0 40-10 70-32 82" fill="none" stroke="${black}" stroke-width="13"/>
  <path d="M112 76h116c6 40 30 66 64 80v244H48V156c34-14 58-40 64-80z" fill="${black}"/><path d="M96 292h148v108H96z" fill="none" stroke="${paper}" stroke-width="2.500" stroke-dasharray="6 6"/>
  ${fat(170, 150, 33, 'Fresy', { fill: paper, anchor: 'middle' })}${fat(166, 262, 112, '12', { fill: paper, anchor: 'middle', more: 'letter-spacing="-6"' })}${fat(170, 348, 25, 'ba ngày', { fill: paper, anchor: 'middle' })}${fat(170, 378, 25, 'thôi', { fill: paper, anchor: 'middle' })}
  <g transform="rotate(4 430 130)"><path d="M330 22h196v214H330z" fill="${black}" opacity=".2" transform="translate(6 8)"/><path d="M330 22h196v214H330z" fill="${paper}"/><path d="M330 22h196v40H330z" fill="${black}"/>${fat(428, 51, 23, 'Sáu vị', { fill: paper, anchor: 'middle' })}
    ${menu.map((name, i) => `${fat(348, 91 + i * 27, 19, name)}${plain(508, 91 + i * 27, 17, '49.000', { anchor: 'end' })}`).join('')}</g>
  ${sticker(372, 314, 62, '#ff7a3d', `${fat(-2, 18, 66, '13', { anchor: 'middle', more: 'letter-spacing="-4"' })}${plain(0, 42, 16, 'thứ Tư', { anchor: 'middle' })}`)}
  ${sticker(492, 316, 54, paper, `<g transform="translate(-38 -49) scale(.960)">${fruits.duahau}</g>`)}
</svg>`;
