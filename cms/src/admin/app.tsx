import type { StrapiApp } from '@strapi/strapi/admin';

import { addIntakeViews, registerFieldsView } from './intake/register';
import { translations } from './intake/strings/translations';
import { followTitles } from './slugs/panel';

export default {
  config: {
    locales: ['vi'],
    translations,
    tutorials: false,
    // The admin would ask GitHub for new versions of Strapi.
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    registerFieldsView(app);
  },
  bootstrap(app: StrapiApp) {
    addIntakeViews(app);
    followTitles(app);
  },
};
