import { say as inWords } from '../shared/language.js';
import { garage, keyShape, noSignal, pale, parked, slide } from './garage.js';
import { quiet, say } from './words.js';

/** Three levels down, where the phone is the key. */
export const draw = () => `<svg viewBox="0 0 390 844">${garage()}
  ${say(30, 116, 35, inWords('Level P3, bay 41', 'Tầng P3, ô 41'), { fill: '#fff', weight: inWords(650, 850), more: 'letter-spacing="-.8"' })}
  <rect x="28" y="146" width="${inWords(142, 136)}" height="42" rx="21" fill="#3d305a"/>${noSignal(44, 175)}${quiet(82, 173, 17, inWords('No signal', 'Mất sóng'), { fill: pale })}
</svg>`;

const tiles = [
  [inWords('Range', 'Đi được'), '312 km'],
  [inWords('Charge', 'Pin'), '86%'],
];
const tile = ([what, much], i) =>
  `<g transform="translate(${18 + i * 182} 692)"><rect width="172" height="96" rx="26" fill="#3d305a"/>${quiet(24, 42, 16, what, { fill: pale })}${say(24, 74, 26, much, { fill: '#fff' })}</g>`;

const answer = () => `
  ${slide(474)}${say(162, 522, 24, inWords('Open', 'Đã mở'), { anchor: 'middle', fill: '#fff' })}
  <rect x="18" y="566" width="354" height="114" rx="26" fill="#3d305a"/><rect x="36" y="584" width="78" height="78" rx="20" fill="#2a1f42"/>${keyShape(48, 612, 1.5)}
  ${say(134, 616, 22, 'Kestrel E-hatch', { fill: '#fff' })}${quiet(134, 647, 17, inWords('Key until Sunday, 18:00', 'Chìa đến Chủ nhật, 18:00'), { fill: pale })}
  ${tiles.map(tile).join('')}
  <rect x="128" y="818" width="134" height="5" rx="2.500" fill="#fff"/>`;

export const paint = (body) => parked(body, answer());
