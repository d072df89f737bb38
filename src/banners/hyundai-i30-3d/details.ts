type Point = readonly [number, number, number];

/** What opens a line of text: where it is on the body, and which way it faces. */
export interface Detail {
  readonly name: string;
  readonly text: string;
  readonly at: Point;
  readonly facing: Point;
}

export const details: readonly Detail[] = [
  {
    name: '17 inches',
    text: 'of wheel, and quieter at 100 than at 60.',
    at: [1.33, 0.34, 0.93],
    facing: [0.2, 0, 1],
  },
  {
    name: 'Round the corner',
    text: 'The lamps look where the wheel is going.',
    at: [2.0, 0.7, -0.66],
    facing: [0.75, 0, -0.66],
  },
  {
    name: 'Wide open',
    text: 'The tailgate clears a pram, unfolded.',
    at: [-2.1, 0.92, 0],
    facing: [-1, 0.1, 0],
  },
];

/** Paint, by the name of its button. */
export const paints: Readonly<Record<string, Point>> = {
  Tide: [40, 116, 250],
  Lacquer: [194, 54, 31],
  Cloud: [224, 230, 236],
  Basalt: [70, 78, 92],
};
