import type { AxiosInstance } from 'axios';
import type { NodeInput, SourceNodesArgs } from 'gatsby';

import { CmsError } from './cmsError';

/** A slug that a published entry of the CMS had and has no longer (cms/src/content/slugHistory.ts). */
export interface OldSlug {
  /** The type's singular name: `dicom-blog`. */
  readonly type: string;
  readonly documentId: string;
  /** `en`, `vi`; empty for a type without languages. */
  readonly locale: string;
  readonly slug: string;
}

/** Their type of nodes. */
export const OLD_SLUG = 'OldSlug';

export const oldSlugTypes = /* GraphQL */ `
  "A slug that a published entry of the CMS had and has no longer"
  type OldSlug implements Node @dontInfer {
    type: String!
    documentId: String!
    locale: String!
    slug: String!
  }
`;

const isOldSlug = (value: unknown): value is OldSlug => {
  const { type, documentId, locale, slug } = Object(value) as Partial<OldSlug>;
  return [type, documentId, locale, slug].every((text) => typeof text === 'string');
};

/** @throws CmsError when the CMS does not answer with old slugs. */
export const fetchOldSlugs = async (client: AxiosInstance): Promise<OldSlug[]> => {
  const { data } = await client.get<{ data: unknown }>('/api/old-slugs');
  if (!Array.isArray(data.data) || !data.data.every(isOldSlug))
    throw new CmsError(
      'The CMS does not answer /api/old-slugs with old slugs: start the CMS of this version',
    );
  return data.data;
};

/** A node of each old slug: what leads to an entry is content like the entry itself. */
export const oldSlugNodes = (
  { createNodeId, createContentDigest }: Pick<SourceNodesArgs, 'createNodeId' | 'createContentDigest'>,
  oldSlugs: readonly OldSlug[],
): NodeInput[] =>
  oldSlugs.map(({ type, documentId, locale, slug }) => {
    const old = { type, documentId, locale, slug };
    return {
      ...old,
      id: createNodeId(`${OLD_SLUG} ${type} ${locale} ${slug}`),
      internal: { type: OLD_SLUG, contentDigest: createContentDigest(old) },
    };
  });
