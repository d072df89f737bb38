import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';

import { closeBanners } from './banners';
import { brandStrings, logo } from './brand';
import { hintStrings } from './forms/hints';
import { translateForms } from './forms/register';
import { typeNames } from './forms/strings';
import { addIntakeViews, registerFieldsView } from './intake/register';
import { translations } from './intake/strings/translations';
import { shortenCells } from './lists/shortCells';
import { registerRichText } from './richText/register';
import { richTextStrings } from './richText/strings/translations';
import { keepWritten } from './saving/keepWritten';
import { RememberRead } from './saving/rememberRead';
import { savingStrings } from './saving/strings';
import { UnsavedPanel } from './saving/UnsavedPanel';
import { SchedulePanel } from './schedule/panel';
import { scheduleStrings } from './schedule/strings';
import { SlugPanel } from './slugs/panel';
import { leaveRoom } from './slugs/room';
import { slugStrings } from './slugs/strings';
import { strapiStrings } from './vietnamese/strapiStrings';
import { LivePanel } from './website/LivePanel';
import { addWebsitePage } from './website/register';
import { UsesPanel } from './website/UsesPanel';
import { websiteStrings } from './website/strings/translations';

export default {
  config: {
    locales: ['vi'],
    auth: { logo },
    menu: { logo },
    translations: {
      en: {
        ...brandStrings.en,
        ...hintStrings.en,
        ...translations.en,
        ...slugStrings.en,
        ...richTextStrings.en,
        ...scheduleStrings.en,
        ...websiteStrings.en,
        ...savingStrings.en,
      },
      vi: {
        ...strapiStrings,
        ...brandStrings.vi,
        ...translations.vi,
        ...slugStrings.vi,
        ...richTextStrings.vi,
        ...typeNames.vi,
        ...scheduleStrings.vi,
        ...websiteStrings.vi,
        ...savingStrings.vi,
      },
    },
    tutorials: false,
    // The admin would ask GitHub for new versions of Strapi.
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    registerFieldsView(app);
    registerRichText(app);
    addWebsitePage(app);
    keepWritten();
  },
  bootstrap(app: StrapiApp) {
    closeBanners(window.localStorage);
    addIntakeViews(app);
    leaveRoom(document);
    translateForms(app);
    shortenCells(app);
    const { apis } = app.getPlugin('content-manager');
    (apis as ContentManagerPlugin['config']['apis']).addEditViewSidePanel([
      ...[SlugPanel, SchedulePanel, LivePanel, UsesPanel],
      ...[RememberRead, UnsavedPanel],
    ]);
  },
};
