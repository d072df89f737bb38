import { say } from '../shared/language.js';
import { arrows, paints, ring } from './banner.js';
import { camera } from './car.js';
import { cars, layer, loud, plain, red } from './paper.js';

/**
 * The car on its turntable with the name of its paint, in another paint than in the banner itself, where its nudge leaves it,
 * and not in its square: it has no ground. On a wide stage its sides are the text's, and what is above 120 and below 480 is
 * cut. There a low window ends at 278: the car comes first, seen from low, beside what it says, and its paint is named below it.
 * Nothing is half clear, and nothing large is black: either has smudges in the small files that the build makes.
 */
export const draw = () => `<svg viewBox="0 0 800 600">
  ${ring({ x: 360, y: 334, width: 300, height: 56 })}
  ${loud(40, 449, 22, say('Lacquer', 'Đỏ sơn mài'))}
  <g transform="translate(760 441) scale(1.45)">${paints(1)}</g>
</svg>`;

/** Where the wheel's detail is: the same place as in the live banner. */
export const wheel = [1.33, 0.61, 0.9];
export const point = ([x, y], size = 14) =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="#c2361f" stroke="#fff" stroke-width="3"/><path d="M${x - size * 0.43} ${y}h${size * 0.86}" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`;

const car = { yaw: 64, pitch: 6, size: 121, x: 351, y: 255 };
const place = camera(car).project(wheel);

/** One of the three details, open. */
const callout = `<path d="M${place[0]} ${place[1]}V172H600" fill="none" stroke="#fff" stroke-width="2.500" stroke-linejoin="round"/><rect x="574" y="140" width="186" height="80" rx="11" fill="#34496b"/>${loud(588, 166, 13.2, say('17 inches', 'Vành 17 inch'))}${plain(588, 187, 14.8, say('of wheel, and quieter', 'Chạy 100 km/h vẫn'), { fill: '#e6eefb', weight: 550 })}${plain(588, 206, 14.8, say('at 100 than at 60.', 'êm hơn lúc chạy 60.'), { fill: '#e6eefb', weight: 550 })}`;

export const paint = (body) =>
  layer(
    body,
    800,
    600,
    cars([{ ...car, colour: red, shadow: 0.1 }]),
    `<g transform="translate(171 378) scale(1.9)">${arrows}</g>${callout}${point(place)}`,
  );
