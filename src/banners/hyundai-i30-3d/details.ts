type Point = readonly [number, number, number];

/** Words in the two languages that a page of the banner may be in. */
export interface Words {
  readonly en: string;
  readonly vi: string;
}

/** What opens a line of text: where it is on the body, and which way it faces. */
export interface Detail {
  readonly name: Words;
  readonly text: Words;
  readonly at: Point;
  readonly facing: Point;
}

export const details: readonly Detail[] = [
  {
    name: { en: '17 inches', vi: 'Vành 17 inch' },
    text: {
      en: 'of wheel, and quieter at 100 than at 60.',
      vi: 'Chạy 100\u00a0km/h vẫn êm hơn lúc chạy\u00a060.',
    },
    // On the tyre: the wheel is what it is about, and is seen.
    at: [1.33, 0.61, 0.9],
    facing: [0.2, 0, 1],
  },
  {
    name: { en: 'Round the corner', vi: 'Đèn liếc theo cua' },
    text: { en: 'The lamps look where the wheel is going.', vi: 'Đánh lái đến đâu, đèn rọi đến đó.' },
    // On the lamp's upper edge: below it are the lenses.
    at: [1.94, 0.78, -0.71],
    facing: [0.75, 0, -0.66],
  },
  {
    name: { en: 'Wide open', vi: 'Cốp rộng' },
    text: { en: 'The tailgate clears a pram, unfolded.', vi: 'Xe nôi để vừa, khỏi gấp.' },
    at: [-2.1, 0.92, 0],
    facing: [-1, 0.1, 0],
  },
];

/** Paint, by the name of its button. */
export const paints: Readonly<Record<string, Point>> = {
  Tide: [40, 116, 250],
  Lacquer: [194, 54, 31],
  // Lighter than its dot: most of the car turns from the light, and would be grey.
  Cloud: [294, 299, 306],
  Basalt: [70, 78, 92],
};
