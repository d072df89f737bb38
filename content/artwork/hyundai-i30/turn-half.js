import { say } from '../shared/language.js';
import { handle, paints, ring } from './banner.js';
import { cars, layer, loud, red } from './paper.js';
import { point } from './turn.js';

/** The same for phones, where it is half as large: the car from edge to edge, and one line in a size to be read. */
export const draw = () => `<svg viewBox="0 0 800 600">
  ${ring({ x: 400, y: 408, width: 366, height: 100 })}
  ${loud(32, 118, 48, say('Lacquer', 'Đỏ sơn mài'))}
  <g transform="translate(768 102) scale(2.05)">${paints(1)}</g>
</svg>`;

const width = say(330, 316);
const callout = `<path d="M687 206V366" stroke="#fff" stroke-width="4"/><rect x="${768 - width}" y="150" width="${width}" height="58" rx="14" fill="#34496b"/>${loud(768 - width / 2, 188, 26, say('Round the corner', 'Đèn liếc theo cua'), { anchor: 'middle' })}`;

export const paint = (body) =>
  layer(
    body,
    800,
    600,
    cars([{ yaw: 64, pitch: 12, size: 153, x: 396, y: 316, fine: 34, colour: red, shadow: 0.1, near: true }]),
    `<g transform="translate(180 491) scale(2.6)"><g transform="translate(-70 -239)">${handle}</g></g>${callout}${point(687, 366)}`,
  );
