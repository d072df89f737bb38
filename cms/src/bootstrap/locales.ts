import type { Core } from '@strapi/strapi';

interface Locale {
  code: string;
  name: string;
}

const DEFAULT: Locale = { code: 'en', name: 'English' };
const OTHERS: Locale[] = [{ code: 'vi', name: 'Tiếng Việt' }];

/** What Strapi calls them, and this CMS did. */
const OLD_NAMES = ['English (en)', 'Vietnamese (vi)'];

interface Locales {
  findByCode: (code: string) => Promise<(Locale & { id: number }) | null>;
  create: (locale: Locale) => Promise<unknown>;
  update: (where: { id: number }, changes: Pick<Locale, 'name'>) => Promise<unknown>;
  setDefaultLocale: (locale: { code: string }) => Promise<unknown>;
}

/** Makes the two languages of the site, English by default. A name that an administrator gave one stays. */
export const setLocales = async (strapi: Core.Strapi): Promise<void> => {
  const locales: Locales = strapi.plugin('i18n').service('locales');
  for (const locale of [DEFAULT, ...OTHERS]) {
    const found = await locales.findByCode(locale.code);
    if (!found) await locales.create(locale);
    else if (OLD_NAMES.includes(found.name)) await locales.update({ id: found.id }, { name: locale.name });
  }
  await locales.setDefaultLocale(DEFAULT);
};
