import { readFileSync } from 'node:fs';

import type { PictureOrder } from '../order.mts';

interface Showcase {
  readonly slug: string;
  readonly alternativeTexts: readonly string[];
}

const showcases = JSON.parse(
  readFileSync(new URL('../../../cms/seed/showcases.json', import.meta.url), 'utf8'),
) as Showcase[];

/** Device pixels per CSS pixel of what is seen first: a thumbnail over most of the list, and the first picture of a page. */
const large = [4, 3];

/** The screens of each sample showcase: 0 is its thumbnail. */
export const showcasePictures: readonly PictureOrder[] = showcases.flatMap(({ slug, alternativeTexts }) =>
  alternativeTexts.map((_text, screen) => ({
    source: `showcases/${slug}.html?screen=${screen}`,
    target: `cms/seed/showcases/${slug}/${screen}.webp`,
    width: 600,
    height: 450,
    scale: large[screen] ?? 2,
    quality: large[screen] ? 76 : 84,
  })),
);
