import { makeParentNodeName, type StrapiSchema } from 'gatsby-source-strapi/dist/helpers';

import type { Attribute, ContentModel } from './contentModels';

const structural = ['media', 'relation', 'component'];

// Of any other type the package would make nodes of its own, of rich text for one. Here they are values of their entry.
const asValue = (attribute: Attribute): object =>
  structural.includes(attribute.type) ? attribute : { type: 'string' };

/** The models in the form gatsby-source-strapi reads, as if the CMS's content-type builder had told them. */
export const packageSchemas = (models: readonly ContentModel[]): StrapiSchema[] =>
  models.map(({ uid, kind, singularName, pluralName, attributes }) => ({
    uid,
    schema: {
      ...(kind === 'component' ? {} : { kind }),
      singularName,
      pluralName,
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([name, attribute]) => [name, asValue(attribute)]),
      ),
    },
  }));

/** Name of the GraphQL type of a content type or component: `STRAPI_SHOWCASE`, `STRAPI__COMPONENT_SHARED_SEO`. */
export const typeNames = (models: readonly ContentModel[]): ((uid: string) => string) => {
  const schemas = packageSchemas(models);
  return (uid) => makeParentNodeName(schemas, uid);
};
