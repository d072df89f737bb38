import { drawCar } from './car.js';

export const blue = [40, 116, 250];
export const red = [194, 54, 31];
/** Lighter than the swatch: the sides turn from the light, and would be grey. */
export const white = [294, 299, 306];
export const black = [52, 58, 68];

const say =
  (face) =>
  (x, y, size, text, { fill = '#fff', weight = 700, anchor = 'start', more = '' } = {}) =>
    `<text x="${x}" y="${y}" font-family="${face}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" ${more}>${text}</text>`;

export const loud = say('Unbounded Variable');
export const plain = say('Hanken Grotesk Variable');

/** A canvas over the drawing, in the drawing's own units and never coarser than the photograph, and what stands before the cars. */
export const layer = (body, width, height, make, before = '') => {
  const canvas = document.createElement('canvas');
  const fine = Math.max(3, window.devicePixelRatio);
  [canvas.width, canvas.height] = [width * fine, height * fine];
  const ctx = canvas.getContext('2d');
  ctx.scale(fine, fine);
  body.append(canvas);
  make(ctx);
  if (before) body.insertAdjacentHTML('beforeend', `<svg viewBox="0 0 ${width} ${height}">${before}</svg>`);
};

/** Without the fin: on a stage it is a dark triangle that belongs to nothing. */
export const cars = (list) => (ctx) =>
  list.forEach((car) => drawCar(ctx, { pitch: 12, fine: 12, fin: false, ...car }));
