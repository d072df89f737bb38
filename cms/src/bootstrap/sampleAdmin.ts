import type { Core } from '@strapi/strapi';

import { settings } from '../settings';

/** Makes the first administrator from CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD when there is no administrator at all. */
export const makeSampleAdmin = async (strapi: Core.Strapi): Promise<void> => {
  const users = strapi.service('admin::user');
  if (!settings.sampleAdmin || (await users.exists())) return;
  const role = await strapi.service('admin::role').getSuperAdmin();
  await users.create({
    ...settings.sampleAdmin,
    firstname: 'Saola',
    lastname: 'Admin',
    isActive: true,
    registrationToken: null,
    roles: [role.id],
  });
};
