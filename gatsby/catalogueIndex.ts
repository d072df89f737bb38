import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import {
  catalogueIndexPagePath,
  catalogueIndexPath,
  type IndexedTemplate,
  thumbnailPath,
  toCatalogueIndex,
} from '../src/lib/catalogueIndex';
import { hashOf, keepFile, pictureOf, placeThumbnails, readPageData } from './indexFiles';

type Node = Queries.CatalogueIndexQuery['templates']['nodes'][number];

/** The address of a thumbnail as Gatsby made it. */
const madeThumbnail = ({ thumbnail }: Node): string | undefined =>
  thumbnail?.localFile?.childImageSharp?.gatsbyImageData.images.fallback?.src;

const toIndexed = (node: Node): IndexedTemplate => {
  const slugs = (groups: Node['categories']) => groups?.map(({ slug }) => slug) ?? [];
  return {
    slug: node.slug,
    title: node.title,
    price: node.basic_price ?? 0,
    layout: node.layouts?.[0]?.slug ?? null,
    layouts: node.layouts?.length ?? 0,
    categories: slugs(node.categories),
    tags: slugs(node.tags),
    picture: pictureOf(madeThumbnail(node)),
  };
};

/** The thumbnails that Gatsby made, by the addresses that follow from the index. */
const thumbnails = (nodes: readonly Node[]): ReadonlyMap<string, string> =>
  new Map(
    nodes.flatMap((node) => {
      const [made, { slug, picture }] = [madeThumbnail(node), toIndexed(node)];
      return made && picture ? [[thumbnailPath(slug, picture), made] as const] : [];
    }),
  );

/**
 * Writes the index of the catalogue below `publicDir`, its texts and its thumbnails, from the data of the page that asked for
 * them; to be called whenever pages have been written. What stays the same is not touched.
 *
 * @returns how many templates it has, and whether it changed
 */
export const writeCatalogueIndex = async (
  publicDir: string,
): Promise<{ templates: number; changed: boolean }> => {
  const { templates } = await readPageData<Queries.CatalogueIndexQuery>(publicDir, catalogueIndexPagePath);
  const { nodes } = templates;
  const texts = JSON.stringify(nodes.map(({ summary }) => summary));
  const textsPath = `/static/catalogue/texts-${hashOf(texts, 16)}.json`;
  await placeThumbnails(publicDir, dirname(thumbnailPath('', '')), thumbnails(nodes));
  const newTexts = await keepFile(join(publicDir, textsPath), texts);
  const index = JSON.stringify(toCatalogueIndex(nodes.map(toIndexed), textsPath));
  const changed = await keepFile(join(publicDir, catalogueIndexPath), index);
  if (newTexts) await removeTexts(publicDir, textsPath);
  return { templates: nodes.length, changed };
};

const removeTexts = async (publicDir: string, kept: string): Promise<void> => {
  const folder = join(publicDir, dirname(kept));
  for (const name of await readdir(folder))
    if (name.endsWith('.json') && !kept.endsWith(`/${name}`)) await rm(join(folder, name));
};
