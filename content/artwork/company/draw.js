/** Parts that several scenes share. Flat colour, few shapes, grain only where light falls off. */

/** Grain over a scene, stronger towards the foot. `strength` from 0 to 1. */
export const grain = (width, height, strength = 0.16, id = 'g') => `
  <filter id="${id}n" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="1.1" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 0.07  0 0 0 0 0.09  0 0 0 0 0.11  0 0 0 -3.4 1.75"/></filter>
  <linearGradient id="${id}l" x1="0" y1="0" x2="0.200" y2="1"><stop offset="0.300" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>
  <mask id="${id}m"><rect width="${width}" height="${height}" fill="url(#${id}l)"/></mask>
  <g mask="url(#${id}m)"><rect width="${width}" height="${height}" filter="url(#${id}n)" opacity="${strength}"/></g>`;

/** A pointed leaf growing upwards from 0,0. */
export const leaf = (x, y, turn, length, width, fill, vein = '#ffffff33') =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0C${-width} ${-length * 0.3} ${-width * 0.9} ${-length * 0.75} 0 ${-length}C${width * 0.9} ${-length * 0.75} ${width} ${-length * 0.3} 0 0z" fill="${fill}"/><path d="M0-2V${-length * 0.9}" stroke="${vein}" stroke-width="2" fill="none"/></g>`;

/** A plant: leaves in a fan. */
export const plant = (x, y, size, fills, spread = 70, count = 7) =>
  Array.from({ length: count }, (_, i) => {
    const turn = -spread + (2 * spread * i) / (count - 1);
    return leaf(x, y, turn, size * (1 - Math.abs(turn) / 240), size * 0.18, fills[i % fills.length]);
  }).join('');

/** A large leaf with cuts, as in a monstera; the stalk begins at 0,0. */
export const cutLeaf = (x, y, turn, size, fill, vein) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 100})"><path d="M0 0C-52-8-62-52-44-84l14 14-6-26c10-8 22-14 36-14s26 6 36 14l-6 26 14-14C62-52 52-8 0 0z" fill="${fill}"/><path d="M0-4v-92M0-26l-34-18M0-26l34-18M0-52l-26-20M0-52l26-20" stroke="${vein}" stroke-width="2.500" fill="none"/></g>`;

export const windows = (x, y, columns, rows, w, h, gapX, gapY, lit, on, off) =>
  Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    return `<rect x="${x + column * (w + gapX)}" y="${y + row * (h + gapY)}" width="${w}" height="${h}" fill="${lit(column, row) ? on : off}"/>`;
  }).join('');

/** The same numbers every time, so that a picture does not change when it is made again. */
export const dice = (seed) => {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
};
