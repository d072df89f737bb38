import { say as inWords } from '../shared/language.js';
import { ink, lime, plum, quiet, say } from './words.js';

const cars = [
  ['Kestrel E-hatch', 312, inWords('164 km to spare', 'còn dư 164 km')],
  ['Heron Wagon', 274, inWords('126 km to spare', 'còn dư 126 km')],
  ['Wren City', 188, inWords('40 km to spare', 'còn dư 40 km')],
  ['Wren City', 96, inWords('52 km short', 'thiếu 52 km')],
];
const need = 148;
const x = (km) => 40 + km * 1.36;

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="${plum}"/><path d="M0 330q140-70 280-10t280-40v120H0z" fill="#5d2a82"/>
  ${say(40, 56, 29, inWords('To Geelong and back', 'Geelong và quay về'), { fill: '#fff', more: 'letter-spacing="-.6"' })}
  <path d="M${x(need)} 84v300" stroke="${lime}" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"/>
  <rect x="${x(need) - 46}" y="74" width="92" height="34" rx="17" fill="${lime}"/>${say(x(need), 98, 19, '148 km', { anchor: 'middle' })}
  ${cars
    .map(([name, km, spare], i) => {
      const [y, good] = [120 + i * 68, km > need];
      return `<g><rect x="40" y="${y}" width="480" height="56" rx="18" fill="#fff" opacity=".09"/><rect x="40" y="${y}" width="${x(km) - 40}" height="56" rx="18" fill="${good ? (i ? '#b792d4' : '#fff') : '#f2a999'}"/>
        ${say(58, y + 26, 19, name)}${quiet(58, y + 46, 16.5, spare, { fill: good ? '#49325f' : '#7c1d0e', weight: inWords(500, 650) })}
        ${say(km > 250 ? x(km) - 16 : 504, y + 37, 24, `${km} km`, { anchor: 'end', fill: km > 250 ? ink : '#fff' })}</g>`;
    })
    .join('')}
  <path d="M${x(need)} 120v264" stroke="${lime}" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"/>
</svg>`;
