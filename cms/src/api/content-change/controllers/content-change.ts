import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

import { readChanges } from '../../../content/changes';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * `GET /content-changes?since=<mark>` answers `{ data: { mark, documents: [{ type, documentId }] | null } }`, to the build
   * token only.
   */
  find: async ({ query: { since } }: Context) => ({
    data: await readChanges(strapi, typeof since === 'string' ? since : undefined),
  }),
});
