import type { Canvas } from './canvas';
import { COMPOSITIONS } from './compositions';
import { cycle, inset, range, rect } from './shapes';

/** A part of a drawn web page. `draw` gets the top edge; `height` is what it takes up. Pages are 1000 pixels wide. */
export interface Block {
  height: number;
  draw: (y: number) => string;
}

export type Page = Pick<Canvas, 'palette' | 'random'>;

export const WIDTH = 1000;
export const MARGIN = 60;

/** Lines of greeked text: bars of falling length. */
export const lines = (x: number, y: number, width: number, count: number, fill: string, size = 10): string =>
  range(count)
    .map((index) =>
      rect(
        x,
        y + index * size * 2.1,
        width * (index === count - 1 ? 0.62 : 1 - (index % 3) * 0.05),
        size,
        fill,
        size / 2,
      ),
    )
    .join('');

export const button = (x: number, y: number, fill: string): string => rect(x, y, 150, 44, fill, 22);

export const picture = (
  x: number,
  y: number,
  width: number,
  height: number,
  { palette, random }: Page,
): string => {
  const colours = random.shuffle(palette.colours);
  const { draw } = random.pick(COMPOSITIONS);
  const ground = rect(0, 0, width, height, cycle(colours, 0));
  return inset(
    x,
    y,
    width,
    height,
    ground + draw({ width, height, palette: { ...palette, colours }, random }),
  );
};
