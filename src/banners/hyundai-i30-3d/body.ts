import { type Corner, type Kind, type Shape } from './shape';
import { lastSection, normal, onSide, point, type Point } from './surface';

/** A corner on the left side, lifted off it by so many metres. */
const on = (u: number, v: number, lift = 0): Corner => {
  const [facing, at] = [normal(u, v), point(u, v)];
  return {
    at: [at[0] + facing[0] * lift, at[1] + facing[1] * lift, at[2] + facing[2] * lift],
    facing,
    uv: [u, v],
  };
};

/** A patch from one `v` to another, between two edges that may lean. */
type Edge = readonly [number, number];
type Patch = readonly [kind: Kind, low: number, high: number, from: Edge, to: Edge];

const patches: readonly Patch[] = [
  ['trim', 4.05, 4.97, [3.2, 2.66], [7, 6.1]],
  ['glass', 4.12, 4.9, [4.84, 4.84], [6.78, 6.08]],
  ['glass', 4.12, 4.9, [3.3, 2.86], [4.73, 4.73]],
  ['glass', 5.09, 6, [6.06, 6.04], [6.94, 6.94]],
  ['glass', 5.1, 6, [1.14, 1.14], [1.84, 1.84]],
  ['lampGlass', 3.3, 3.9, [9.5, 8.9], [10.86, 10.86]],
  ['lamp', 3.5, 3.68, [9.6, 9.3], [10.8, 10.8]],
  ['tail', 3.3, 3.95, [0.02, 0.02], [1.1, 1.3]],
  // Doors and their handles.
  ['seam', 1.5, 4.05, [6.585, 6.585], [6.615, 6.615]],
  ['seam', 1.5, 4.1, [4.77, 4.77], [4.8, 4.8]],
  ['seam', 2.6, 4.1, [3.09, 2.95], [3.12, 2.98]],
  ['seam', 1.49, 1.53, [3.3, 3.3], [6.6, 6.6]],
  ['seam', 5.02, 5.06, [7.1, 7.1], [10.9, 10.9]],
  ['metal', 3.62, 3.72, [4.98, 4.98], [5.28, 5.28]],
  ['metal', 3.62, 3.72, [3.22, 3.22], [3.52, 3.52]],
];

const addPatch = (shape: Shape, [kind, low, high, from, to]: Patch, order: number) => {
  const rows = Math.max(1, Math.ceil((high - low) * 12));
  const columns = Math.max(1, Math.ceil((to[0] - from[0]) * 12));
  const lift = 0.005 + order * 0.0006;
  const corner = (column: number, row: number) => {
    const t = row / rows;
    const [start, end] = [from[0] + (from[1] - from[0]) * t, to[0] + (to[1] - to[0]) * t];
    return on(start + ((end - start) * column) / columns, low + (high - low) * t, lift);
  };
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++)
      shape.mirrored([corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)], kind);
};

const fine = 9;

const addSkin = (shape: Shape) => {
  const corners = Array.from({ length: lastSection * fine + 1 }, (_, i) =>
    Array.from({ length: 6 * fine + 1 }, (__, j) => on(i / fine, j / fine)),
  );
  for (let i = 0; i < lastSection * fine; i++)
    for (let j = 0; j < 6 * fine; j++) {
      const [a, b, c, d] = [
        corners[i]?.[j],
        corners[i + 1]?.[j],
        corners[i + 1]?.[j + 1],
        corners[i]?.[j + 1],
      ];
      if (a && b && c && d) shape.mirrored([a, b, c, d], 'paint');
    }
};

/** Nose and tail, closed from side to side. */
const addEnds = (shape: Shape) => {
  const rows = 36;
  for (const u of [0, lastSection])
    for (let j = 0; j < rows; j++) {
      const [low, high] = [0.6 + (j * 5.4) / rows, 0.6 + ((j + 1) * 5.4) / rows];
      const v = (low + high) / 2;
      const nose: Kind = v > 1.25 && v < 3.6 ? 'trim' : 'paint';
      const tail: Kind = v > 2.95 && v < 3.5 ? 'trim' : v < 1.6 ? 'plastic' : 'paint';
      const [a, b] = [point(u, low), point(u, high)];
      const tilt = u ? 0.55 : -0.5;
      const corner = ([x, y, z]: Point, side: number): Corner => ({
        at: [x, y, z * side],
        // As if rounded: an edge faces half to its side.
        facing: [u ? 0.84 : -0.84, (y - 0.5) * Math.abs(tilt), side * tilt * (u ? 1 : -1)],
      });
      shape.quad([corner(a, 1), corner(b, 1), corner(b, -1), corner(a, -1)], u ? nose : tail);
    }
};

const addFaces = (shape: Shape) => {
  const front = (z: number, low: number, high: number, x: number, kind: Kind) =>
    shape.plate(
      [
        [x, low, -z],
        [x, low, z],
        [x, high, z],
        [x, high, -z],
      ],
      [Math.sign(x), 0.1, 0],
      kind,
    );
  for (const y of [0.355, 0.42, 0.485]) front(0.46, y, y + 0.012, 2.197, 'metal');
  front(0.2, 0.4, 0.5, 2.203, 'plate');
  front(0.42, 0.592, 0.606, 2.198, 'lamp');
  front(0.24, 0.6, 0.71, -2.128, 'plate');
  front(0.64, 0.783, 0.797, -2.127, 'tail');
};

/** A lip round each wheel's opening, on the skin. */
const addArches = (shape: Shape, x: number, radius: number) => {
  const steps = 40;
  const corner = (i: number, r: number): Corner => {
    const turn = ((-16 + (212 * i) / steps) * Math.PI) / 180;
    const [u, v] = onSide(x + Math.cos(turn) * r, Math.max(0.215, 0.33 + Math.sin(turn) * r));
    return { ...on(u, v, 0.008), uv: undefined };
  };
  for (let i = 0; i < steps; i++)
    shape.mirrored(
      [corner(i, radius), corner(i, radius + 0.036), corner(i + 1, radius + 0.036), corner(i + 1, radius)],
      'plastic',
    );
};

/** A rounded thing of its own, such as a mirror. */
const addRound = (shape: Shape, centre: Point, radii: Point, kind: Kind) => {
  const steps = 14;
  const corner = (i: number, j: number): Corner => {
    const [a, b] = [(i / steps) * 2 * Math.PI, (j / steps - 0.5) * Math.PI];
    const round = (n: number) => Math.sign(n) * Math.abs(n) ** 0.7;
    const way: Point = [
      round(Math.cos(a) * Math.cos(b)),
      round(Math.sin(a) * Math.cos(b)),
      round(Math.sin(b)),
    ];
    return {
      at: [centre[0] + way[0] * radii[0], centre[1] + way[1] * radii[1], centre[2] + way[2] * radii[2]],
      facing: way,
    };
  };
  for (let i = 0; i < steps; i++)
    for (let j = 0; j < steps; j++)
      shape.mirrored([corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)], kind);
};

/** Where the wheels stand, and how large their openings are. */
export const axles = [-1.32, 1.33] as const;
export const opening = 0.395;

export const addBody = (shape: Shape): void => {
  addSkin(shape);
  addEnds(shape);
  patches.forEach((patch, order) => addPatch(shape, patch, order));
  for (const x of axles) addArches(shape, x, opening);
  addRound(shape, [0.64, 0.99, 0.945], [0.062, 0.052, 0.085], 'paint');
  addRound(shape, [0.66, 0.945, 0.87], [0.03, 0.02, 0.06], 'plastic');
  addFaces(shape);
};
