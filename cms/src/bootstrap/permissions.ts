import type { Core } from '@strapi/strapi';

import { PUBLIC_ACTIONS } from '../access';

const ROLE = 'plugin::users-permissions.role';
const PERMISSION = 'plugin::users-permissions.permission';

/**
 * Grants the Public role exactly the listed actions and every other role of the content API none: the site has no
 * registered visitors, so Strapi's log-in, registration and password calls are closed with the rest.
 */
export const setPermissions = async (strapi: Core.Strapi): Promise<void> => {
  const roles = await strapi.db.query(ROLE).findMany({ populate: ['permissions'] });
  for (const role of roles) {
    const wanted = new Set(role.type === 'public' ? PUBLIC_ACTIONS : []);
    const granted: { id: number; action: string }[] = role.permissions;
    for (const { id, action } of granted) {
      if (!wanted.delete(action)) await strapi.db.query(PERMISSION).delete({ where: { id } });
    }
    for (const action of wanted)
      await strapi.db.query(PERMISSION).create({ data: { action, role: role.id } });
  }
  const options = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const advanced = (await options.get({})) as object;
  await options.set({ value: { ...advanced, allow_register: false } });
};
