import { say } from '../shared/language.js';
import { handle, paints, ring } from './banner.js';
import { cars, layer, loud, plain, red } from './paper.js';

/**
 * The car on its turntable with the name of its paint, in another paint and further turned than in the banner itself, and not
 * in its square: it has no ground. On a wide stage its sides are the text's, and what is above 120 and below 480 is cut. There a
 * low window ends at 278: the car comes first, seen from low, beside what it says, and its paint is named below it.
 * Nothing is half clear, and nothing large is black: either has smudges in the small files that the build makes.
 */
export const draw = () => `<svg viewBox="0 0 800 600">
  ${ring({ x: 360, y: 320, width: 300, height: 56 })}
  ${loud(40, 443, 22, say('Lacquer', 'Đỏ sơn mài'))}
  <g transform="translate(760 435) scale(1.45)">${paints(1)}</g>
</svg>`;

/** One of the three details, open: the lamp's. */
const callout = `<path d="M554 251 600 204" stroke="#fff" stroke-width="2.500"/><rect x="584" y="136" width="176" height="80" rx="11" fill="#34496b"/>${loud(598, 162, 13.2, say('Round the corner', 'Đèn liếc theo cua'))}${plain(598, 183, 14.8, say('The lamps look where', 'Đánh lái đến đâu,'), { fill: '#e6eefb', weight: 550 })}${plain(598, 202, 14.8, say('the wheel is going.', 'đèn rọi đến đó.'), { fill: '#e6eefb', weight: 550 })}`;

/** Where it is on the car, at the lamp. */
export const point = (x, y) =>
  `<circle cx="${x}" cy="${y}" r="14" fill="#c2361f" stroke="#fff" stroke-width="3"/><path d="M${x - 6} ${y}h12" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`;

export const paint = (body) =>
  layer(
    body,
    800,
    600,
    cars([{ yaw: 64, pitch: 6, size: 121, x: 351, y: 241, fine: 48, colour: red, shadow: 0.1, near: true }]),
    `<g transform="translate(171 364) scale(1.9)"><g transform="translate(-70 -239)">${handle}</g></g>${callout}${point(553, 251)}`,
  );
