import { dirname, join } from 'node:path';

import { languages, type Language } from '../src/i18n/locales';
import {
  blogIndexPagePath,
  blogIndexPath,
  type IndexedPost,
  postThumbnailPath,
  postThumbnailSize,
  toBlogIndex,
} from '../src/lib/blogIndex';
import { keepFile, pictureOf, placeThumbnails, readPageData } from './indexFiles';

type Node = Queries.BlogIndexQuery['posts']['nodes'][number];

/** The address of the picture that Gatsby made in the size of a thumbnail, or of the largest one where all are smaller. */
const madeThumbnail = ({ titleImage }: Node): string | undefined => {
  const made = titleImage?.localFile?.childImageSharp?.gatsbyImageData.images.fallback;
  const sized = made?.srcSet
    ?.split(',')
    .map((file) => file.trim().split(' '))
    .find(([, width]) => width === `${postThumbnailSize.width}w`);
  return sized?.[0] ?? made?.src;
};

const toIndexed = (node: Node): IndexedPost => ({
  slug: node.slug,
  title: node.title,
  excerpt: node.excerpt,
  date: node.defaultPublishedDate ?? node.publishedAt,
  views: node.views ?? 0,
  author: node.user?.firstName ?? null,
  avatar: node.user?.avatar?.localFile?.childImageSharp?.gatsbyImageData.images.fallback?.src ?? null,
  categories: node.categories?.map(({ title }) => title) ?? [],
  tags: node.tags?.map(({ title }) => title) ?? [],
  picture: pictureOf(madeThumbnail(node)),
});

const thumbnailOf = (node: Node): readonly (readonly [address: string, made: string])[] => {
  const [made, { slug, picture }] = [madeThumbnail(node), toIndexed(node)];
  return made && picture ? [[postThumbnailPath(slug, picture), made]] : [];
};

/**
 * Writes the index of the blog in each language below `publicDir`, and its thumbnails, from the data of the pages that asked for
 * them; to be called whenever pages have been written. What stays the same is not touched.
 *
 * @returns the languages whose index changed
 */
export const writeBlogIndexes = async (publicDir: string): Promise<readonly Language[]> => {
  const found = await Promise.all(
    languages.map(async (language) => {
      const { posts } = await readPageData<Queries.BlogIndexQuery>(publicDir, blogIndexPagePath(language));
      return { language, nodes: posts.nodes };
    }),
  );
  await placeThumbnails(
    publicDir,
    dirname(postThumbnailPath('', '')),
    new Map(found.flatMap(({ nodes }) => nodes.flatMap(thumbnailOf))),
  );
  const changed: Language[] = [];
  for (const { language, nodes } of found) {
    const index = JSON.stringify(toBlogIndex(nodes.map(toIndexed)));
    if (await keepFile(join(publicDir, blogIndexPath(language)), index)) changed.push(language);
  }
  return changed;
};
