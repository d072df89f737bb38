import { createHash } from 'node:crypto';
import { linkSync } from 'node:fs';
import { mkdir, readFile, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import {
  catalogueIndexPagePath,
  catalogueIndexPath,
  type IndexedTemplate,
  thumbnailPath,
  toCatalogueIndex,
} from '../src/lib/catalogueIndex';
import { keepFile } from './keepFile';

type Node = Queries.CatalogueIndexQuery['templates']['nodes'][number];

const hashOf = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);

/** The address of a thumbnail as Gatsby made it; its folder says which bytes it was made of. */
const madeThumbnail = ({ thumbnail }: Node): string | undefined =>
  thumbnail?.localFile?.childImageSharp?.gatsbyImageData.images.fallback?.src;

const toIndexed = (node: Node): IndexedTemplate => {
  const made = madeThumbnail(node);
  const slugs = (groups: Node['categories']) => groups?.map(({ slug }) => slug) ?? [];
  return {
    slug: node.slug,
    title: node.title,
    price: node.basic_price ?? 0,
    layout: node.layouts?.[0]?.slug ?? null,
    layouts: node.layouts?.length ?? 0,
    categories: slugs(node.categories),
    tags: slugs(node.tags),
    picture: made === undefined ? null : hashOf(made, 5),
  };
};

/** Has the thumbnails of an index, and no others, under addresses that follow from it. */
const placeThumbnails = async (publicDir: string, nodes: readonly Node[]): Promise<void> => {
  const wanted = new Map(
    nodes.flatMap((node) => {
      const [made, { slug, picture }] = [madeThumbnail(node), toIndexed(node)];
      return made && picture ? [[thumbnailPath(slug, picture), made] as const] : [];
    }),
  );
  const folder = join(publicDir, dirname(thumbnailPath('', '')));
  await mkdir(folder, { recursive: true });
  const there = new Set(await readdir(folder));
  for (const [address, made] of wanted) {
    const name = address.slice(address.lastIndexOf('/') + 1);
    if (!there.delete(name)) linkSync(join(publicDir, made), join(publicDir, address));
  }
  for (const name of there) if (name.endsWith('.webp')) await rm(join(folder, name));
};

/**
 * Writes the index of the catalogue below `publicDir`, its texts and its thumbnails, from the data of the page that asked for
 * them; to be called whenever pages have been written. What stays the same is not touched.
 *
 * @returns how many templates it has, and whether it changed
 */
export const writeCatalogueIndex = async (
  publicDir: string,
): Promise<{ templates: number; changed: boolean }> => {
  const data = join(publicDir, 'page-data', catalogueIndexPagePath, 'page-data.json');
  const { result } = JSON.parse(await readFile(data, 'utf8')) as {
    result: { data: Queries.CatalogueIndexQuery };
  };
  const { nodes } = result.data.templates;
  const texts = JSON.stringify(nodes.map(({ summary }) => summary));
  const textsPath = `/static/catalogue/texts-${hashOf(texts, 16)}.json`;
  await placeThumbnails(publicDir, nodes);
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
