import type { Attribute, ContentModel } from './contentModels';
import { typeNames } from './packageSchemas';

const scalars: Readonly<Record<string, string>> = {
  ...{ string: 'String', text: 'String', richtext: 'String', email: 'String', uid: 'String' },
  ...{ enumeration: 'String', biginteger: 'String', time: 'String' },
  ...{ integer: 'Int', float: 'Float', decimal: 'Float', boolean: 'Boolean', json: 'JSON', blocks: 'JSON' },
  ...{ date: 'Date @dateformat', datetime: 'Date @dateformat', timestamp: 'Date @dateformat' },
};

/**
 * What an entry is found, chosen and called by is certain once the CMS requires it. Anything else may be empty to a
 * query whatever the CMS requires: an entry that was published before a field was added must not break the build.
 */
export const isCertain = (name: string, { required, type }: Attribute): boolean =>
  required === true &&
  (['uid', 'enumeration'].includes(type) ||
    (type === 'string' && /^(title|slug|name|firstName)$/.test(name)));

/**
 * Titles of these types are also sent: the blog's filters ask for them by name (`/blog/?category=…`). Everything else of
 * the CMS that has a language and is called a title or a heading is set as one.
 */
const askedByTitle = ['blog-category', 'blog-tag'];

const isHeading = (name: string, { type }: Attribute, { localised, singularName }: ContentModel): boolean =>
  localised && type === 'string' && /^(title|heading)$/.test(name) && !askedByTitle.includes(singularName);

/** Names that every node of Gatsby has of its own, or that gatsby-source-strapi renames for that reason. */
const taken = ['id', 'parent', 'children', 'internal', 'fields'];

const link = (name: string, type: string, isList: boolean): string =>
  `${isList ? `[${type}!]` : type} @link(from: "${name}___NODE")`;

const fieldType = (
  name: string,
  attribute: Attribute,
  model: ContentModel,
  typeOf: (uid: string) => string,
): string => {
  const { type, target = '', component = '' } = attribute;
  const where = model.uid;
  if (taken.includes(name)) throw new Error(`${where}.${name} has a name that Gatsby keeps to itself`);
  if (type === 'media') return link(name, 'STRAPI__MEDIA', attribute.multiple === true);
  if (type === 'component') return link(name, typeOf(component), attribute.repeatable === true);
  if (type === 'relation') return link(name, typeOf(target), attribute.relation?.endsWith('ToMany') === true);
  const scalar = scalars[type];
  if (!scalar)
    throw new Error(
      `${where}.${name} is of the type ${type}, which the site cannot read: see gatsby/strapi/`,
    );
  const kind = isCertain(name, attribute) ? `${scalar}!` : scalar;
  return isHeading(name, attribute, model) ? `${kind} @typeset` : kind;
};

/** What Strapi adds to an entry by itself. */
const ownFields = ({ kind, localised, draftAndPublish }: ContentModel): string[] =>
  kind === 'component'
    ? []
    : [
        'documentId: String!',
        ...(localised ? ['locale: String!'] : []),
        'createdAt: Date @dateformat',
        'updatedAt: Date @dateformat',
        ...(draftAndPublish ? ['publishedAt: Date @dateformat'] : []),
      ];

const typeDefinition = (model: ContentModel, typeOf: (uid: string) => string): string => {
  const fields = Object.entries(model.attributes).map(
    ([name, attribute]) => `${name}: ${fieldType(name, attribute, model, typeOf)}`,
  );
  return [
    `${JSON.stringify(`${model.displayName} of the CMS (${model.uid})`)}`,
    `type ${typeOf(model.uid)} implements Node @dontInfer {`,
    ...[...ownFields(model), ...fields].map((field) => `  ${field}`),
    '}',
  ].join('\n');
};

const mediaType = /* GraphQL */ `
  "A file of the CMS's media library"
  type STRAPI__MEDIA implements Node @dontInfer {
    url: String!
    width: Int
    height: Int
    alternativeText: String
    mime: String
    localFile: File @link(from: "localFile___NODE")
  }
`;

/**
 * The GraphQL types of everything the site reads of the CMS, in GraphQL's schema language. They are declared, not
 * inferred, so that a build passes with an empty CMS: inference knows only what it has seen.
 *
 * @throws for an attribute of a type that the site cannot read.
 */
export const graphqlTypes = (models: readonly ContentModel[]): string => {
  const typeOf = typeNames(models);
  return [...models.map((model) => typeDefinition(model, typeOf)), mediaType].join('\n\n');
};
