/** The lower parts of drawn web pages. */
import { type Block, MARGIN, type Page, WIDTH, button, lines, picture } from './blocks';
import { circle, cycle, range, rect } from './shapes';

export const cards = (page: Page, columns: 2 | 3 | 4): Block => {
  const gap = 28;
  const width = (WIDTH - 2 * MARGIN - (columns - 1) * gap) / columns;
  return {
    height: width * 0.8 + 190,
    draw: (y) =>
      range(columns)
        .map((column) => {
          const x = MARGIN + column * (width + gap);
          return (
            picture(x, y + 40, width, width * 0.8, page) +
            lines(x, y + width * 0.8 + 62, width * 0.8, 1, page.palette.line, 15) +
            lines(x, y + width * 0.8 + 96, width, 3, cycle(page.palette.colours, 3), 8)
          );
        })
        .join(''),
  };
};

export const rows = (page: Page, count: number): Block => ({
  height: count * 92 + 70,
  draw: (y) =>
    range(count)
      .map((row) => {
        const top = y + 40 + row * 92;
        return (
          rect(MARGIN, top, WIDTH - 2 * MARGIN, 2, page.palette.line) +
          circle(MARGIN + 26, top + 47, 22, cycle(page.palette.colours, row)) +
          lines(170, top + 30, 260, 1, page.palette.line, 15) +
          lines(500, top + 28, 300, 2, cycle(page.palette.colours, 2), 9) +
          rect(860, top + 34, 80, 24, cycle(page.palette.colours, 0), 12)
        );
      })
      .join(''),
});

export const band = (page: Page): Block => ({
  height: 250,
  draw: (y) =>
    rect(0, y + 20, WIDTH, 210, cycle(page.palette.colours, 0)) +
    range(4)
      .map(
        (item) =>
          rect(MARGIN + item * 235, y + 70, 110, 46, page.palette.ground, 6) +
          lines(MARGIN + item * 235, y + 142, 150, 2, page.palette.ground, 9),
      )
      .join(''),
});

export const gallery = (page: Page): Block => ({
  height: 430,
  draw: (y) =>
    [0, 1, 2, 3, 4].map((item) => picture(item * 200, y + 20 + (item % 2) * 40, 192, 350, page)).join(''),
});

export const feature = (page: Page, side: 'left' | 'right'): Block => ({
  height: 360,
  draw: (y) => {
    const text = side === 'left' ? 560 : MARGIN;
    return (
      picture(side === 'left' ? MARGIN : 480, y + 30, 460, 300, page) +
      lines(text, y + 60, 320, 1, page.palette.line, 22) +
      lines(text, y + 120, 370, 5, cycle(page.palette.colours, 2), 9) +
      button(text, y + 260, cycle(page.palette.colours, 1))
    );
  },
});

export const formFooter = (page: Page): Block => ({
  height: 380,
  draw: (y) =>
    rect(0, y, WIDTH, 900, page.palette.line) +
    lines(MARGIN, y + 60, 300, 2, page.palette.ground, 20) +
    lines(MARGIN, y + 170, 220, 4, cycle(page.palette.colours, 2), 9) +
    range(3)
      .map((field) => rect(500, y + 50 + field * 70, 440, 50, page.palette.ground, 6))
      .join('') +
    rect(500, y + 268, 180, 50, cycle(page.palette.colours, 0), 6),
});
