import { say } from '../shared/language.js';
import { arrows, paints, ring } from './banner.js';
import { camera } from './car.js';
import { cars, layer, loud, red } from './paper.js';
import { point, wheel } from './turn.js';

/** The same for phones, where it is half as large: the car from edge to edge, one line in a size to be read, and what is named begins and ends with the page's text. */
export const draw = () => `<svg viewBox="0 0 800 600">
  ${ring({ x: 400, y: 336, width: 366, height: 83 })}
  ${loud(41, 540, 34, say('Lacquer', 'Đỏ sơn mài'))}
  <g transform="translate(759 528) scale(2.05)">${paints(1)}</g>
</svg>`;

const car = { yaw: 64, pitch: 9, size: 150, x: 396, y: 252 };
const place = camera(car).project(wheel);
const width = say(224, 268);
const callout = `<path d="M${place[0]} ${place[1]}V62" stroke="#fff" stroke-width="4"/><rect x="${Math.min(place[0] - width / 2, 759 - width)}" y="34" width="${width}" height="58" rx="14" fill="#34496b"/>${loud(Math.min(place[0], 759 - width / 2), 72, 26, say('17 inches', 'Vành 17 inch'), { anchor: 'middle' })}`;

export const paint = (body) =>
  layer(
    body,
    800,
    600,
    cars([{ ...car, colour: red, shadow: 0.1 }]),
    `<g transform="translate(156 398) scale(2.6)">${arrows}</g>${callout}${point(place, 17)}`,
  );
