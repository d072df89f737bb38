import type { Core } from '@strapi/strapi';

const DEFAULT = { code: 'en', name: 'English (en)' };
const OTHERS = [{ code: 'vi', name: 'Vietnamese (vi)' }];

/** Makes the two languages of the site, English by default. */
export const setLocales = async (strapi: Core.Strapi): Promise<void> => {
  const locales = strapi.plugin('i18n').service('locales');
  for (const locale of [DEFAULT, ...OTHERS]) {
    if (!(await locales.findByCode(locale.code))) await locales.create(locale);
  }
  await locales.setDefaultLocale(DEFAULT);
};
