import type { Block, Page } from './blocks';
import { barHeader, centredHeader, darkHeader, mosaicHero, posterHero, splitHero, wideHero } from './heroes';
import type { Palette } from './palette';
import { createRandom, hashOf } from './random';
import { band, cards, feature, formFooter, gallery, rows } from './sections';
import { cycle, rect, svg } from './shapes';

/** Page structures that differ in what a visitor meets, and in which order; neighbours in the list differ most. */
const STRUCTURES: readonly ((page: Page) => Block[])[] = [
  (page) => [barHeader(page), splitHero(page, 'right'), band(page), cards(page, 3), rows(page, 3)],
  (page) => [centredHeader(page), wideHero(page), rows(page, 4), gallery(page), band(page)],
  (page) => [darkHeader(page), mosaicHero(page), feature(page, 'left'), feature(page, 'right')],
  (page) => [barHeader(page), posterHero(page), cards(page, 4), band(page), feature(page, 'right')],
  (page) => [darkHeader(page), wideHero(page), cards(page, 3), band(page), rows(page, 4)],
  (page) => [
    centredHeader(page),
    splitHero(page, 'left'),
    gallery(page),
    rows(page, 3),
    feature(page, 'left'),
  ],
  (page) => [barHeader(page), mosaicHero(page), rows(page, 5), cards(page, 3)],
  (page) => [darkHeader(page), splitHero(page, 'left'), cards(page, 2), band(page), feature(page, 'right')],
  (page) => [centredHeader(page), posterHero(page), feature(page, 'right'), cards(page, 4)],
];

export interface PageDrawing {
  /** Decides the details. */
  key: string;
  /** Layouts of one template share the key of their template and count up: each gets a structure of its own. */
  template: string;
  index: number;
  palette: Palette;
}

/** Draws the upper `height` pixels of a web page, 1000 pixels wide. */
export const drawPage = ({ key, template, index, palette }: PageDrawing, height: number): string => {
  const page: Page = { palette, random: createRandom(key) };
  const structure = cycle(STRUCTURES, hashOf(template) + index);
  const blocks = [...structure(page), formFooter(page)];
  const drawn = blocks.reduce(
    ({ y, content }, block) => ({
      y: y + block.height,
      content: y < height ? content + block.draw(y) : content,
    }),
    { y: 0, content: rect(0, 0, 1000, height, palette.ground) },
  );
  return svg(1000, height, drawn.content);
};
