import type { Core, UID } from '@strapi/strapi';

const PERMISSION = 'admin::permission';

/** Strapi's own roles for those who write. */
const ROLES = ['strapi-editor', 'strapi-author'];

interface Permission {
  id: number;
  subject: string | null;
  properties: { locales?: string[] | null };
}

/**
 * Lets Strapi's own roles write in all languages of the site, once: Strapi makes them before there is a language, so that
 * they may write in none. What an administrator chooses for them afterwards stays.
 */
export const giveRolesLanguages = async (strapi: Core.Strapi): Promise<void> => {
  const done = strapi.store({ type: 'app', name: 'roles', key: 'languages' });
  if (await done.get({})) return;
  const locales: { code: string }[] = await strapi.plugin('i18n').service('locales').find();
  const codes = locales.map(({ code }) => code);
  const { isLocalizedContentType } = strapi.plugin('i18n').service('content-types');
  const permissions: Permission[] = await strapi.db
    .query(PERMISSION)
    .findMany({ where: { role: { code: { $in: ROLES } } } });
  for (const { id, subject, properties } of permissions) {
    const type = strapi.contentTypes[subject as UID.ContentType];
    // `null` is all languages; none at all is what Strapi leaves.
    const hasNone = properties.locales === undefined || properties.locales?.length === 0;
    if (!type || !isLocalizedContentType(type) || !hasNone) continue;
    const data = { properties: { ...properties, locales: codes } };
    await strapi.db.query(PERMISSION).update({ where: { id }, data });
  }
  await done.set({ value: true });
};
