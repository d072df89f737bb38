import type { Core } from '@strapi/strapi';

import { readRevision } from '../../../content/revision';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `GET /content-revision` answers `{ revision }`, to the build token only. */
  find: async () => ({ revision: await readRevision(strapi) }),
});
