import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { paramsOf } from './callParams';

const TEMPLATE = 'api::collection.collection';

/**
 * Gives each website template the uuid by which the site leaves it out of its own related ones
 * (docs/specification/calls.md, 'Content reads').
 */
export const giveUuids = (strapi: Core.Strapi): void => {
  strapi.documents.use((context, next) => {
    if (context.uid === TEMPLATE && ['create', 'clone'].includes(context.action)) {
      const params = paramsOf(context);
      params.data = { ...params.data, uuid: randomUUID() };
    }
    return next();
  });
};

/** Refuses to publish a template with two layouts of one slug: they would share one address on the site. */
export const refuseDoubleLayouts = (strapi: Core.Strapi): void => {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== TEMPLATE || context.action !== 'publish') return next();
    const { documentId = '' } = paramsOf(context);
    const template = await strapi
      .documents(TEMPLATE)
      .findOne({ documentId, status: 'draft', populate: ['layouts'] });
    const slugs = (template?.layouts ?? []).map(({ slug }) => slug);
    const double = slugs.find((slug, index) => slugs.indexOf(slug) !== index);
    if (double === undefined) return next();
    throw new errors.ValidationError(`Two layouts have the slug "${double}". Each needs a slug of its own.`);
  });
};
