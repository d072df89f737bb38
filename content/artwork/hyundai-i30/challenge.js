import { say } from '../shared/language.js';
import { camera, point } from './car.js';
import { layer, loud, plain } from './paper.js';

/** Every edge of the drawing office's model, and the frame it has to fit. */
const mesh = (ctx) => {
  const { project } = camera({ yaw: 40, pitch: 13, size: 113, x: 254, y: 196 });
  const run = (points) => {
    ctx.beginPath();
    points.map(project).forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
    ctx.stroke();
  };
  const steps = (to, by) => Array.from({ length: Math.round(to / by) + 1 }, (_, i) => i * by);
  ctx.lineWidth = 0.55;
  for (const side of [-1, 1]) {
    ctx.strokeStyle = side < 0 ? 'rgb(120 160 220 / 0.35)' : 'rgb(150 196 255 / 0.8)';
    const on = (u, v) => {
      const [x, y, z] = point(u, v);
      return [x, y, z * side];
    };
    for (const u of steps(11, 0.16)) run(steps(6, 0.2).map((v) => on(u, v)));
    for (const v of steps(6, 0.22)) run(steps(11, 0.1).map((u) => on(u, v)));
    for (const x of [-1.32, 1.33])
      for (const r of [0.1, 0.18, 0.26, 0.32])
        run(steps(6.3, 0.15).map((a) => [x + Math.cos(a) * r, 0.325 + Math.sin(a) * r, 0.88 * side]));
  }
};

export const draw = () =>
  `<svg viewBox="0 0 500 415"><rect width="500" height="415" fill="#141d2b"/>${Array.from({ length: 17 }, (_, i) => `<path d="M${i * 32} 0v415M0 ${i * 32}h500" stroke="#1d2a3d"/>`).join('')}</svg>`;

export const paint = (body) =>
  layer(
    body,
    500,
    415,
    mesh,
    `${loud(28, 62, 40, '200 MB', { more: 'letter-spacing="-1.500"' })}
    <rect x="186" y="130" width="132" height="132" fill="#c2361f" fill-opacity=".28" stroke="#ff6a50" stroke-width="4"/><path d="M186 270v18M318 270v18M186 279h132" stroke="#ff6a50" stroke-width="2.500" fill="none"/>
    <rect x="158" y="298" width="188" height="42" rx="21" fill="#c2361f"/>${plain(252, 326, 22, say('320 × 320 pixels', '320 × 320 pixel'), { anchor: 'middle' })}
    ${plain(28, 390, 21, say('and the page is still loading', 'mà trang báo vẫn đang tải'), { fill: '#9db4d4', weight: 550 })}<rect x="322" y="378" width="150" height="10" rx="5" fill="#2b3a50"/><rect x="322" y="378" width="52" height="10" rx="5" fill="#6fb2ff"/>`,
  );
