import { readFileSync } from 'node:fs';

import type { PictureOrder } from '../order.mts';

interface Showcase {
  readonly slug: string;
  readonly alternativeTexts: readonly string[];
}

const showcases = JSON.parse(
  readFileSync(new URL('../../../cms/seed/showcases.json', import.meta.url), 'utf8'),
) as Showcase[];

/** The screens of each sample showcase: 0 is its thumbnail. */
export const showcasePictures: readonly PictureOrder[] = showcases.flatMap(({ slug, alternativeTexts }) =>
  alternativeTexts.map((_text, index) => ({
    source: `showcases/${slug}.html?screen=${index}`,
    target: `cms/seed/showcases/${slug}/${index}.webp`,
    width: 600,
    height: 450,
    quality: 84,
  })),
);
