export type Point = readonly [number, number, number];

/**
 * A hatchback as a lofted body: twelve cross-sections, joined smoothly. Metres; x to the front, y up, z to the driver's
 * left. Each: x, bottom y, sill z, low z, mid z, mid y, belt z, belt y, edge z, edge y, top y.
 */
const sections: readonly (readonly number[])[] = [
  [-2.12, 0.3, 0.56, 0.7, 0.77, 0.62, 0.74, 0.8, 0.66, 0.86, 0.88],
  [-2.03, 0.27, 0.62, 0.78, 0.86, 0.7, 0.81, 0.98, 0.66, 1.07, 1.1],
  [-1.84, 0.25, 0.68, 0.84, 0.89, 0.73, 0.84, 1.0, 0.6, 1.33, 1.39],
  [-1.32, 0.21, 0.84, 0.89, 0.9, 0.73, 0.85, 0.98, 0.59, 1.38, 1.44],
  [-0.72, 0.2, 0.86, 0.89, 0.895, 0.72, 0.85, 0.955, 0.59, 1.395, 1.458],
  [-0.1, 0.2, 0.86, 0.89, 0.895, 0.71, 0.85, 0.935, 0.58, 1.38, 1.445],
  [0.42, 0.2, 0.86, 0.89, 0.895, 0.7, 0.85, 0.92, 0.55, 1.3, 1.37],
  [1.06, 0.21, 0.86, 0.89, 0.895, 0.68, 0.84, 0.9, 0.66, 0.965, 1.005],
  [1.42, 0.21, 0.85, 0.885, 0.89, 0.66, 0.82, 0.86, 0.62, 0.915, 0.955],
  [1.84, 0.24, 0.66, 0.81, 0.83, 0.62, 0.75, 0.79, 0.56, 0.835, 0.865],
  [2.08, 0.28, 0.53, 0.68, 0.71, 0.57, 0.63, 0.71, 0.48, 0.745, 0.765],
  [2.19, 0.31, 0.45, 0.575, 0.58, 0.52, 0.5, 0.63, 0.38, 0.655, 0.668],
];

/** `u` counts sections from the tail, 0 to this. */
export const lastSection = sections.length - 1;

const spline = (a: number, b: number, c: number, d: number, t: number) =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);

const between = (a: number, b: number, t: number) => a * (1 - t) + b * t;

const measure = (u: number, k: number): number => {
  const i = Math.max(0, Math.min(Math.floor(u), lastSection - 1));
  const get = (n: number) => sections[Math.max(0, Math.min(lastSection, n))]?.[k] ?? 0;
  return spline(get(i - 1), get(i), get(i + 1), get(i + 2), u - i);
};

const outlines = new Map<number, readonly Point[]>();

/** Half the outline of a section, from the middle of the floor to the middle of the roof; each is needed for many points. */
const outline = (u: number): readonly Point[] => {
  const known = outlines.get(u);
  if (known) return known;
  const at = (k: number) => measure(u, k);
  const x = at(0);
  const made: readonly Point[] = [
    [x, at(1), 0],
    [x, at(1), at(2)],
    [x, at(1) + 0.2, at(3)],
    [x, at(5), at(4)],
    [x, at(7), at(6)],
    [x, at(9), at(8)],
    [x, at(10), 0],
  ];
  outlines.set(u, made);
  return made;
};

/** A point of the left half of the body. `v` counts the points of an outline: 0 floor, 1 sill, 4 belt, 5 roof's edge, 6 its middle. */
export const point = (u: number, v: number): Point => {
  const line = outline(u);
  const i = Math.max(0, Math.min(Math.floor(v), 5));
  const t = v - i;
  const get = (n: number): Point => line[Math.max(0, Math.min(6, n))] ?? [0, 0, 0];
  const [from, to] = [get(i), get(i + 1)];
  if (i === 5) return [from[0], between(from[1], to[1], 1 - (1 - t) ** 2), from[2] * (1 - t)];
  // Straight below the sill, and half straight above it: that leaves a crease at the belt.
  const along = (k: 0 | 1 | 2) => {
    const straight = between(from[k], to[k], t);
    return i === 0 ? straight : (straight + spline(get(i - 1)[k], from[k], to[k], get(i + 2)[k], t)) / 2;
  };
  return [along(0), along(1), along(2)];
};

const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

const unit = ([x, y, z]: Point): Point => {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
};

/** Which way the surface faces, away from the body. */
export const normal = (u: number, v: number): Point => {
  const step = 0.02;
  const a = subtract(point(Math.min(lastSection, u + step), v), point(Math.max(0, u - step), v));
  const b = subtract(point(u, Math.min(5.98, v + step)), point(u, Math.min(5.94, v) - step));
  const across: Point = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  const [x, y, z] = unit(across);
  const [, height, side] = point(u, v);
  const outward = y * (height - 0.6) + z * (side + 0.02);
  return outward < 0 ? [-x, -y, -z] : [x, y, z];
};

/** Where the side of the body has this x and y, between sill and belt. */
export const onSide = (x: number, y: number): readonly [number, number] => {
  const search = (low: number, high: number, isBelow: (middle: number) => boolean) => {
    let [from, to] = [low, high];
    for (let i = 0; i < 24; i++) {
      const middle = (from + to) / 2;
      if (isBelow(middle)) from = middle;
      else to = middle;
    }
    return from;
  };
  const u = search(0, lastSection, (middle) => point(middle, 3)[0] < x);
  return [u, search(1, 4, (middle) => point(u, middle)[1] < y)];
};
