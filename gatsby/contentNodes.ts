import type { CreateNodeArgs, GatsbyNode, Node } from 'gatsby';
import { parse } from 'yaml';

/** Node type of a `facts.yml`, by the room it stands in; `content/site.yml` stands in none. */
const factsTypes: Readonly<Record<string, string>> = {
  '': 'SiteSettings',
  'case-studies': 'CaseStudyFacts',
  banners: 'BannerFacts',
  careers: 'OpeningFacts',
};

const fileOf = (node: Node): { dir: string; name: string; extension: string; source: string } => ({
  dir: String(node.relativeDirectory),
  name: String(node.name),
  extension: String(node.extension),
  source: String(node.sourceInstanceName),
});

const createFacts = async ({
  node,
  actions,
  createNodeId,
  createContentDigest,
  loadNodeContent,
}: CreateNodeArgs) => {
  const [room = '', slug = ''] = fileOf(node).dir.split('/');
  const type = factsTypes[room];
  if (!type)
    throw new Error(`content/${room}/ has no facts: move ${String(node.relativePath)} or add its type`);
  const facts: unknown = parse(await loadNodeContent(node));
  await actions.createNode({
    ...Object(facts),
    slug,
    id: createNodeId(`${node.id} >>> ${type}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest({ facts, slug }) },
  });
};

/** Gives a text under content/ its place: `content/<room>/<slug>/<language>.md`. */
const placeText = ({ node, getNode, actions }: CreateNodeArgs) => {
  const parent = node.parent ? getNode(node.parent) : undefined;
  if (!parent) return;
  const { dir, name } = fileOf(parent);
  const [room = '', slug = ''] = dir.split('/');
  for (const [field, value] of Object.entries({ room, slug, language: name })) {
    actions.createNodeField({ node, name: field, value });
  }
};

export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node } = args;
  if (node.internal.type === 'MarkdownRemark') placeText(args);
  if (node.internal.type !== 'File') return;
  const { source, extension } = fileOf(node);
  if (source === 'content' && extension === 'yml') await createFacts(args);
};
