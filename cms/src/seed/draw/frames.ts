import type { Canvas } from './canvas';
import { COMPOSITIONS } from './compositions';
import { circle, cycle, inset, range, rect } from './shapes';

const screen = (x: number, y: number, width: number, height: number, { palette, random }: Canvas): string => {
  const colours = random.shuffle(palette.colours);
  const { draw } = random.pick(COMPOSITIONS);
  const top = height * 0.55;
  const bar = Math.min(width, height) * 0.045;
  const columns = width > height ? 4 : 2;
  const gap = width * 0.05;
  const card = (width - gap * (columns + 1)) / columns;
  const items = range(columns * 2).map((item) => {
    const x = gap + (item % columns) * (card + gap);
    const y = top + bar * 1.2 + Math.floor(item / columns) * (height - top) * 0.48;
    const tall = (height - top) * 0.24;
    return (
      rect(x, y, card, tall, cycle(colours, item), 8) +
      rect(x, y + tall + bar * 0.5, card * 0.8, bar * 0.55, palette.line, bar / 4)
    );
  });
  const content =
    rect(0, 0, width, height, '#FBFAF7') +
    inset(
      0,
      0,
      width,
      top,
      rect(0, 0, width, top, cycle(colours, 0)) +
        draw({ width, height: top, palette: { ...palette, colours }, random }),
    ) +
    items.join('');
  return inset(x, y, width, height, content);
};

/** A browser window that fills the canvas but for a margin, with a page in it. */
export const browserFrame = (canvas: Canvas): string => {
  const { width, height, palette } = canvas;
  const margin = height * 0.1;
  const bar = height * 0.06;
  const dots = range(3).map((dot) =>
    circle(margin * 1.5 + dot * bar * 0.6, margin + bar / 2, bar * 0.18, cycle(palette.colours, dot)),
  );
  return (
    rect(margin, margin, width - 2 * margin, height - 2 * margin, palette.line, 16) +
    dots.join('') +
    screen(margin + 6, margin + bar, width - 2 * margin - 12, height - 2 * margin - bar - 6, canvas)
  );
};

/** Three phones side by side, the middle one lower, each with a screen of its own. */
export const phoneFrames = (canvas: Canvas): string => {
  const { width, height, palette } = canvas;
  const phone = width * 0.25;
  return range(3)
    .map((index) => {
      const x = width * 0.09 + index * width * 0.285;
      const y = height * (index === 1 ? 0.16 : 0.06);
      const tall = height * 0.78;
      return (
        rect(x, y, phone, tall, palette.line, 34) + screen(x + 12, y + 22, phone - 24, tall - 44, canvas)
      );
    })
    .join('');
};
