import type { Point } from './surface';

/** What a surface is made of; the shader knows them by these numbers. */
export const kinds = {
  paint: 0,
  lamp: 1,
  tail: 2,
  trim: 3,
  plastic: 4,
  rubber: 5,
  metal: 6,
  plate: 7,
  hollow: 8,
  grille: 9,
} as const;
export type Kind = keyof typeof kinds;

export interface Corner {
  readonly at: Point;
  readonly facing: Point;
  /** Where on the body, for what changes along it; nowhere for other surfaces. */
  readonly uv?: readonly [number, number];
}

/** Triangles as flat lists of numbers, three corners each. */
export class Shape {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly places: number[] = [];
  readonly materials: number[] = [];

  private corner({ at, facing, uv = [-1, -1] }: Corner, kind: Kind) {
    this.positions.push(...at);
    this.normals.push(...facing);
    this.places.push(...uv);
    this.materials.push(kinds[kind]);
  }

  quad(corners: readonly [Corner, Corner, Corner, Corner], kind: Kind): void {
    const [a, b, c, d] = corners;
    for (const one of [a, b, c, a, c, d]) this.corner(one, kind);
  }

  /** On both sides of the car: what has been made on the left, and the same on the right. */
  mirrored(corners: readonly [Corner, Corner, Corner, Corner], kind: Kind): void {
    this.quad(corners, kind);
    const mirror = ({ at, facing, uv }: Corner): Corner => ({
      at: [at[0], at[1], -at[2]],
      facing: [facing[0], facing[1], -facing[2]],
      uv,
    });
    const [a, b, c, d] = corners;
    this.quad([mirror(d), mirror(c), mirror(b), mirror(a)], kind);
  }

  /** A flat plate that faces one way. */
  plate(corners: readonly [Point, Point, Point, Point], facing: Point, kind: Kind): void {
    const [a, b, c, d] = corners;
    this.quad(
      [
        { at: a, facing },
        { at: b, facing },
        { at: c, facing },
        { at: d, facing },
      ],
      kind,
    );
  }
}
