import { say as inWords } from '../shared/language.js';
import { garage, keyShape, noSignal, pale, parked, slide } from './garage.js';
import { quiet, say } from './words.js';

const end = { anchor: 'end' };
const title = { ...end, fill: '#fff', weight: inWords(650, 850), more: 'letter-spacing="-.6"' };

/** The same for upright stages, where the map covers its left half: all that it says stands in the right one. */
export const draw = () => `<svg viewBox="0 0 390 844">${garage()}
  ${say(360, 112, 33, inWords('Level P3,', 'Tầng P3,'), title)}${say(360, 149, 33, inWords('bay 41', 'ô 41'), title)}
  <rect x="208" y="164" width="156" height="40" rx="20" fill="#3d305a"/>${noSignal(222, 191)}${quiet(348, 190, 17, inWords('No signal', 'Mất sóng'), { ...end, fill: pale })}
</svg>`;

const tiles = [
  [42, inWords('Range', 'Đi được'), '312 km'],
  [26, inWords('Charge', 'Pin'), '86%'],
];

const answer = () => `
  ${slide(474)}${say(280, 522, 24, inWords('Open', 'Đã mở'), { ...end, fill: '#fff' })}
  <rect x="18" y="566" width="354" height="114" rx="26" fill="#3d305a"/>${keyShape(60, 600, 1.5)}
  ${say(350, 614, 21, 'Kestrel E-hatch', { ...end, fill: '#fff' })}${quiet(350, 646, 17, inWords('Key until Sun, 18:00', 'Chìa đến CN, 18:00'), { ...end, fill: pale })}
  ${tiles.map(([x, what, much], i) => `<g transform="translate(${18 + i * 182} 692)"><rect width="172" height="96" rx="26" fill="#3d305a"/>${quiet(x, 42, 16, what, { fill: pale })}${say(x, 74, 26, much, { fill: '#fff' })}</g>`).join('')}
  <rect x="128" y="818" width="134" height="5" rx="2.500" fill="#fff"/>`;

export const paint = (body) => parked(body, answer());
