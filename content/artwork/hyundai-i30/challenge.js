import { say } from '../shared/language.js';
import { camera } from './car.js';
import { point } from './carShape.js';
import { layer, loud, plain } from './paper.js';

/** Every edge of the drawing office's model, and the frame it has to fit. */
const mesh = (ctx) => {
  const { project } = camera({ yaw: 40, pitch: 13, size: 113, x: 240, y: 196 });
  const run = (points) => {
    ctx.beginPath();
    points.map(project).forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
    ctx.stroke();
  };
  const steps = (to, by, from = 0) =>
    Array.from({ length: Math.round((to - from) / by) + 1 }, (_, i) => from + i * by);
  // Hairlines would weigh more than the rest of the picture: of the far side only what is seen over the near one.
  ctx.lineWidth = 0.95;
  ctx.strokeStyle = 'rgb(150 196 255 / 0.8)';
  for (const side of [-1, 1]) {
    const on = (u, v, across = 1) => {
      const [x, y, z] = point(u, v);
      return [x, y, z * side * across];
    };
    const bonnet = 7.2;
    const seenFrom = (u) => (side > 0 ? 1 : u > bonnet ? 3.6 : 5);
    for (const u of steps(11, 0.3667)) run(steps(6, 0.2, seenFrom(u)).map((v) => on(u, v)));
    for (const v of steps(6, side > 0 ? 0.4545 : 0.3333, seenFrom(0)))
      run(steps(11, 0.1).map((u) => on(u, v)));
    if (side < 0) for (const v of [3.6, 4.3]) run(steps(11, 0.1, bonnet).map((u) => on(u, v)));
    // The nose is closed across.
    for (const v of steps(5.5, 0.4545, 1)) run([on(11, v, 0), on(11, v)]);
    for (const part of [0, 0.33, 0.66, 1]) run(steps(6, 0.2, 1).map((v) => on(11, v, part)));
  }
  for (const x of [-1.32, 1.33])
    for (const r of [0.1, 0.18, 0.26, 0.32])
      run(steps(6.3, 0.15).map((a) => [x + Math.cos(a) * r, 0.325 + Math.sin(a) * r, 0.88]));
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
