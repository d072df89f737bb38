import type { CreateNodeArgs, GatsbyNode, Node } from 'gatsby';
import { parse } from 'yaml';

import { isLanguage } from '../src/i18n/locales';

/** Node type of a `facts.yml`, by the room it stands in; `content/site.yml` stands in none. */
const factsTypes: Readonly<Record<string, string>> = {
  '': 'SiteSettings',
  'case-studies': 'CaseStudyFacts',
  banners: 'BannerFacts',
  careers: 'OpeningFacts',
  services: 'ServiceFacts',
  team: 'Team',
  clients: 'Clients',
};

/** Node type of a text that is built of parts, `<folder>/<language>.yml`, by its folder or by its room. */
export const textTypes: Readonly<Record<string, string>> = {
  home: 'HomeText',
  testimonials: 'Testimonials',
  careers: 'OpeningText',
  services: 'ServiceText',
  'services/media-banners': 'MediaBannersText',
  'services/media-banners/crafts': 'BannerCrafts',
  'why-us': 'WhyUsText',
  'case-studies': 'CaseStudyText',
  'company/about-us': 'AboutUsText',
  'company/our-team': 'OurTeamText',
  'company/location': 'LocationText',
  'company/career': 'CareerText',
  'company/contact': 'ContactText',
  'company/not-found': 'NotFoundText',
};

const fileOf = (node: Node): { dir: string; name: string; extension: string; source: string } => ({
  dir: String(node.relativeDirectory),
  name: String(node.name),
  extension: String(node.extension),
  source: String(node.sourceInstanceName),
});

/** Type of the node a yml file becomes, and the fields that say where the file stands. */
const placeOf = (node: Node): { type: string | undefined; place: Record<string, string> } => {
  const { dir, name } = fileOf(node);
  const [room = '', slug = ''] = dir.split('/');
  if (isLanguage(name)) return { type: textTypes[dir] ?? textTypes[room], place: { slug, language: name } };
  return { type: factsTypes[room], place: { slug } };
};

const createFacts = async ({
  node,
  actions,
  createNodeId,
  createContentDigest,
  loadNodeContent,
}: CreateNodeArgs) => {
  const { type, place } = placeOf(node);
  if (!type) {
    const { dir } = fileOf(node);
    throw new Error(`content/${dir}/ has no such facts: move ${String(node.relativePath)} or add its type`);
  }
  const facts: unknown = parse(await loadNodeContent(node));
  await actions.createNode({
    ...Object(facts),
    ...place,
    id: createNodeId(`${node.id} >>> ${type}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest({ facts, place }) },
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
