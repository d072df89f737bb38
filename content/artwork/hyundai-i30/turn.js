import { say } from '../shared/language.js';
import { handle, paints, ring } from './banner.js';
import { cars, layer, loud, plain, red } from './paper.js';

/**
 * The car on its turntable with the name of its paint, in another paint and further turned than in the banner itself, and not
 * in its square: it has no ground. On a wide stage its sides are the text's, and what is above 65 and below 535 is cut.
 * Nothing is half clear, and nothing large is black: either has smudges in the small files that the build makes.
 */
export const draw = () => `<svg viewBox="0 0 800 600">
  ${ring({ x: 400, y: 408, width: 338, height: 92 })}
  ${loud(40, 130, 36, say('Lacquer', 'Đỏ sơn mài'))}
  <g transform="translate(760 118) scale(1.7)">${paints(1)}</g>
</svg>`;

/** One of the three details, open: the lamp's. */
const callout = `<path d="M662 246V362" stroke="#fff" stroke-width="2.500"/><rect x="536" y="156" width="224" height="96" rx="13" fill="#34496b"/>${loud(554, 188, 17, say('Round the corner', 'Đèn liếc theo cua'))}${plain(554, 214, 19, say('The lamps look where', 'Đánh lái đến đâu,'), { fill: '#e6eefb', weight: 550 })}${plain(554, 237, 19, say('the wheel is going.', 'đèn rọi đến đó.'), { fill: '#e6eefb', weight: 550 })}`;

/** Where it is on the car, at the lamp. */
export const point = (x, y) =>
  `<circle cx="${x}" cy="${y}" r="14" fill="#c2361f" stroke="#fff" stroke-width="3"/><path d="M${x - 6} ${y}h12" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`;

export const paint = (body) =>
  layer(
    body,
    800,
    600,
    cars([{ yaw: 64, pitch: 12, size: 140, x: 396, y: 318, fine: 34, colour: red, shadow: 0.1, near: true }]),
    `<g transform="translate(196 485) scale(2)"><g transform="translate(-70 -239)">${handle}</g></g>${callout}${point(662, 362)}`,
  );
