import { say } from '../shared/language.js';
import { handle, paints, ring } from './banner.js';
import { cars, layer, loud, red } from './paper.js';
import { point } from './turn.js';

/** The same for phones, where it is half as large: the car from edge to edge, and one line in a size to be read. */
export const draw = () => `<svg viewBox="0 0 800 600">
  ${ring({ x: 400, y: 330, width: 366, height: 83 })}
  ${loud(32, 536, 34, say('Lacquer', 'Đỏ sơn mài'))}
  <g transform="translate(768 524) scale(2.05)">${paints(1)}</g>
</svg>`;

const width = say(330, 316);
const callout = `<path d="M690 90V272" stroke="#fff" stroke-width="4"/><rect x="${768 - width}" y="36" width="${width}" height="58" rx="14" fill="#34496b"/>${loud(768 - width / 2, 74, 26, say('Round the corner', 'Đèn liếc theo cua'), { anchor: 'middle' })}`;

export const paint = (body) =>
  layer(
    body,
    800,
    600,
    cars([{ yaw: 64, pitch: 9, size: 150, x: 396, y: 246, fine: 34, colour: red, shadow: 0.1, near: true }]),
    `<g transform="translate(156 392) scale(2.6)"><g transform="translate(-70 -239)">${handle}</g></g>${callout}${point(690, 272)}`,
  );
