import { say } from '../shared/language.js';
import { handle, paints, ring } from './banner.js';
import { cars, layer, loud, plain, red } from './paper.js';

/**
 * The car on its turntable with the banner's words, in another paint and further turned than in the banner itself, and not
 * in its square: it has no ground. On a wide stage its sides are the text's, and what is above 65 and below 535 is cut.
 */
export const draw = () => `<svg viewBox="0 0 800 600">
  ${loud(404, 350, 270, 'i30', { fill: '#ffffff0d', weight: 800, anchor: 'middle', more: 'letter-spacing="-18"' })}
  ${ring({ x: 400, y: 408, width: 338, height: 92 })}
  ${loud(40, 130, 36, say('Turn it by hand', 'Xoay thử bằng tay'))}
  <g transform="translate(626 118) scale(1.7)">${paints(1)}</g>
</svg>`;

/** One of the three details, open: the lamp's. */
const callout = `<path d="M662 246V362" stroke="#fff" stroke-width="2.500"/><rect x="550" y="154" width="210" height="94" rx="13" fill="#0b1018"/>${loud(567, 185, 16.5, say('Round the corner', 'Đèn liếc theo cua'))}${plain(567, 210, 18, say('The lamps look where', 'Đánh lái đến đâu,'), { fill: '#c9d8ee', weight: 500 })}${plain(567, 232, 18, say('the wheel is going.', 'đèn rọi đến đó.'), { fill: '#c9d8ee', weight: 500 })}<circle cx="662" cy="362" r="14" fill="#c2361f" stroke="#fff" stroke-width="3"/><path d="M656 362h12" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`;

export const paint = (body) =>
  layer(
    body,
    800,
    600,
    cars([{ yaw: 64, pitch: 12, size: 140, x: 396, y: 318, fine: 34, colour: red, shadow: 0.1, near: true }]),
    `<g transform="translate(196 485) scale(2)"><g transform="translate(-70 -239)">${handle}</g></g>${callout}`,
  );
