import type { StrapiApp } from '@strapi/strapi/admin';

export default {
  config: {
    locales: ['vi'],
    tutorials: false,
    // The admin would ask GitHub for new versions of Strapi.
    notifications: { releases: false },
  },
  bootstrap(_app: StrapiApp) {},
};
