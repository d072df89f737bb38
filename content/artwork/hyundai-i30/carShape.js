/**
 * A hatchback as a lofted body: twelve cross-sections, joined smoothly, seen from any side. Metres; x to the
 * front, y up, z to the driver's left. Paint and glass mirror a made-up studio: one light above, one beside.
 */
export const sections = [
  // x, bottom y, sill z, low z, mid z, mid y, belt z, belt y, edge z, edge y, top y
  [-2.12, 0.34, 0.66, 0.76, 0.77, 0.62, 0.74, 0.8, 0.66, 0.86, 0.88],
  [-2.03, 0.26, 0.76, 0.84, 0.86, 0.7, 0.81, 0.98, 0.66, 1.07, 1.1],
  [-1.84, 0.23, 0.81, 0.88, 0.89, 0.73, 0.84, 1.0, 0.6, 1.33, 1.39],
  [-1.32, 0.21, 0.84, 0.89, 0.9, 0.73, 0.85, 0.98, 0.59, 1.38, 1.44],
  [-0.72, 0.2, 0.86, 0.89, 0.895, 0.72, 0.85, 0.955, 0.59, 1.395, 1.458],
  [-0.1, 0.2, 0.86, 0.89, 0.895, 0.71, 0.85, 0.935, 0.58, 1.38, 1.445],
  [0.42, 0.2, 0.86, 0.89, 0.895, 0.7, 0.85, 0.92, 0.55, 1.3, 1.37],
  [1.06, 0.21, 0.86, 0.89, 0.895, 0.68, 0.84, 0.9, 0.66, 0.965, 1.005],
  [1.42, 0.21, 0.85, 0.885, 0.89, 0.66, 0.82, 0.86, 0.62, 0.915, 0.955],
  [1.84, 0.21, 0.78, 0.83, 0.83, 0.62, 0.75, 0.79, 0.56, 0.835, 0.865],
  [2.08, 0.22, 0.68, 0.73, 0.71, 0.57, 0.63, 0.71, 0.48, 0.745, 0.765],
  [2.19, 0.27, 0.56, 0.61, 0.58, 0.52, 0.5, 0.63, 0.38, 0.655, 0.668],
];

const spline = (a, b, c, d, t) =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);

const at = (list, u, pick) => {
  const last = list.length - 1;
  const i = Math.min(Math.floor(u), last - 1);
  const get = (k) => pick(list[Math.max(0, Math.min(last, k))]);
  return spline(get(i - 1), get(i), get(i + 1), get(i + 2), u - i);
};

/** The half outline of a section as seven points, from the middle of the floor to the middle of the roof. */
const outline = (u) => {
  const s = Array.from({ length: 11 }, (_, k) => at(sections, u, (section) => section[k]));
  const [x, floor, sill, low, mid, midY, belt, beltY, edge, edgeY, top] = s;
  return [
    [x, floor, 0],
    [x, floor, sill],
    [x, floor + 0.2, low],
    [x, midY, mid],
    [x, beltY, belt],
    [x, edgeY, edge],
    [x, top, 0],
  ];
};

export const point = (u, v) => {
  const line = outline(u);
  const i = Math.min(Math.floor(v), 5);
  const t = v - i;
  if (i === 5) {
    const [edge, top] = [line[5], line[6]];
    return [edge[0], edge[1] + (top[1] - edge[1]) * (1 - (1 - t) ** 2), edge[2] * (1 - t)];
  }
  // Straight below the belt line and along the glass, rounded at the roof.
  return [0, 1, 2].map((k) =>
    i >= 1 && i <= 4
      ? spline(line[i - 1][k], line[i][k], line[i + 1][k], line[Math.min(6, i + 2)][k], t) * 0.5 +
        (line[i][k] * (1 - t) + line[i + 1][k] * t) * 0.5
      : line[i][k] * (1 - t) + line[i + 1][k] * t,
  );
};

/** What the body is made of, before glass and lamps are set in: u counts sections, v the points of an outline. */
export const materialAt = (u, v, y) => {
  if (v > 0.6 && (v < 1.5 || y < 0.3)) return 'plastic';
  if (u > 10.2 && v > 1.4 && v < 2.1) return 'plastic';
  return 'paint';
};

const slant = (from, to, low, high) => (v) => from + ((v - low) / (high - low)) * (to - from);

/** Glass and lamps: material, v from and to, u from and to (which may lean). */
export const patches = [
  ['trim', 4.05, 4.97, slant(3.2, 2.66, 4.05, 4.97), slant(7, 6.1, 4.05, 4.97)],
  ['glass', 4.12, 4.9, slant(4.84, 4.84, 4.12, 4.9), slant(6.78, 6.08, 4.12, 4.9)],
  ['glass', 4.12, 4.9, slant(3.3, 2.86, 4.12, 4.9), slant(4.73, 4.73, 4.12, 4.9)],
  ['glass', 5.09, 6, slant(6.04, 6.04, 5, 6), slant(6.94, 6.94, 5, 6)],
  ['glass', 5.1, 6, slant(1.14, 1.14, 5, 6), slant(1.84, 1.84, 5, 6)],
  ['lampGlass', 3.3, 3.9, slant(9.5, 8.9, 3.3, 3.9), slant(10.86, 10.86, 3.3, 3.9)],
  ['lamp', 3.5, 3.68, slant(9.6, 9.3, 3.5, 3.68), slant(10.8, 10.8, 3.5, 3.68)],
  ['tail', 3.3, 3.95, slant(0.02, 0.02, 3.3, 3.95), slant(1.1, 1.3, 3.3, 3.95)],
];
