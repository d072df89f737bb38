import { say } from '../shared/language.js';
import { handle, paints, ring } from './banner.js';
import { blue, cars, layer, loud, plain } from './paper.js';

/** The car on its turntable with the banner's words, but not in its square, for a stage that is wider: it has no ground. */
export const draw = () => `<svg viewBox="0 0 800 600">
  ${loud(404, 330, 270, 'i30', { fill: '#ffffff0d', weight: 800, anchor: 'middle', more: 'letter-spacing="-18"' })}
  ${ring({ x: 400, y: 432, width: 338, height: 108 })}
  ${loud(40, 84, 44, say('Turn it', 'Xoay thử'))}${loud(40, 136, 44, say('by hand', 'bằng tay'))}
  <g transform="translate(632 70) scale(1.7)">${paints(0)}</g>
</svg>`;

/** One of the three details, open: the lamp's. */
const callout = `<path d="M662 236V380" stroke="#fff" stroke-width="2.500"/><rect x="514" y="128" width="252" height="108" rx="14" fill="#0b1018"/>${loud(536, 164, 19, say('Round the corner', 'Đèn liếc theo cua'))}${plain(536, 192, 19, say('The lamps look where', 'Đánh lái đến đâu,'), { fill: '#c9d8ee', weight: 500 })}${plain(536, 217, 19, say('the wheel is going.', 'đèn rọi đến đó.'), { fill: '#c9d8ee', weight: 500 })}<circle cx="662" cy="380" r="14" fill="#c2361f" stroke="#fff" stroke-width="3"/><path d="M656 380h12" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`;

export const paint = (body) =>
  layer(
    body,
    800,
    600,
    cars([
      { yaw: 52, pitch: 12, size: 146, x: 398, y: 332, fine: 34, colour: blue, shadow: 0.1, near: true },
    ]),
    `<g transform="translate(196 521) scale(2)"><g transform="translate(-70 -239)">${handle}</g></g>${callout}`,
  );
