import type { Core } from '@strapi/strapi';

import { settings } from '../settings';
import { siteReads } from './siteReads';

const TOKEN = 'admin::api-token';
const PERMISSION = 'admin::api-token-permission';

const attributes = {
  name: 'Site build',
  description: 'Set at every start from STRAPI_TOKEN. Read by the site build and the site server.',
  type: 'custom',
  kind: 'content-api',
};

/**
 * Registers STRAPI_TOKEN as an API token with exactly the permissions of the build. Strapi's own service cannot: it
 * draws the key itself.
 */
export const setBuildToken = async (strapi: Core.Strapi): Promise<void> =>
  strapi.db.transaction(async () => {
    const accessKey: string = strapi.service('admin::api-token-content-api').hash(settings.buildToken);
    const where = { name: attributes.name };
    const data = { ...attributes, accessKey };
    const existing = await strapi.db.query(TOKEN).findOne({ where, populate: ['permissions'] });
    const token = existing
      ? await strapi.db.query(TOKEN).update({ where: { id: existing.id }, data })
      : await strapi.db.query(TOKEN).create({ data });

    const wanted = new Set(siteReads(Object.values(strapi.contentTypes)));
    const granted: { id: number; action: string }[] = existing?.permissions ?? [];
    for (const { id, action } of granted) {
      if (!wanted.delete(action)) await strapi.db.query(PERMISSION).delete({ where: { id } });
    }
    for (const action of wanted) {
      await strapi.db.query(PERMISSION).create({ data: { action, token: { id: token.id } } });
    }
  });
