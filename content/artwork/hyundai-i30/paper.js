import { camera, drawShadow } from './car.js';

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
  make(ctx, { width, height, fine });
  if (before) body.insertAdjacentHTML('beforeend', `<svg viewBox="0 0 ${width} ${height}">${before}</svg>`);
};

/** The car of the live banner, as it is seen from where each says, on a shadow or on its turntable. */
export const cars =
  (list) =>
  (ctx, { width, height, fine }) =>
    list.forEach(({ colour, shadow = 0.13, onTable = false, ...place }) => {
      const from = { pitch: 12, aim: [0.03, 0.6, 0], ...place };
      const { eye, project } = camera(from);
      const fill = (points, style) => {
        ctx.beginPath();
        for (const point of points) ctx.lineTo(...project(point).slice(0, 2));
        ctx.fillStyle = style;
        ctx.fill();
      };
      ctx.imageSmoothingQuality = 'high';
      if (shadow && !onTable) drawShadow(fill, shadow);
      ctx.drawImage(
        window.photographCar({ width, height, fine, eye, colour, onTable, ...from }),
        0,
        0,
        width,
        height,
      );
    });
