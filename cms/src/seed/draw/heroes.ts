/** The upper parts of drawn web pages: headers and what stands below them. */
import { type Block, MARGIN, type Page, WIDTH, button, lines, picture } from './blocks';
import { circle, cycle, range, rect } from './shapes';

export const barHeader = ({ palette }: Page): Block => ({
  height: 90,
  draw: (y) =>
    rect(MARGIN, y + 30, 110, 30, palette.line, 4) +
    range(4)
      .map((item) => rect(480 + item * 95, y + 40, 60, 10, palette.line, 5))
      .join('') +
    rect(870, y + 27, 90, 36, cycle(palette.colours, 0), 18),
});

export const centredHeader = ({ palette }: Page): Block => ({
  height: 130,
  draw: (y) =>
    circle(WIDTH / 2, y + 45, 26, cycle(palette.colours, 0)) +
    range(5)
      .map((item) => rect(235 + item * 115, y + 96, 70, 10, palette.line, 5))
      .join(''),
});

export const darkHeader = ({ palette }: Page): Block => ({
  height: 76,
  draw: (y) =>
    rect(0, y, WIDTH, 76, palette.line) +
    rect(MARGIN, y + 26, 26, 26, cycle(palette.colours, 1), 13) +
    range(3)
      .map((item) => rect(700 + item * 85, y + 34, 55, 9, palette.ground, 4))
      .join(''),
});

export const splitHero = (page: Page, side: 'left' | 'right'): Block => ({
  height: 520,
  draw: (y) => {
    const text = side === 'left' ? 540 : MARGIN;
    return (
      picture(side === 'left' ? 0 : 480, y, 520, 520, page) +
      lines(text, y + 110, 370, 3, page.palette.line, 26) +
      lines(text, y + 300, 360, 3, cycle(page.palette.colours, 2)) +
      button(text, y + 400, cycle(page.palette.colours, 0))
    );
  },
});

export const wideHero = (page: Page): Block => ({
  height: 560,
  draw: (y) =>
    picture(0, y, WIDTH, 560, page) +
    rect(250, y + 150, 500, 260, page.palette.ground, 6) +
    lines(310, y + 200, 380, 2, page.palette.line, 24) +
    lines(310, y + 310, 380, 2, cycle(page.palette.colours, 2)) +
    button(425, y + 388, cycle(page.palette.colours, 0)),
});

export const mosaicHero = (page: Page): Block => ({
  height: 600,
  draw: (y) =>
    lines(MARGIN, y + 30, 560, 2, page.palette.line, 34) +
    button(790, y + 70, cycle(page.palette.colours, 0)) +
    picture(MARGIN, y + 200, 420, 380, page) +
    picture(500, y + 200, 215, 180, page) +
    picture(500, y + 400, 215, 180, page) +
    picture(735, y + 200, 205, 380, page),
});

export const posterHero = (page: Page): Block => ({
  height: 640,
  draw: (y) =>
    rect(0, y, WIDTH, 640, cycle(page.palette.colours, 3)) +
    lines(200, y + 60, 600, 2, page.palette.line, 40) +
    button(425, y + 240, cycle(page.palette.colours, 0)) +
    picture(140, y + 320, 720, 320, page),
});
