import { handle, paints, ring } from './banner.js';
import { blue, cars, layer, loud } from './paper.js';

/** The car on its turntable without the banner round it, for a stage that is wider than a square: it has no ground. */
export const draw = () => `<svg viewBox="0 0 800 600">
  ${loud(400, 300, 300, 'i30', { fill: '#ffffff0d', weight: 800, anchor: 'middle', more: 'letter-spacing="-20"' })}
  ${ring({ x: 400, y: 408, width: 370, height: 120 })}
  <g transform="translate(624 62) scale(1.7)">${paints(0)}</g>
</svg>`;

export const paint = (body) =>
  layer(
    body,
    800,
    600,
    cars([{ yaw: 52, pitch: 12, size: 163, x: 402, y: 300, fine: 30, colour: blue, shadow: 0.1 }]),
    `<g transform="translate(170 510) scale(2.1)"><g transform="translate(-70 -239)">${handle}</g></g>`,
  );
