import type { Corner, Kind, Shape } from './shape';
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

/** What lies flat on nose and tail: a grille in its frame, two number plates, a bar of light at either end. */
const addFaces = (shape: Shape) => {
  const face = (x: number, kind: Kind, low: number, high: number, below: number, above = below, from = -1) =>
    shape.plate(
      [
        [x, low, from === -1 ? -below : from],
        [x, low, below],
        [x, high, above],
        [x, high, from === -1 ? -above : from],
      ],
      [Math.sign(x), 0.1, 0],
      kind,
    );
  face(2.196, 'metal', 0.334, 0.588, 0.482, 0.524);
  face(2.2, 'grille', 0.346, 0.576, 0.468, 0.508);
  face(2.198, 'lamp', 0.606, 0.622, 0.44);
  face(-2.127, 'tail', 0.781, 0.799, 0.66);
  for (const [x, low, high, width] of [
    [2.206, 0.4, 0.5, 0.2],
    [-2.128, 0.6, 0.71, 0.24],
  ] as const) {
    face(x, 'plate', low, high, width);
    // Its number, too small to be read.
    for (const at of [-0.145, -0.065, 0.03, 0.11])
      face(x + Math.sign(x) * 0.003, 'trim', low + 0.028, high - 0.028, at + 0.05, at + 0.05, at);
  }
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
  for (const x of axles) addArches(shape, x, opening);
  addRound(shape, [0.64, 0.99, 0.945], [0.062, 0.052, 0.085], 'paint');
  addRound(shape, [0.66, 0.945, 0.87], [0.03, 0.02, 0.06], 'plastic');
  addFaces(shape);
};
