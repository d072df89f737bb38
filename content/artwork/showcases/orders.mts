import { readFileSync } from 'node:fs';

import type { PictureOrder } from '../order.mts';

interface Showcase {
  readonly slug: string;
  readonly alternativeTexts: readonly string[];
}

const showcases = JSON.parse(
  readFileSync(new URL('../../../cms/seed/showcases.json', import.meta.url), 'utf8'),
) as Showcase[];

/** The screens of each sample showcase: 0 is its thumbnail, which the list shows over most of a window. */
export const showcasePictures: readonly PictureOrder[] = showcases.flatMap(({ slug, alternativeTexts }) =>
  alternativeTexts.map((_text, screen) => ({
    source: `showcases/${slug}.html?screen=${screen}`,
    target: `cms/seed/showcases/${slug}/${screen}.webp`,
    width: 600,
    height: 450,
    scale: screen === 0 ? 4 : 2,
    quality: screen === 0 ? 76 : 84,
  })),
);
