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
