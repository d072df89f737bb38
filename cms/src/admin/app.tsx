import type { StrapiApp } from '@strapi/strapi/admin';

import { addIntakeViews, registerFieldsView } from './intake/register';
import { translations } from './intake/strings/translations';
import { registerRichText } from './richText/register';
import { richTextStrings } from './richText/strings/translations';
import { followTitles } from './slugs/panel';
import { slugStrings } from './slugs/strings';

export default {
  config: {
    locales: ['vi'],
    translations: {
      en: { ...translations.en, ...slugStrings.en, ...richTextStrings.en },
      vi: { ...translations.vi, ...slugStrings.vi, ...richTextStrings.vi },
    },
    tutorials: false,
    // The admin would ask GitHub for new versions of Strapi.
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    registerFieldsView(app);
    registerRichText(app);
  },
  bootstrap(app: StrapiApp) {
    addIntakeViews(app);
    followTitles(app);
  },
};
