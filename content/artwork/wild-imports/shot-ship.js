import { say } from '../shared/language.js';
import { dozer, dumper, excavator, loader, mini, roller } from './machines.js';
import { black, plain, tall, yellow } from './words.js';

const upper = [mini, excavator, dumper, loader, mini];
const lower = [dozer, excavator, roller, loader, mini, dumper];
const free = new Set(['0-0', '0-2', '0-4', '1-1', '1-3', '1-5']);
const bay = (deck, x, y, shape, i) => {
  const open = free.has(`${deck}-${i}`);
  return `<g transform="translate(${x} ${y})"><rect width="68" height="62" fill="${open ? '#fff8dc' : '#51606b'}"/><svg x="4" y="13" width="60" height="46" viewBox="0 0 300 190" opacity="${open ? 1 : 0.4}">${shape()}</svg>${open ? '' : `<path d="M8 8l52 46M60 8 8 54" stroke="#c9d3d9" stroke-width="3" opacity=".5"/>`}</g>`;
};

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="${yellow}"/><circle cx="372" cy="160" r="46" fill="#ffd75e"/>
  ${tall(28, 62, 40, say('Ship of 14 March', 'Tàu 14 tháng 3'))}${plain(28, 94, 21, say('Eleven machines, six not spoken for', 'Mười một máy, sáu chiếc chưa ai đặt'), { fill: black, weight: 600 })}
  <path d="M470 178V84h58v94zM482 84V62h34v22z" fill="#fff"/><path d="M470 106h58M470 130h58M470 154h58" stroke="#b9c2c7" stroke-width="5"/><path d="M436 178V106h22v72z" fill="#c2361f"/><path d="M436 120h22v12h-22z" fill="${black}"/>
  <path d="M8 178h544l-34 166H62C30 300 14 240 8 178z" fill="#27333b"/><path d="M8 178h544l-3 16H9z" fill="#fff"/>
  ${upper.map((shape, i) => bay(0, 46 + i * 76, 202, shape, i)).join('')}${lower.map((shape, i) => bay(1, 58 + i * 74, 272, shape, i)).join('')}
  <path d="M0 336q20-12 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0v64H0z" fill="#2b7fa6"/><path d="M0 362q20-10 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0" fill="none" stroke="#6fb4d2" stroke-width="4"/>
  <rect x="446" y="212" width="74" height="44" rx="4" fill="#fff8dc"/>${tall(483, 242, 26, say('6 of 11', '6 / 11'), { anchor: 'middle' })}
</svg>`;
