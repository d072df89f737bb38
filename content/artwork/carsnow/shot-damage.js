import { layer } from '../hyundai-i30/paper.js';
import { drawCar } from '../hyundai-i30/car.js';
import { say as inWords } from '../shared/language.js';
import { tick } from '../shared/words.js';
import { silver } from './kestrel.js';
import { ink, lime, say } from './words.js';

const views = [
  [inWords('Front left', 'Trước trái'), 320],
  [inWords('Side', 'Bên hông'), 92],
  [inWords('Rear right', 'Sau phải'), 140],
];

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#f7b8a4"/>
  <rect x="24" y="24" width="396" height="352" rx="26" fill="#2a1b3d"/><path d="M24 250h396v100a26 26 0 0 1-26 26H50a26 26 0 0 1-26-26z" fill="#3c2a52"/>
  ${views.map((_, i) => `<rect x="436" y="${24 + i * 120}" width="100" height="112" rx="20" fill="${i === 1 ? '#fff' : '#fbded3'}"/>`).join('')}
</svg>`;

export const paint = (body) =>
  layer(
    body,
    560,
    400,
    (ctx) => {
      // Small faces meet at sharp angles, and mitres would stick out of the car.
      ctx.lineJoin = 'round';
      // The last driver's picture lies underneath, a little off.
      ctx.globalAlpha = 0.35;
      drawCar(ctx, {
        yaw: 86,
        pitch: 10,
        size: 75,
        x: 230,
        y: 190,
        fine: 14,
        shadow: 0.001,
        colour: [150, 130, 240],
      });
      ctx.globalAlpha = 1;
      drawCar(ctx, { yaw: 92, pitch: 10, size: 73, x: 221, y: 195, fine: 18, shadow: 0.06, colour: silver });
      views.forEach(([, yaw], i) =>
        drawCar(ctx, {
          yaw,
          pitch: 10,
          size: 17,
          x: 486,
          y: 68 + i * 120,
          fine: 20,
          shadow: 0.05,
          colour: silver,
        }),
      );
    },
    `<path d="M48 88V68a20 20 0 0 1 20-20h20M356 48h20a20 20 0 0 1 20 20v20M396 268v20a20 20 0 0 1-20 20h-20M88 308H68a20 20 0 0 1-20-20v-20" fill="none" stroke="${lime}" stroke-width="5" stroke-linecap="round"/>
    <g transform="translate(222 56)"><rect x="-104" y="-18" width="208" height="36" rx="18" fill="${lime}"/>${say(0, 7, 18, inWords('One step to the left', 'Sang trái một bước'), { anchor: 'middle' })}</g>
    <circle cx="222" cy="342" r="27" fill="none" stroke="#fff" stroke-width="5"/><circle cx="222" cy="342" r="19" fill="#fff"/>${say(48, 349, 19, inWords('2 of 3', '2 / 3'), { fill: '#fff' })}${say(396, 349, 19, '9:16', { fill: '#d0b9e6', anchor: 'end' })}
    ${views.map(([name], i) => `${say(486, 126 + i * 120, 16, name, { anchor: 'middle', fill: ink })}`).join('')}${tick(518, 42, 12, '#3d7a1c')}`,
  );
