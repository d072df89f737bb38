import { drawCar } from '../hyundai-i30/car.js';

/** The colour of the Kestrel E-hatch, wherever it stands. */
export const silver = [236, 238, 232];

/** It from the front, three levels down: `size` pixels for one metre around x, y. */
export const kestrel = (ctx, place) => {
  // Small faces meet at sharp angles, and mitres would stick out of the car.
  ctx.lineJoin = 'round';
  drawCar(ctx, { yaw: 27, pitch: 9, fine: 18, shadow: 0.07, colour: silver, ...place });
};

/** A lamp that is on, to be laid over the car. */
export const glow = (x, y, r) =>
  `<radialGradient id="on"><stop stop-color="#fff"/><stop offset=".25" stop-color="#f4ffd0" stop-opacity=".75"/><stop offset="1" stop-color="#d5f56f" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#on)"/>`;
