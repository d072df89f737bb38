import { axles } from './body';
import type { Corner, Kind, Shape } from './shape';
import type { Point } from './surface';

const height = 0.325;
const round = (x: number, r: number, turn: number, z: number): Point => [
  x + Math.cos(turn) * r,
  height + Math.sin(turn) * r,
  z,
];
const degrees = (n: number) => (n * Math.PI) / 180;

/** A ring between two radii and two depths; flat when the depths are equal. */
const addRing = (
  shape: Shape,
  x: number,
  from: readonly [number, number],
  to: readonly [number, number],
  kind: Kind,
) => {
  const steps = 48;
  const [depth, width] = [to[1] - from[1], to[0] - from[0]];
  const length = Math.hypot(depth, width) || 1;
  const corner = (i: number, [r, z]: readonly [number, number]): Corner => {
    const turn = (i / steps) * 2 * Math.PI;
    const out = depth / length;
    return {
      at: round(x, r, turn, z),
      facing: [-Math.cos(turn) * -out, Math.sin(turn) * out, Math.abs(width / length) + 0.001],
    };
  };
  for (let i = 0; i < steps; i++)
    shape.mirrored([corner(i, from), corner(i, to), corner(i + 1, to), corner(i + 1, from)], kind);
};

const addSpokes = (shape: Shape, x: number) => {
  for (let k = 0; k < 5; k++) {
    const spoke = (turn: number, r: number, z: number) => round(x, r, degrees(90 + k * 72 + turn), z);
    for (const [side, facing] of [
      [-1, [-0.35, 0.3, 0.88]],
      [1, [0.4, 0.1, 0.9]],
    ] as const) {
      const [a, b, c, d] = [
        spoke(side * 32, 0.05, 0.868),
        spoke(side * 14, 0.232, 0.856),
        spoke(side * 4, 0.232, 0.856),
        spoke(side * 8, 0.05, 0.868),
      ];
      const corner = (at: Point): Corner => ({ at, facing });
      shape.mirrored([corner(a), corner(b), corner(c), corner(d)], 'metal');
    }
  }
};

/** What brakes the wheel, red behind its spokes. */
const addCaliper = (shape: Shape, x: number) => {
  const corner = (turn: number, r: number): Corner => ({
    at: round(x, r, degrees(turn), 0.84),
    facing: [0, 0, 1],
  });
  for (let turn = 20; turn < 78; turn += 14.5)
    shape.mirrored(
      [corner(turn, 0.12), corner(turn, 0.192), corner(turn + 14.5, 0.192), corner(turn + 14.5, 0.12)],
      'tail',
    );
};

/** The dark behind a wheel, above its axle: nobody sees through the car. */
const addWell = (shape: Shape, x: number) => {
  const corner = (turn: number, r: number): Corner => ({
    at: round(x, r, degrees(turn), 0.56),
    facing: [0, 0, 1],
  });
  for (let turn = -18; turn < 198; turn += 18)
    shape.mirrored(
      [corner(turn, 0), corner(turn, 0.45), corner(turn + 18, 0.45), corner(turn + 18, 0)],
      'hollow',
    );
};

/** Four wheels, and the dark behind them. */
export const addWheels = (shape: Shape): void => {
  for (const x of axles) {
    addRing(shape, x, [0.322, 0.62], [0.322, 0.84], 'rubber');
    addRing(shape, x, [0.322, 0.84], [0.296, 0.872], 'rubber');
    addRing(shape, x, [0.296, 0.872], [0.246, 0.872], 'rubber');
    addRing(shape, x, [0.246, 0.87], [0.228, 0.862], 'metal');
    addRing(shape, x, [0.24, 0.825], [0, 0.825], 'hollow');
    addRing(shape, x, [0.178, 0.83], [0.09, 0.83], 'plastic');
    addRing(shape, x, [0.09, 0.835], [0.05, 0.835], 'trim');
    addCaliper(shape, x);
    addSpokes(shape, x);
    addRing(shape, x, [0.062, 0.872], [0.03, 0.876], 'metal');
    addRing(shape, x, [0.03, 0.876], [0, 0.876], 'trim');
    addRing(shape, x, [0.32, 0.55], [0, 0.55], 'hollow');
    addWell(shape, x);
  }
};
