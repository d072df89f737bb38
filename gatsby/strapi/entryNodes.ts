import type { NodeInput, NodePluginArgs } from 'gatsby';
import { createNodes } from 'gatsby-source-strapi/dist/normalize';

import type { ContentModel } from './contentModels';
import { packageSchemas, typeNames } from './packageSchemas';
import type { Entry } from './requests';

/**
 * gatsby-source-strapi makes an entry's id of its documentId, which all languages of a document share, so that one
 * would overwrite the other (gatsby-uc/plugins 509, 520, 521). While it makes the nodes, the language is part of it.
 */
const keyOf = ({ documentId, locale }: Entry): string | undefined =>
  documentId && locale ? `${documentId}:${locale}` : documentId;

const withKey = <Value>(value: Value): Value =>
  value === null || value === undefined ? value : { ...value, documentId: keyOf(value as Entry) };

const withKeys = (entry: Entry, { attributes }: ContentModel): Entry =>
  Object.fromEntries(
    Object.entries(withKey(entry)).map(([name, value]) => {
      if (attributes[name]?.type !== 'relation') return [name, value];
      return [name, Array.isArray(value) ? value.map(withKey) : withKey(value)];
    }),
  );

/**
 * The nodes of one entry: itself, its components and its media. Related entries have nodes of their own, from where
 * they are read themselves.
 */
export const entryNodes = (
  entry: Entry,
  model: ContentModel,
  models: readonly ContentModel[],
  { createNodeId, createContentDigest }: Pick<NodePluginArgs, 'createNodeId' | 'createContentDigest'>,
): NodeInput[] => {
  const schemas = packageSchemas(models);
  // The package skips nodes that are there already. A replaced file or another alternative text has to arrive.
  const context = { schemas, createNodeId, createContentDigest, getNode: () => undefined };
  const typeName = typeNames(models)(model.uid);
  return createNodes(withKeys(entry, model), context, model.uid)
    .filter(({ internal }) => internal.type === typeName || internal.type.startsWith('STRAPI__'))
    .map((node) => (node.internal.type === typeName ? { ...node, documentId: entry.documentId } : node));
};
