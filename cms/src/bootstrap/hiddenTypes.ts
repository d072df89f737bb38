import type { Core } from '@strapi/strapi';

/** The site has no registered visitors: a list of them in the admin would be empty for ever. */
export const hideUsers = (strapi: Core.Strapi): void => {
  const users = strapi.contentType('plugin::users-permissions.user');
  users.pluginOptions = { ...users.pluginOptions, 'content-manager': { visible: false } };
};
