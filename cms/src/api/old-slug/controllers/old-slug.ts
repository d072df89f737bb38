import type { Core } from '@strapi/strapi';

import { readOldSlugs } from '../../../content/slugHistory';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `GET /old-slugs` answers `{ data: [{ type, documentId, locale, slug }] }`, to the build token only. */
  find: async () => ({ data: await readOldSlugs(strapi) }),
});
