import { readdirSync, readFileSync } from 'node:fs';

import type { PictureOrder } from '../order.mts';

const posts = new URL('../../../cms/seed/posts/', import.meta.url);

const languagesOf = (key: string): string[] => {
  const post = JSON.parse(readFileSync(new URL(`${key}/post.json`, posts), 'utf8')) as Record<
    string,
    unknown
  >;
  return ['en', 'vi'].filter((language) => language in post);
};

/** The drawings in the texts of posts: of which post, by which name and how high at 720 pixels of width. */
const figures: readonly (readonly [key: string, name: string, height: number])[] = [
  ['writing-alt-text', 'places', 896],
  ['page-weight-budget', 'first-view', 592],
  ['colour-contrast-on-sand', 'pairs', 640],
  ['one-team-two-time-zones', 'hours', 644],
  ['moving-a-domain', 'zone', 724],
];

/** The figures of the sample posts, in the languages of each. */
export const postFigures: readonly PictureOrder[] = figures.flatMap(([key, name, height]) =>
  languagesOf(key).map((language) => ({
    source: `posts/figures/${name}.html?lang=${language}`,
    target: `cms/seed/posts/${key}/figure-${name}-${language}.webp`,
    width: 720,
    height,
    flat: true,
  })),
);

/** The title picture of each sample post, in the languages that it has. */
export const postPictures: readonly PictureOrder[] = readdirSync(posts).flatMap((key) =>
  languagesOf(key).map((language) => ({
    source: `posts/${key}.html?lang=${language}`,
    target: `cms/seed/posts/${key}/picture-${language}.webp`,
    width: 800,
    height: 533,
    quality: 84,
  })),
);
